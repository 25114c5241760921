// Plans of Sherman Leader: whatever a person puts together, the names that come out of it are legal from the start on.
import { choiceBuffer, generator, type Play, randomBelow, Session, type State, seeded } from '@bocage/engine';
import { pseudoGame } from '@bocage/engine/pseudo';
import { createGame } from '@bocage/sherman-leader';
import { planOutlook } from '@bocage/sherman-leader/facts';
import { describe, expect, it } from 'vitest';
import type { TableSession } from '../src/core/catalogue.ts';
import { Log } from '../src/core/log.ts';
import { battleStarts, changesOf, sinceBattle } from '../src/games/sherman-leader/changes.ts';
import { shermanFacts } from '../src/games/sherman-leader/facts.ts';
import { tryWeek, WEEK_STEPS, type WeekPlan, weekSoFar } from '../src/games/sherman-leader/week.ts';
import { grant, REPAIR, SET_UP, type Wish, wishesSoFar } from '../src/games/sherman-leader/wishes.ts';

const game = createGame();

function open(options: Readonly<Record<string, string>>, seed = '11'): TableSession {
  const session = Session.open(game, { options, seed });
  if (!(session instanceof Session)) throw new Error('no session');
  return session;
}

function step(session: TableSession): string {
  return game.decision(session.state)?.step ?? '';
}

/** Plays by rules of thumb or at random until the question is one of these. */
function until(session: TableSession, steps: RegExp, most = 3_000): void {
  const buffer = choiceBuffer();
  const mine = generator('3');
  for (let i = 0; i < most && !steps.test(step(session)); i++) {
    if (session.over) throw new Error(`never asked ${steps}`);
    const n = game.choices(session.state, buffer);
    const at = game.player?.heuristic(session.state, buffer, n, mine) ?? randomBelow(mine, n);
    session.playChoice(buffer[at] ?? 0);
  }
}

function replay(start: State, names: readonly string[], last: string | undefined): void {
  const state = start.slice();
  for (const name of names) {
    const verdict = game.verdict(state, name);
    if (verdict.kind !== 'legal') throw new Error(`'${name}' is not legal`);
    game.apply(state, verdict.choice, seeded);
  }
  if (last !== undefined) expect(game.verdict(state, last).kind).toBe('legal');
}

describe('the plan of a Week', () => {
  const session = open({ force: 'ready', campaign: 'BU44' });
  until(session, /^assign\/target$/);
  const start = session.state.slice();
  const board = game.board(game.view(start, 0), 0);
  const units = board.places.find((place) => place.id === 'units')?.pieces.map((piece) => piece.id) ?? [];
  const battalions = board.places.filter((place) => place.id.startsWith('band-')).flatMap((place) => place.pieces);
  const model = (unit: string): string =>
    board.places
      .flatMap((place) => place.pieces)
      .find((piece) => piece.id === unit)
      ?.name.slice(unit.length + 1) ?? unit;

  it('in any order comes out in the order of the rules, whole and legal', () => {
    const targets = battalions.slice(0, 2).map((piece) => piece.id);
    const plan: WeekPlan = [...targets].reverse().map((battalion, i) => ({
      battalion,
      trucks: 0,
      scouts: 0,
      going: units.filter((_, k) => k % 2 === i).map((unit) => ({ unit, commander: '' })),
    }));
    const tried = tryWeek(game, start, plan, model);
    expect(tried.problems).toEqual([]);
    expect(tried.last).toBeDefined();
    expect(tried.plan.map((attack) => attack.battalion).sort()).toEqual([...targets].sort());
    expect(tried.plan.flatMap((attack) => attack.going).length).toBe(units.length);
    replay(start, tried.names, tried.last);
    expect(planOutlook(tried.state).map((one) => one.battalion)).toEqual(tried.plan.map((one) => one.battalion));
    // Played question by question it reads as the same plan.
    const copy = open({ force: 'ready', campaign: 'BU44' });
    until(copy, /^assign\/target$/);
    const from = copy.entries.length;
    for (const name of tried.names) copy.play(name);
    const read = weekSoFar(copy, from);
    expect(read.map((attack) => attack.battalion)).toEqual(tried.plan.map((attack) => attack.battalion));
    expect(read[0]?.going).toEqual(tried.plan[0]?.going);
  });

  it('says what is missing instead of playing it', () => {
    const empty = tryWeek(
      game,
      start,
      [{ battalion: battalions[0]?.id ?? '', trucks: 0, scouts: 0, going: [] }],
      model,
    );
    expect(empty.last).toBeUndefined();
    expect(empty.problems.join(' ')).toContain('at least one Unit');
    const nobody = tryWeek(game, start, [], model);
    expect(nobody.last).toBe('no more');
    expect(nobody.names).toEqual([]);
  });

  it('keeps a Commander who was asked for, and gives the others free ones', () => {
    const first = tryWeek(
      game,
      start,
      [
        {
          battalion: battalions[0]?.id ?? '',
          trucks: 0,
          scouts: 0,
          going: units.map((unit) => ({ unit, commander: '' })),
        },
      ],
      model,
    );
    const going = first.plan[0]?.going ?? [];
    const names = going.map((one) => one.commander);
    expect(new Set(names).size).toBe(names.length);
    const again = tryWeek(game, start, first.plan, model);
    expect(again.plan).toEqual(first.plan);
    expect(WEEK_STEPS.test('assign/unit')).toBe(true);
  });
});

