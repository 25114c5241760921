// The Operational Map of Sherman Leader: nine theatres with six bands each, Battalions and names that keep off each other.
import { gzipSync } from 'node:zlib';
import { choiceBuffer, generator, Session } from '@bocage/engine';
import { content, createGame } from '@bocage/sherman-leader';
import { describe, expect, it } from 'vitest';
import { inside } from '../build/ground/geometry.ts';
import { theatreGround } from '../build/ground/theatre.ts';
import { theatres } from '../build/ground/theatre-data.ts';
import { theatreSheet } from '../build/ground/theatre-sheet.ts';
import { bandsOf, countrySpots } from '../src/games/sherman-leader/bands.ts';
import { standsOf } from '../src/games/sherman-leader/country.ts';
import { boxOf, clusterBox, placeNames, touches } from '../src/games/sherman-leader/country-names.ts';
import { placeBattalions } from '../src/games/sherman-leader/country-stands.ts';
import { type ShermanFacts, shermanFacts } from '../src/games/sherman-leader/facts.ts';
import { THEATRE } from '../src/games/sherman-leader/theatre.ts';

const game = createGame();
const all = theatres().map((theatre) => ({ theatre, sheet: theatreSheet(theatre) }));

/** The facts of each Week of a campaign that is played by rules of thumb. */
function weeksOf(campaign: string, seed: string): readonly ShermanFacts[] {
  const session = Session.open(game, { options: { campaign, force: 'ready' }, seed });
  if (!(session instanceof Session)) throw new Error('no session');
  const buffer = choiceBuffer();
  const mine = generator(seed);
  const found: ShermanFacts[] = [];
  while (!session.over) {
    if (game.decision(session.state)?.step === 'assign/target')
      found.push(shermanFacts(game.facts(game.view(session.state, 0), 0)));
    const n = game.choices(session.state, buffer);
    session.playChoice(buffer[game.player?.heuristic(session.state, buffer, n, mine) ?? 0] ?? 0);
  }
  return found;
}

describe('the theatres', () => {
  it('are those of the campaigns, each with its source', () => {
    expect(all.map(({ theatre }) => theatre.code)).toEqual(content.data.campaigns.map((c) => c.id).sort());
    for (const { sheet } of all) expect(sheet.source).toMatch(/phase lines are drawn for the game/);
  });

  it.each(all)('$theatre.code: every point of the sheet lies in one of the six bands', ({ sheet }) => {
    expect(sheet.bands.length).toBe(6);
    expect(sheet.lines.length).toBe(5);
    let many = 0;
    for (let x = 5; x < THEATRE.width; x += 15)
      for (let y = 5; y < THEATRE.height; y += 15) {
        const n = sheet.bands.filter((band) => inside(band.shape, [x, y])).length;
        // Corners are rounded to whole units, so a point on a line may be in both of its bands or in none.
        if (n !== 1) many++;
      }
    expect(many).toBeLessThan(12);
    for (const { head, shape } of sheet.bands) expect(inside(shape, head)).toBe(true);
    const heads = sheet.bands.map(({ head: [x, y] }) => [x - 62, y - 24, x + 62, y + 10] as const);
    heads.forEach((box, i) => {
      expect(box[0], 'the name of a band is on the sheet').toBeGreaterThanOrEqual(0);
      expect(box[2]).toBeLessThanOrEqual(THEATRE.width);
      for (const other of heads.slice(i + 1)) expect(touches(box, other), 'names of two bands').toBe(false);
    });
  });

  it.each(all)('$theatre.code: without a counter every town bears its name, and no two names touch', ({ sheet }) => {
    const names = placeNames(sheet, []);
    const named = new Set(names.map((name) => name.name));
    expect(sheet.places.filter((town) => !named.has(town.name))).toEqual([]);
    const boxes = names.map((name) => boxOf(name));
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(i + 1)) expect(touches(box, other)).toBe(false);
    });
  });

  it.each(all)('$theatre.code: the drawing is small', ({ theatre }) => {
    expect(gzipSync(theatreGround(theatre)).length).toBeLessThan(36 * 1024);
  });

  it('are drawn alike on every visit', () => {
    const saipan = theatres().find((theatre) => theatre.code === 'SA44');
    if (saipan === undefined) throw new Error('no Saipan');
    expect(theatreGround(saipan)).toBe(theatreGround(saipan));
  });
});

describe('the country', () => {
  it('has six bands side by side where a campaign has no theatre', () => {
    expect([...countrySpots(undefined).keys()]).toEqual([0, 1, 2, 3, 4, 5].map((i) => `band-${i}`));
    for (const { shape, middle } of bandsOf(undefined)) expect(inside(shape, middle)).toBe(true);
  });

  it.each(all.map(({ theatre }) => theatre.code))(
    '%s: Battalions never cover each other, and names keep off them',
    (code) => {
      const sheet = all.find(({ theatre }) => theatre.code === code)?.sheet;
      if (sheet === undefined) throw new Error(code);
      const weeks = weeksOf(code, '7');
      expect(weeks.length).toBeGreaterThan(1);
      for (const facts of weeks) {
        const stands = placeBattalions(facts, sheet);
        facts.campaign.bands.forEach((band, i) => {
          for (const { id } of band.battalions) {
            const at = stands.get(id);
            expect(at, id).toBeDefined();
            // A stand that is moved in from the edge of the sheet may leave a thin band by a little.
            const shape = sheet.bands[i]?.shape ?? [];
            const near = [-14, 0, 14].some((dx) =>
              [-14, 0, 14].some((dy) => inside(shape, [(at?.[0] ?? 0) + dx, (at?.[1] ?? 0) + dy])),
            );
            expect(near, `${id} in ${band.name}`).toBe(true);
          }
        });
        const places = [...stands.values()];
        places.forEach(([x, y], i) => {
          for (const [ox, oy] of places.slice(i + 1))
            expect(Math.max(Math.abs(x - ox), Math.abs(y - oy))).toBeGreaterThanOrEqual(52);
        });
        const taken = places.map((at) => clusterBox(at));
        for (const name of placeNames(sheet, taken))
          expect(
            taken.some((box) => touches(boxOf(name), box)),
            name.name,
          ).toBe(false);
        expect([...standsOf(facts, sheet).keys()].sort()).toEqual([...stands.keys()].sort());
        expect(standsOf(facts, sheet)).toBe(standsOf(facts, sheet));
      }
    },
  );
});
