// What the panels of the table ask: plans, sheets and counts say what the rules then do.
import { createPanelFacts, playOut } from '@bocage/credentials/facts';
import { choiceBuffer, generator, randomBelow, type State, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { at, carried, fresh, game, whereIs } from './helper.ts';

const panels = createPanelFacts();

/** The choices of a march by their names, as a plan lays them one after the other. */
function legs(state: State, piece: string, names: readonly string[]): number[] {
  const choices: number[] = [];
  for (const name of names) {
    const found = panels.march(state, piece, choices)?.next.find((step) => step.name === name);
    if (found === undefined) return [...choices, panels.entering(name.slice(3))];
    choices.push(found.choice);
  }
  return choices;
}
const march = (state: State, piece: string, names: readonly string[]) =>
  panels.march(state, piece, legs(state, piece, names));

describe('the march laid out', () => {
  it('RTTR 6.1 + TAMC 9.b: goes leg by leg and adds up what it uses', () => {
    const t = at('6th: dinan 2/1/0\ncontrol: dol, dinan, quidellac');
    const plan = march(t.state, '6th', ['to quidellac', 'to loudeac']);
    expect(plan?.legs.map((leg) => leg.at)).toEqual(['quidellac', 'loudeac']);
    expect(plan?.legs.map((leg) => leg.odds?.title)).toEqual([undefined, 'Aerial Recon card in Loudéac']);
    expect([plan?.used, plan?.left, plan?.refused]).toEqual([[1, 0, 0], [1, 1, 0], undefined]);
    expect(plan?.next.map((step) => step.name)).toContain('to pontivy');
    // What was laid out is what happens where nothing is revealed.
    t.play('move 6th', 'to quidellac');
    expect([whereIs(t, '6th'), carried(t, '6th')]).toEqual(['quidellac', '1/1/0']);
    expect(march(t.state, '6th', ['to loudeac'])?.legs[0]?.spacesLeft).toBe(plan?.legs[1]?.spacesLeft);
  });

  it('TAMC 9.f + TAMC rA5: says what a fight on the way means for going on', () => {
    const t = at('6th: dinan 1/3/0\ncontrol: dol, dinan\nkg: quidellac');
    const plan = march(t.state, '6th', ['to quidellac', 'to loudeac']);
    expect(plan?.legs[0]).toMatchObject({ held: true, ifStopped: expect.stringContaining('no Fuel is left') });
    expect(plan?.refused?.rule).toBe('TAMC rA5');
    const fuelled = at('6th: dinan 2/3/0\ncontrol: dol, dinan\nkg: quidellac');
    const on = march(fuelled.state, '6th', ['to quidellac', 'to loudeac']);
    expect([on?.refused, on?.used]).toEqual([undefined, [2, 0, 0]]);
  });

  it('TAMC 10.h, TAMC 13.M4: one more space with an FFI or the Tank Destroyer', () => {
    const t = at('8th: ploermel 1/1/1\ncontrol: ploermel, pontivy, loudeac, quidellac\nffi: zone a 1, aside 1');
    const names = march(t.state, '8th', ['to pontivy', 'to loudeac'])?.next.map((step) => step.name) ?? [];
    const help = names.find((name) => name.startsWith('ffi ') || name === 'tank destroyer');
    expect(help).toBeDefined();
    const plan = march(t.state, '8th', ['to pontivy', 'to loudeac', help ?? '', 'to quidellac']);
    expect([plan?.refused, plan?.ffi, plan?.legs.at(-1)?.at]).toEqual([undefined, 1, 'quidellac']);
  });

  it('TAMC 9.d: a leg that the rules forbid says why, and changes nothing', () => {
    const t = at('6th: dinan 2/1/0\n8th: quidellac 1/1/1\ncontrol: dinan, quidellac');
    const before = t.state.slice();
    expect(march(t.state, '6th', ['to quidellac'])?.refused?.rule).toBe('TAMC 9.d');
    expect(march(t.state, '4th', ['to brest'])?.refused?.rule).toBe('RTTR 6.1');
    expect(t.state).toEqual(before);
    expect(panels.marchers(t.state)).toContain('6th');
  });
});

describe('the sheet of a combat', () => {
  it('RTTR 9.1, TAMC 12.o: names each part, who can pay, and what each bonus costs later', () => {
    const t = at('83rd: st_malo 1/3/0\nffi: st_malo 1, aside 1').play('move 83rd', { name: 'attack 1', dice: ['W05'] });
    const sheet = panels.combat(t.state);
    const sum = sheet?.parts.reduce((n, part) => n + part.ammo, 0);
    expect(sum).toBe(sheet?.ammo);
    expect(sheet?.parts.map((part) => part.label)).toEqual(['266. Inf', 'fortified Garrison, infantry']);
    expect(sheet?.payers[0]).toMatchObject({ ammo: 3 });
    expect(sheet?.bonuses).toMatchObject([
      { name: 'ffi here', ammo: 1, dear: true, later: 'breaks the siege of St. Malo: 1 of 2', refused: undefined },
    ]);
    const before = at('83rd: st_malo 1/3/0\nffi: st_malo 1, aside 1').play('move 83rd');
    const choice = game.verdict(before.state, 'attack 1');
    if (choice.kind !== 'legal') throw new Error('not legal');
    expect(panels.combat(before.state, choice.choice)).toMatchObject({
      seen: false,
      enemy: 'Garrison 1 of St. Malo',
      bonuses: [{ label: 'FFI in the space', dear: true }],
    });
  });
});

describe('the resistance', () => {
  it('TAMC 12.b + TAMC 10.a: what each siege needs, and which moves bring it', () => {
    const t = fresh('ffi: vannes 1, zone a 1, aside 1').play('end');
    const plan = panels.resistance(t.state);
    const lorient = plan.needs.find((need) => need.place === 'lorient');
    expect(lorient).toMatchObject({ kind: 'siege', done: false, text: '0 of 2 in the Siege Box: 2 more' });
    expect(lorient?.moves.map((move) => move.name)).toEqual(['vannes to lorient']);
    t.play('vannes to lorient');
    const after = panels.resistance(t.state);
    expect(after.needs.find((need) => need.place === 'lorient')?.text).toBe('1 of 2 in the Siege Box: 1 more');
    expect(after.where.find((one) => one.place === 'lorient')).toMatchObject({ ready: 0, moved: 1 });
  });
});

describe('decks and cards', () => {
  it('count every card once, along a whole game', () => {
    const state = game.setup({}, '9', seeded);
    if (typeof state === 'string') throw new Error(state);
    const choices = choiceBuffer();
    const random = generator('4');
    while (game.seat(state) >= 0) {
      const [intelligence, , recon, wehrmacht] = panels.decks(state);
      const all = (deck: typeof recon): number => deck?.lines.reduce((n, line) => n + line.left + line.seen, 0) ?? 0;
      expect([all(recon), all(wehrmacht)]).toEqual([28, 24]);
      expect(intelligence?.lines.reduce((n, line) => n + line.left, 0)).toBe(
        game.facts(game.view(state, 0), 0).roundsLeft,
      );
      for (const card of panels.held(state)) expect(card.when.length).toBeGreaterThan(5);
      game.apply(state, choices[randomBelow(random, game.choices(state, choices))] ?? 0, seeded);
    }
  });

  it('TAMC 13.W1: a card for fair Weather waits in bad Weather', () => {
    const held = (weather: string) => panels.held(at(`hand: A11\nweather: ${weather}`).state)[0];
    expect([held('fair')?.usable, held('bad')?.usable]).toEqual([true, false]);
    expect(held('bad')?.when).toContain('fair Weather');
  });
});

describe('the end of the campaign', () => {
  it('adds up what each Division used and lost, and where each round began', () => {
    const t = at('4th: st_nazaire 2/3/0\nffi: st_nazaire 2, aside 1').play('move 4th', {
      name: 'attack 3',
      dice: ['W22'],
    });
    const sums = panels.campaign([t.events()]);
    expect(sums.divisions).toEqual([
      {
        id: '4th',
        name: '4th Armored Division',
        armored: true,
        used: [1, 0, 0],
        lost: [1, 3, 0],
        won: 0,
        beaten: 1,
        starved: 0,
      },
    ]);
  });

  it('plays a game to its end by rules of thumb, from any moment, without touching it', () => {
    const t = fresh();
    const before = t.state.slice();
    const end = playOut(game, t.state, generator('3'));
    expect(game.seat(end)).toBe(-1);
    expect(panels.score(end).total).toBe(game.result(end)?.score);
    expect(t.state).toEqual(before);
  });
});

describe('the reasons of the Kampfgruppen', () => {
  it('TAMC 8.c, TAMC 8.e: every step says why it goes there, or why it cannot obey', () => {
    const why = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const state = game.setup({}, String(seed), seeded);
      if (typeof state === 'string') throw new Error(state);
      const choices = choiceBuffer();
      const random = generator(String(seed));
      while (game.seat(state) >= 0)
        game.apply(state, choices[randomBelow(random, game.choices(state, choices))] ?? 0, seeded, (event) => {
          if (event.kind === 'kgMoves' || event.kind === 'kgBlocked') why.add(game.say(event));
        });
    }
    const all = [...why].join('\n');
    for (const words of [
      'the only road',
      'nearer than',
      'drawn by lot against',
      'no road leads',
      'another Kampfgruppe is in',
    ])
      expect(all).toContain(words);
  });
});

describe('a drawn card', () => {
  it('TAMC 7.a, TAMC 8.a, TAMC 14.a: has a face with its deck, its name and what it says', () => {
    const s = game.setup({}, '5', seeded);
    if (typeof s === 'string') throw new Error(s);
    const g = generator('5');
    const buffer = choiceBuffer();
    const decks = new Map<string, number>();
    const drawing = ['intelligence', 'kgCard', 'recon'];
    for (let i = 0; i < 400 && game.seat(s) >= 0; i++) {
      const n = game.choices(s, buffer);
      game.apply(s, buffer[randomBelow(g, n)] ?? 0, seeded, (event) => {
        const face = panels.drawn(event);
        if (!drawing.includes(event.kind)) return;
        expect(face?.name, JSON.stringify(event)).not.toBe('');
        if (face !== undefined) decks.set(face.deck, (decks.get(face.deck) ?? 0) + 1);
      });
    }
    expect([...decks.keys()].sort()).toEqual(['Aerial Recon', 'Intelligence Report', 'Riesensauerei!']);
  });
});
