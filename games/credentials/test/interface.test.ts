// The game as clients see it: properties of random play, positions by hand, packs, the score, rules of thumb.
import { readFileSync } from 'node:fs';
import { createGame, content as credentialsContent } from '@bocage/credentials';
import {
  choiceBuffer,
  clone,
  DEPTH,
  generator,
  loadScore,
  parseScore,
  randomBelow,
  Session,
  seeded,
  withPack,
  writeScore,
} from '@bocage/engine';
import { checkGame, checkOdds, table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { at, fresh, game } from './helper.ts';
import { reading } from './odds.ts';

describe('Random play', () => {
  it('keeps every property of the kernel, whatever the options', () => {
    const report = checkGame(game, { games: 60, seed: '1', every: 64 });
    expect(report).toMatchObject({ games: 60, deadEnds: 0 });
    // A whole game is a text of less than 30 KB.
    expect(report.longestScore).toBeLessThan(30_000);
  }, 120_000);

  it('shows odds that are true: what is met comes about as often as it says, with everything at hand', () => {
    expect(checkOdds(game, { seed: '1', sampled: 300, reading })).toMatchObject({ sampled: 300, voided: 0 });
  }, 120_000);

  it('conserves 9/9/9 supplies, 8 trucks, 18 FFI, 26 Control markers and all cards', () => {
    const t = table(game, { seed: '5' });
    expect(game.census(t.state)).toEqual([9, 9, 9, 8, 18, 26, 20, 28, 24]);
    t.random('9', 150);
    expect(game.census(t.state)).toEqual([9, 9, 9, 8, 18, 26, 20, 28, 24]);
    expect(game.problems(t.state)).toEqual([]);
  });

  it('the rules of thumb beat random play clearly at every level', () => {
    const out = choiceBuffer();
    const mean = (level: string, policy: 'random' | 'heuristic'): number => {
      const g = generator('3');
      let sum = 0;
      for (let i = 0; i < 40; i++) {
        const s = game.setup({ level }, String(i), seeded);
        if (typeof s === 'string') throw new Error(s);
        while (s[DEPTH] > 0) {
          const n = game.choices(s, out);
          const pick = policy === 'random' ? randomBelow(g, n) : (game.player?.heuristic(s, out, n, g) ?? 0);
          game.apply(s, out[pick], seeded);
        }
        sum += game.result(s)?.score ?? 0;
      }
      return sum / 40;
    };
    for (const level of ['easy', 'standard', 'difficult', 'very-difficult']) {
      expect(mean(level, 'heuristic')).toBeGreaterThan(mean(level, 'random') + 6);
    }
  });
});

describe('Data beside words', () => {
  it('every choice has its verb; every reason, warning, modifier and result its code; no event says undefined', () => {
    const tried = choiceBuffer();
    const missing = new Set<string>();
    const check = (what: string, word: string | undefined): void => {
      if (word === undefined || word === '') missing.add(what);
    };
    for (let seed = 1; seed <= 6; seed++) {
      const s = game.setup({}, String(seed), seeded);
      if (typeof s === 'string') throw new Error(s);
      const random = generator(String(seed));
      while (s[DEPTH] > 0) {
        const step = game.decision(s)?.step ?? '';
        const n = game.attempts(s, tried);
        for (const choice of Array.from(tried.subarray(0, n))) {
          const code = game.refuse(s, choice);
          check(`${step} describe`, game.describe(s, choice).verb);
          if (code !== 0) check(`${step} reason`, game.reason(s, choice, code).code);
          else {
            for (const warning of game.warnings(s, choice)) check(`${step} warning`, warning.code);
            const odds = random[0] % 4 === 0 ? game.odds(s, choice) : undefined;
            for (const one of [...(odds?.results ?? []), ...(odds?.modifiers ?? [])]) check(`${step} odds`, one.code);
          }
        }
        const legal = game.choices(s, tried);
        game.apply(s, tried[randomBelow(random, legal)] ?? 0, seeded, (event) => {
          if (/undefined|NaN/.test(game.say(event))) missing.add(`${event.kind}: ${game.say(event)}`);
        });
      }
    }
    for (const [verb, reason] of Object.entries(game.verbs)) check(`verb ${verb}`, reason.code);
    expect([...missing]).toEqual([]);
  });
});

describe('Positions', () => {
  it('are written and read by hand, and refused with the reason', () => {
    expect(() => at('stock: 9/9/9')).toThrow(/but the box has only 9/);
    expect(() => at('8th: atlantis 1/1/1')).toThrow(/there is no space 'atlantis'/);
    expect(() => at('kg: dol W99')).toThrow(/not a state of a Kampfgruppe/);
    expect(() => at('ffi: rennes 3')).toThrow(/the limit is 2/);
    expect(() => at('control: dol\n8th: dol 1/1/1\n83rd: dol 1/1/1')).toThrow(/the limit is 1/);
    expect(() => at('port brest: pd 6')).toThrow(/markers is 0 to 5/);
    expect(() => at('wether: bad')).toThrow(/did you mean 'weather'/);
    expect(at('2nd: lorient 1/1/1').position('recall')).toBe('yes');
  });

  it('begin in a phase', () => {
    expect(fresh('phase: ffi').ask().step).toBe('ffi');
    expect(fresh('phase: action').ask().step).toBe('action');
  });
});

describe('Content', () => {
  it('a pack of an owner replaces reconstructed values, and says so on the board', () => {
    const pack = { 'bocage-pack': 1, game: 'credentials', name: 'box', data: { wehrmacht: [{ id: 'W11', ammo: 3 }] } };
    const content = withPack(credentialsContent, pack);
    if (!('hash' in content)) throw new Error(JSON.stringify(content));
    const boxed = createGame(content);
    const s = boxed.setup({}, '1', seeded);
    if (typeof s === 'string') throw new Error(s);
    const unit = boxed
      .board(boxed.view(s, 0), 0)
      .places.find((place) => place.id === 'units')
      ?.pieces.find((piece) => piece.id === 'W11');
    expect(unit?.values?.[0]).toEqual({ label: 'Ammo', value: '3', source: 'pack: box' });
  });

  it('a pack that cannot be played is refused with what is wrong', () => {
    const broken = { 'bocage-pack': 1, game: 'credentials', name: 'x', data: { supplies: [{ id: 'fuel', stock: 4 }] } };
    expect(withPack(credentialsContent, broken)).toEqual([
      { path: 'data.supplies[id fuel]', text: 'must be 9 fuel tokens at the start, not 10' },
    ]);
  });
});

describe('The score', () => {
  it('a recorded game replays to its end, and is the same text when written again', () => {
    const text = readFileSync(new URL('../games/brittany.score', import.meta.url), 'utf8');
    const parsed = parseScore(text);
    if ('text' in parsed) throw new Error(`line ${parsed.line}: ${parsed.text}`);
    const session = loadScore(game, parsed);
    if (!(session instanceof Session)) throw new Error(`line ${session.line}: ${session.text}`);
    expect(session.over).toBe(true);
    expect(game.result(session.state)).toMatchObject({ score: 19, grade: 'A respectable outcome' });
    expect(writeScore(session)).toBe(text);
  });
});

describe('Kernel bars', () => {
  it('a state is small, and the turn is counted', () => {
    const t = at();
    expect(clone(t.state).length).toBeLessThan(1000);
    expect(game.turn?.(t.state)).toBe(1);
  });
});
