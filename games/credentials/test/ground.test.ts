// What the heuristics see of the board at a glance, against the rules that are asked space by space.
import { choiceBuffer, type Game, generator, randomBelow, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { createGame } from '../src/index.ts';
import { data } from '../src/play.ts';
import { lookAtGround, noGround } from '../src/player/heuristics/ground.ts';
import { gainIndex, lookups } from '../src/player/heuristics/lookups.ts';
import { PLAIN } from '../src/player/heuristics/weights.ts';
import { CONTROL, DIV_AT, DIVISIONS, KG, SPACES } from '../src/state/layout.ts';
import { maySupply, tokensIn } from '../src/state/queries.ts';
import { makeTables } from '../src/state/tables.ts';

const game: Game = createGame();
const t = makeTables(data);
const k = lookups(PLAIN, t);

const bitsWhere = (test: (space: number) => boolean): number => {
  let bits = 0;
  for (let space = 0; space < SPACES; space++) if (test(space)) bits |= 1 << space;
  return bits;
};

describe('the ground', () => {
  it('shows what is held, occupied and supplied as the rules say, in random games', () => {
    const buffer = choiceBuffer();
    const g = generator('7');
    const ground = noGround();
    for (let seed = 1; seed <= 20; seed++) {
      const s = game.setup({}, String(seed), seeded);
      if (typeof s === 'string') throw new Error(s);
      while (game.seat(s) >= 0) {
        lookAtGround(ground, s);
        const occupied = bitsWhere((space) => s.subarray(DIV_AT, DIV_AT + DIVISIONS).includes(space));
        expect(ground.held).toBe(bitsWhere((space) => s[CONTROL + space] !== 0));
        expect(ground.kampfgruppen).toBe(bitsWhere((space) => s[KG + space] !== 0));
        expect(ground.occupied).toBe(occupied);
        const counted = ground.held | occupied;
        expect(ground.lying).toBe(bitsWhere((space) => tokensIn(s, space) > 0) & counted);
        const open = (ground.held | (k.boxes & occupied)) & ~ground.kampfgruppen;
        expect(open).toBe(bitsWhere((space) => maySupply(t, s, space)));
        game.apply(s, buffer[randomBelow(g, game.choices(s, buffer))] ?? 0, seeded);
      }
    }
  });

  it('knows what the next Garrison of a port brings, and nothing once all are down', () => {
    for (const [port, row] of data.ports.entries()) {
      const all = row.garrisons.reduce((bits, garrison) => bits | (1 << garrison.number), 0);
      expect(k.garrisonGains[gainIndex(port, 1, 0, all)]).toBe(0);
      const last = row.garrisons.find((garrison) => garrison.number === 1);
      // The last one is a Division; with it the port is captured, and more is gained if it still stands.
      const gain = (last?.medal === true ? 1 : 0) + 1 + 1;
      expect(k.garrisonGains[gainIndex(port, 1, 1, all & ~2)]).toBe(gain);
      expect(k.garrisonGains[gainIndex(port, 1, 0, all & ~2)]).toBe(gain + PLAIN.intact);
    }
  });
});