describe('wishes', () => {
  it('raise a force: Units, Commanders, promotions, Trucks and Scouts at once, within the budget', () => {
    const session = open({ campaign: 'BU44' });
    session.play('draw');
    expect(step(session)).toBe('set-up/units');
    const start = session.state.slice();
    const nothing = grant(game, start, SET_UP, []);
    expect(nothing.sections[0]?.must).toBe(true);
    const offers = nothing.sections[0]?.options ?? [];
    const wishes: Wish[] = offers.slice(0, 3).map((option) => ({ step: 'set-up/units', name: option.name }));
    wishes.push({ step: 'set-up/trucks', name: 'trucks 1' });
    const granted = grant(game, start, SET_UP, [...wishes].reverse());
    expect(granted.last).toBeDefined();
    expect(granted.problems).toEqual([]);
    expect(granted.sections.map((section) => section.step)).toEqual([
      'set-up/units',
      'set-up/commanders',
      'set-up/promote',
      'set-up/trucks',
      'set-up/scouts',
    ]);
    expect(granted.names.filter((name) => name.startsWith('buy ')).length).toBe(3);
    replay(start, granted.names, granted.last);
    // One of the names that were filled in is promoted twice.
    const man = granted.sections[2]?.options[0]?.name ?? '';
    const twice = grant(game, start, SET_UP, [
      ...wishes,
      { step: 'set-up/promote', name: man },
      { step: 'set-up/promote', name: man },
    ]);
    expect(twice.sections[2]?.options.find((option) => option.name === man)?.taken).toBe(2);
    replay(start, twice.names, twice.last);
    for (const name of twice.names) session.play(name);
    const read = wishesSoFar(session.entries, (i) => game.decision(session.at(i))?.step ?? '', 1);
    expect(grant(game, start, SET_UP, read).names).toEqual(twice.names);
  });

  it('repair and replace after a lost Battle: every step on one page', () => {
    let seen = 0;
    for (const seed of ['2', '5', '9', '12']) {
      const session = open({ force: 'ready', campaign: 'BU44' }, seed);
      until(session, REPAIR);
      if (session.over) continue;
      const start = session.state.slice();
      const first = grant(game, start, REPAIR, []);
      const wishes = first.sections.flatMap((section) =>
        section.options.slice(0, 1).map((option) => ({ step: section.step, name: option.name })),
      );
      const granted = grant(game, start, REPAIR, wishes);
      replay(start, granted.names, granted.last);
      seen += granted.sections.length;
      const groups = changesOf(sinceBattle(session), (event) => game.say(event));
      expect(groups.some((group) => group.title === 'The Battle')).toBe(true);
      expect(battleStarts(session).length).toBeGreaterThan(0);
    }
    expect(seen).toBeGreaterThan(3);
  });
});

describe('the log', () => {
  it('P7 knows how many sides each die had: a ten-sided one is never drawn with pips', () => {
    const session = open({ force: 'ready', mode: 'battle', campaign: 'BU44' });
    until(session, /^friendly$/);
    until(session, /^enemy-actions$/);
    const groups = new Log(session).read().filter((group) => group.outcomes.length > 0);
    expect(groups.length).toBeGreaterThan(1);
    for (const { outcomes, sides } of groups) expect(sides.length).toBe(outcomes.length);
    expect(groups.flatMap((group) => group.sides)).toContain(10);
    // What was drawn is told by its name: its code is for the score.
    expect(groups.flatMap((group) => group.sides)).not.toContain(0);
  });
});

describe('in a language that nobody speaks', () => {
  const strange: Play = pseudoGame(createGame());

  it('a Week is planned with the same figures', () => {
    const session = open({ force: 'ready', campaign: 'BU44' });
    until(session, /^assign\/target$/);
    const { campaign } = shermanFacts(game.facts(game.view(session.state, 0), 0));
    const battalion = campaign.bands.flatMap((band) => band.battalions)[0]?.id ?? '';
    const units = campaign.units.map((unit) => unit.id);
    for (const plan of [
      [{ battalion, trucks: 1, scouts: 1, going: units.map((unit) => ({ unit, commander: '' })) }],
      [{ battalion, trucks: 0, scouts: 0, going: [] }],
      [{ battalion: '99A', trucks: 0, scouts: 0, going: [] }],
    ]) {
      const [plain, other] = [game, strange].map((of) => tryWeek(of, session.state, plan, (unit) => unit));
      expect(other).toMatchObject({ plan: plain?.plan, names: plain?.names, last: plain?.last });
      expect(other?.problems.length).toBe(plain?.problems.length);
    }
    const from = session.entries.length;
    for (const name of tryWeek(
      game,
      session.state,
      [{ battalion, trucks: 0, scouts: 0, going: [{ unit: units[0] ?? '', commander: '' }] }],
      (unit) => unit,
    ).names)
      session.play(name);
    const read = weekSoFar(session, from);
    expect(read[0]).toMatchObject({ battalion, going: [{ unit: units[0] }] });
    expect(weekSoFar(Object.assign(Object.create(session), { game: strange }), from)).toEqual(read);
  });

  it('wishes are granted alike', () => {
    const session = open({ campaign: 'BU44' });
    until(session, SET_UP);
    const wishes: readonly Wish[] = [
      { step: 'set-up/units', name: 'buy 901' },
      { step: 'set-up/units', name: 'buy 041' },
      { step: 'set-up/trucks', name: 'trucks 1' },
    ];
    const [plain, other] = [game, strange].map((of) => grant(of, session.state, SET_UP, wishes));
    const figures = (of: typeof plain): unknown =>
      of?.sections.map(({ step, must, options }) => ({
        step,
        must,
        options: options.map(({ name, taken, more, pieces, n, verb }) => ({ name, taken, more, pieces, n, verb })),
      }));
    expect(figures(other)).toEqual(figures(plain));
    expect(other?.names).toEqual(plain?.names);
  });
});
