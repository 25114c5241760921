// Loading on one sheet: what it says of a sharing-out is what the rules do when each of their questions is answered so.
import { createPanelFacts, type LoadingSheet, type Tokens } from '@bocage/credentials/facts';
import { choiceBuffer, generator, randomBelow, type State, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { at, carried, game, list, type Play } from './helper.ts';

const panels = createPanelFacts();

const THREE = '6th: avranches 0/1/0\n8th: avranches 0/1/1\n83rd: avranches 1/1/1\nlying: avranches 5/1/1';

/** Why the rules refuse a sharing-out; undefined if they do not. */
function whyNot(t: Play, wanted: readonly Tokens[]): string | undefined {
  const refused = panels.shareOut(t.state, wanted)?.refused;
  return refused === undefined ? undefined : game.reason(refused.state, refused.choice, refused.code).text;
}

describe('a loading on one sheet', () => {
  it('RTTR 2.7 shows what lay in the space and on the cards before all of it was laid out', () => {
    const t = at(THREE).play('stow avranches');
    expect(panels.loading(t.state)).toEqual({
      kind: 'cards',
      space: 'avranches',
      capacity: 9,
      before: [5, 1, 1],
      holders: [
        { id: '6th', capacity: 6, before: [0, 1, 0] },
        { id: '8th', capacity: 6, before: [0, 1, 1] },
        { id: '83rd', capacity: 6, before: [1, 1, 1] },
      ],
      to: undefined,
    } satisfies LoadingSheet);
    // Halfway through the questions it is still the same sheet.
    t.play('6th 4 fuel');
    expect(panels.loading(t.state)?.before).toEqual([5, 1, 1]);
    expect(panels.loading(at(THREE).state)).toBeUndefined();
  });

  it('RTTR 2.7 a sharing-out becomes the choices of the score, and Divisions fare as the Logistics Step would have it', () => {
    const t = at(THREE).play('stow avranches');
    const shared = panels.shareOut(t.state, [
      [4, 1, 0],
      [1, 1, 2],
      [1, 1, 1],
    ]);
    if (shared?.refused !== undefined || shared === undefined) throw new Error('refused');
    expect(shared.fares.map((fare) => [fare.division, fare.meal.kind])).toEqual([
      ['4th', expect.any(String)],
      ['6th', 'starves'],
      ['8th', 'card'],
      ['83rd', 'card'],
    ]);
    t.play(...shared.names);
    expect(['6th', '8th', '83rd'].map((id) => carried(t, id))).toEqual(['4/1/0', '1/1/2', '1/1/1']);
    expect(list(t, 'lying')).toEqual(['avranches 0/1/0']);
    expect(t.ask().step).toBe('action');
  });

  it('TAMC 11.j refusals are those of the questions: card, space, and what is not there', () => {
    const t = at(THREE).play('stow avranches');
    expect(
      whyNot(t, [
        [5, 1, 1],
        [0, 1, 1],
        [1, 1, 1],
      ]),
    ).toBe('A Division card holds at most 6 tokens.');
    expect(
      whyNot(t, [
        [0, 2, 0],
        [0, 2, 1],
        [1, 1, 1],
      ]),
    ).toBe('Avranches has only 0 Ammo left.');
    expect(
      whyNot(t, [
        [0, 0, 0],
        [0, 0, 0],
        [1, 1, 1],
      ]),
    ).toMatch(/^Take more: Avranches and the other cards/);
    // A question that the rules do not ask, because there is one answer, refuses others all the same.
    const alone = at('6th: quidellac 0/0/0\nlying: quidellac 0/1/0\ncontrol: quidellac').play('stow quidellac');
    expect(whyNot(alone, [[1, 0, 0]])).toBe('Quidellac has only 0 Fuel left.');
  });

  it('RTTR 8.4 says that a starving Division would eat at once', () => {
    const t = at('6th: quidellac 1/1/0 starving\nlying: quidellac 1/0/1\ncontrol: quidellac').play('stow quidellac');
    const shared = panels.shareOut(t.state, [[1, 1, 1]]);
    expect(shared?.refused === undefined && shared?.fares.find((fare) => fare.division === '6th')?.recovers).toBe(true);
  });

  it('RTTR 5.3 + TAMC rA1 a Truck is loaded on the same sheet', () => {
    const t = at('trucks: reserve 2, stock 2, aside 4\nlying: avranches 3/2/1, pontaubault 0/2/2');
    t.play('haul', 'avranches to pontaubault');
    expect(panels.loading(t.state)).toMatchObject({
      kind: 'truck',
      before: [3, 2, 1],
      holders: [{ id: 'truck', capacity: 4 }],
      to: { space: 'pontaubault', room: 2 },
    });
    expect(whyNot(t, [[0, 0, 0]])).toBe('A Truck carries at least one token.');
    const roomy = at('trucks: reserve 2, stock 2, aside 4\nlying: avranches 3/2/1');
    expect(whyNot(roomy.play('haul', 'avranches to pontaubault'), [[3, 2, 0]])).toBe(
      'A Truck carries at most 4 tokens.',
    );
    expect(whyNot(t, [[2, 1, 0]])).toBe('Pontaubault has room for only 2 tokens.');
    t.play('1 fuel');
    const shared = panels.shareOut(t.state, [[1, 0, 1]]);
    expect(shared?.refused === undefined && shared?.names).toEqual(['1 fuel', '0 ammo', '1 food']);
  });

  it('RTTR 2.7 over random games: legal exactly if the questions allow it, and the names lead to it', () => {
    const seed = String(Date.now() % 1000003);
    const g = generator(seed);
    const buffer = choiceBuffer();
    let [legal, refused] = [0, 0];
    for (let round = 0; round < 12; round++) {
      const first = game.setup({}, `${seed}${round}`, seeded);
      if (typeof first === 'string') throw new Error(first);
      const s: State = first;
      let asked = false;
      for (let i = 0; i < 400 && game.seat(s) >= 0; i++) {
        const n = game.choices(s, buffer);
        // Whoever may load does, and laid-out sharings are tried there.
        const stow = Array.from(buffer.subarray(0, n)).find((c) => game.describe(s, c).verb === 'stow');
        game.apply(s, stow ?? buffer[randomBelow(g, n)] ?? 0, seeded);
        const sheet = panels.loading(s);
        // Only where it begins: the choices of a sharing-out replace all of them.
        const open = asked;
        asked = sheet !== undefined;
        if (sheet === undefined || open) continue;
        const wanted = sheet.holders.map((): Tokens => [randomBelow(g, 4), randomBelow(g, 4), randomBelow(g, 3)]);
        const before = s.slice();
        const shared = panels.shareOut(s, wanted);
        expect(s, `seed ${seed}`).toEqual(before);
        const space = [0, 1, 2].map(
          (k) => sheet.before[k] + sheet.holders.reduce((sum, h, j) => sum + h.before[k] - wanted[j][k], 0),
        );
        const sum = (tokens: readonly number[]): number => tokens.reduce((a, b) => a + b, 0);
        const possible =
          sheet.kind === 'cards'
            ? space.every((k) => k >= 0) &&
              sum(space) <= sheet.capacity &&
              wanted.every((tokens, j) => sum(tokens) <= sheet.holders[j].capacity)
            : sum(wanted[0]) > 0 &&
              wanted[0].every((k, kind) => k <= sheet.before[kind]) &&
              sum(wanted[0]) <= Math.min(sheet.holders[0].capacity, sheet.to?.room ?? 0);
        expect(shared?.refused === undefined, `seed ${seed}: ${JSON.stringify([sheet, wanted])}`).toBe(possible);
        if (shared === undefined || shared.refused !== undefined) {
          refused++;
          continue;
        }
        legal++;
        for (const name of shared.names) {
          const verdict = game.verdict(s, name);
          if (verdict.kind !== 'legal') throw new Error(`seed ${seed}: ${name}`);
          game.apply(s, verdict.choice, seeded);
        }
        expect(panels.loading(s)?.kind === sheet.kind && panels.loading(s)?.space === sheet.space, `seed ${seed}`).toBe(
          false,
        );
      }
    }
    expect(Math.min(legal, refused), `seed ${seed}`).toBeGreaterThan(5);
  });
});
