// The property suite bites: one deliberately broken game for each property, each caught with a short run.
import { describe, expect, it } from 'vitest';
import {
  compose,
  DEPTH,
  type Decide,
  FRAMES,
  type Game,
  type GameParts,
  push,
  type State,
  type Step,
  seeded,
  type Tell,
} from '../src/index.ts';
import {
  type CheckSettings,
  describeFailure,
  fuzz,
  PROPERTIES,
  type Property,
  type SkirmishEvent,
  type SkirmishTables,
  sampleOdds,
  skirmish,
  skirmishOdds,
  skirmishParts,
} from '../src/testing/index.ts';
import { CARD, DECK, HAND, SQUAD, TURN, UNSEEN } from '../src/testing/skirmish-state.ts';

type Parts = GameParts<SkirmishTables, SkirmishEvent>;
type Decision = Decide<SkirmishTables, SkirmishEvent>;

const settings: CheckSettings<SkirmishEvent> = { games: 60, seed: '1', every: 2, longest: 500, odds: skirmishOdds };

/** The parts with one decision changed. */
function withDecision(index: number, change: (d: Decision) => Partial<Decision>): Parts {
  const parts = skirmishParts();
  const steps = parts.steps.map((step, i): Step<SkirmishTables, SkirmishEvent> => {
    if (i !== index || step.decide === undefined) return step;
    return { ...step, decide: { ...step.decide, ...change(step.decide) } };
  });
  return { ...parts, steps };
}

/** A game in which nobody is asked in the eighth turn, because nothing but to end it could be chosen. */
function passingOver(say: (tell: Tell<SkirmishEvent>) => void): Parts {
  const parts = withDecision(0, (d) => ({
    describe: (t, s, c) => ({ ...d.describe(t, s, c), ...(s[TURN] === 7 && { mark: 'end' as const }) }),
  }));
  const steps = parts.steps.map((step, i) => {
    if (i !== 0) return step;
    const settle = (_t: unknown, s: State, _chance: unknown, tell: Tell<SkirmishEvent>): boolean => {
      if (s[TURN] !== 7) return false;
      s[TURN] += 2;
      say(tell);
      return true;
    };
    return { ...step, settle };
  });
  return { ...parts, steps };
}

const broken: Readonly<Record<Property, () => Parts | Game<SkirmishEvent>>> = {
  'choices until the result': () =>
    withDecision(2, (d) => ({ choices: (t, s, out) => (s[TURN] > 8 ? 0 : d.choices(t, s, out)) })),
  'every listed choice is accepted': () =>
    withDecision(0, (d) => ({ refuse: (t, s, c) => (s[TURN] === 9 && c === 256 ? 2 : d.refuse(t, s, c)) })),
  'no unlisted choice is accepted': () =>
    withDecision(0, (d) => ({ refuse: (t, s, c) => (c === 5 && s[TURN] % 2 === 0 ? 0 : d.refuse(t, s, c)) })),
  'every refusal has a reason': () => {
    const parts = skirmishParts();
    return { ...parts, reasons: parts.reasons.map((r, i) => (i === 3 ? { rule: 'SK 2', code: 'edge', text: '' } : r)) };
  },
  'every listed choice can be tried': () => withDecision(1, () => ({ attempts: () => 0 })),
  'names are unique': () => withDecision(2, () => ({ name: () => 'back' })),
  'names fit the score': () => withDecision(2, () => ({ name: (_t, _s, c) => `back, ${c}` })),
  'every decision is explained': () => withDecision(1, () => ({ prompt: () => ({ ask: '', wait: '' }) })),
  'odds add up to one': () =>
    withDecision(1, (d) => ({
      odds(t, s, c) {
        const odds = d.odds?.(t, s, c);
        return odds && { ...odds, results: odds.results.slice(1) };
      },
    })),
  // The odds of a better card than the one that is played.
  'odds are true': () => withDecision(1, (d) => ({ odds: (t, s, c) => d.odds?.(t, s, Math.min(8, c + 2)) })),
  'what is certain happens': () =>
    withDecision(1, (d) => ({
      odds(t, s, c) {
        const odds = d.odds?.(t, s, c);
        const sure = (code: string | undefined) => (code === 'won' ? 1 : 0);
        return c < 7 ? odds : odds && { ...odds, results: odds.results.map((r) => ({ ...r, chance: sure(r.code) })) };
      },
    })),
  'a movement ends where its piece stands': () =>
    withDecision(2, (d) => ({
      apply(t, s, c, chance, tell) {
        // From the place that is entered to the one that is left.
        const backwards = (e: SkirmishEvent): void => tell?.({ ...e, places: e.places?.toReversed() ?? [] });
        d.apply(t, s, c, chance, tell && backwards);
      },
    })),
  'what is passed over is told': () => passingOver(() => undefined),
  'no refusal names the phase that is on': () => {
    const parts = skirmishParts();
    const advance = { rule: 'SK 1', code: 'later', text: 'Squads advance in the turn.', data: { phase: 'turn' } };
    const { facts } = parts;
    return {
      ...parts,
      verbs: { advance },
      facts: (t, s, seat) => ({ ...facts(t, s, seat), phase: 'turn' }),
    };
  },
  'a choice points to what is there': () =>
    withDecision(2, (d) => ({ describe: (t, s, c) => ({ ...d.describe(t, s, c), places: ['a9'] }) })),
  'state survives JSON': () => {
    // States that are longer than the game says.
    const game = skirmish();
    const longer = (s: State | string) => (typeof s === 'string' ? s : Int32Array.of(...s, 7));
    return { ...game, setup: (...args: Parameters<typeof game.setup>) => longer(game.setup(...args)) };
  },
  'no impossible position': () =>
    withDecision(0, (d) => ({
      apply(t, s, c, chance, tell) {
        d.apply(t, s, c, chance, tell);
        if (s[TURN] === 7) s[SQUAD] = 9;
      },
    })),
  'questions change nothing': () =>
    withDecision(0, (d) => ({
      describe(t, s, c) {
        s[TURN] ^= 2;
        return d.describe(t, s, c);
      },
    })),
  'a copy shares nothing': () => {
    // Every state also writes into the one that was asked for its choices last.
    let shared: State | undefined;
    return withDecision(0, (d) => ({
      refuse(t, s, c) {
        shared = s;
        return d.refuse(t, s, c);
      },
      apply(t, s, c, chance, tell) {
        d.apply(t, s, c, chance, tell);
        if (tell === undefined && shared !== undefined && shared !== s) shared[TURN] ^= 2;
      },
    }));
  },
  'same choice, same state': () =>
    withDecision(0, (d) => ({
      apply(t, s, c, chance, tell) {
        d.apply(t, s, c, chance, tell);
        // Simulations go another way than recorded games.
        if (chance === seeded && s[DEPTH] > 0) s[TURN] = Math.min(23, s[TURN] + 2);
      },
    })),
  'every event has its text': () => ({ ...skirmishParts(), say: () => '' }),
  'component totals are conserved': () =>
    withDecision(1, (d) => ({
      apply(t, s, c, chance, tell) {
        d.apply(t, s, c, chance, tell);
        s[CARD + c] = 7;
      },
    })),
  'frames never leak': () =>
    withDecision(2, (d) => ({
      apply(t, s, c, chance, tell) {
        d.apply(t, s, c, chance, tell);
        if (s[DEPTH] > 0) s[FRAMES + 8 * 5] = 1;
      },
    })),
  'views hide what is hidden': () => {
    const parts = skirmishParts();
    return {
      ...parts,
      mask(_t, s, seat) {
        // The other hand stays visible; only the deck is hidden.
        for (let i = 0; i < 9; i++) if (s[CARD + i] === DECK) s[CARD + i] = UNSEEN;
        s[SQUAD] = seat === 0 ? s[SQUAD] : s[TURN] & 1;
      },
    };
  },
  'choices show nothing hidden': () =>
    withDecision(0, (d) => ({
      choices(t, s, out) {
        const n = d.choices(t, s, out);
        // Whoever may choose first betrays the other hand.
        if (s[CARD + 4] === HAND + 1 && n > 1) {
          const first = out[0];
          out[0] = out[1];
          out[1] = first;
        }
        return n;
      },
    })),
  'deals are sound': () => {
    const parts = skirmishParts();
    return {
      ...parts,
      deal(t, s, seat, chance) {
        parts.deal?.(t, s, seat, chance);
        // The other hand is forgotten.
        for (let i = 0; i < 9; i++) if (s[CARD + i] === HAND + 1 - seat) s[CARD + i] = DECK;
      },
    };
  },
  'positions survive writing': () => {
    const parts = skirmishParts();
    const { writePosition } = parts.tools;
    const cut: typeof writePosition = (t, s) => writePosition(t, s).filter(([key]) => key !== 'squad 2');
    return { ...parts, tools: { ...parts.tools, writePosition: cut } };
  },
  'every game ends': () =>
    withDecision(0, (d) => ({
      apply(t, s, c, chance, tell) {
        d.apply(t, s, c, chance, tell);
        if (s[TURN] === 20) s[TURN] = 2;
      },
    })),
  'no rule throws': () =>
    withDecision(2, (d) => ({
      apply(t, s, c, chance, tell) {
        if (s[TURN] > 10) for (let i = 0; i < 20; i++) push(s, 0);
        d.apply(t, s, c, chance, tell);
      },
    })),
  'undo restores the exact state': () => {
    // A memory outside the state: when a session plays a choice again, it goes another way.
    const seen = new Set<string>();
    return withDecision(0, (d) => ({
      apply(t, s, c, chance, tell) {
        const key = `${s.join(' ')} ${c}`;
        d.apply(t, s, c, chance, tell);
        if (seen.has(key) && s[DEPTH] > 0 && tell === undefined) s[SQUAD] = s[SQUAD] === 1 ? 2 : 1;
        if (tell !== undefined) seen.add(key);
      },
    }));
  },
  'views hide the generator': () => ({
    ...skirmishParts(),
    mask(_t, s) {
      s[0] = 5;
    },
  }),
  'set-up works': () => ({ ...skirmish(), setup: () => 'there is no set-up' }),
  'the score replays': () => {
    // The remark, which the reader ignores, holds something that ends a line.
    const parts = skirmishParts();
    return { ...parts, seats: [parts.seats[0], { id: 'B B', name: 'Right' }] };
  },
};

describe('the property suite', () => {
  it('finds nothing wrong with a sound game', () => {
    const report = fuzz(skirmish(), { games: 200, seed: '17', every: 4 });
    expect(report.failures).toEqual([]);
    expect(report.games).toBe(200);
    expect(report.decisions).toBeGreaterThan(4_000);
    expect(Object.keys(report.results).sort()).toEqual(['Draw', 'Left wins', 'Right wins']);
  });

  it.each(PROPERTIES)('catches a game in which this does not hold: %s', (property) => {
    const make = broken[property];
    const made = make();
    const game = 'apply' in made ? made : compose(made);
    const report = fuzz(game, settings);
    expect(report.failures.map((f) => f.property)).toEqual([property]);
    const text = describeFailure(game, report.failures[0]);
    expect(text).toContain(`seed ${report.failures[0].seed}`);
  });

  it('accepts a decision that is passed over if it is told', () => {
    const game = compose(passingOver((tell) => tell?.({ kind: 'rest', rule: 'SK 4' })));
    expect(fuzz(game, settings).failures).toEqual([]);
  });

  it('catches a decision that is passed over and of which `why` knows nothing', () => {
    const parts = passingOver((tell) => tell?.({ kind: 'rest', rule: 'SK 4' }));
    // What can be tried is called otherwise in the turn that is passed over.
    const steps = parts.steps.map((step): Step<SkirmishTables, SkirmishEvent> => {
      const { decide } = step;
      if (step.name !== 'turn' || decide === undefined) return step;
      const name: Decision['name'] = (t, s, c) => `${s[TURN] === 7 ? 'spring' : ''}${decide.name(t, s, c)}`;
      const attempts: Decision['attempts'] = (t, s, out) => decide.attempts?.(t, s, out) ?? 0;
      const describe: Decision['describe'] = (t, s, c) => ({
        ...decide.describe(t, s, c),
        mark: s[TURN] === 7 && decide.refuse(t, s, c) === 0 ? ('end' as const) : ('select' as const),
      });
      return { ...step, decide: { ...decide, name, attempts, describe } };
    });
    const report = fuzz(compose({ ...parts, steps }), settings);
    expect(report.failures.map((f) => f.property)).toEqual(['what is passed over is told']);
    expect(report.failures[0]?.text).toContain("'why' knows nothing of 'spring");
  });

  it('finds no fault with true odds, and small errors in many samples together', () => {
    const sound = sampleOdds(skirmish(), { seed: '5', sampled: 400, reading: skirmishOdds });
    expect(sound).toMatchObject({ sampled: 400, voided: 0, faults: [] });
    expect(sound.trials).toBeGreaterThanOrEqual(400 * 48);
    const parts = withDecision(1, (d) => ({
      odds(t, s, c) {
        // One in 36 too many: too little to be seen in any one position.
        const odds = d.odds?.(t, s, c);
        const off = (code: string | undefined) => (code === 'won' ? 1 / 36 : -1 / 36);
        return odds && { ...odds, results: odds.results.map((r) => ({ ...r, chance: r.chance + off(r.code) })) };
      },
    }));
    const report = sampleOdds(compose(parts), { seed: '5', sampled: 1500, reading: skirmishOdds });
    expect(report.faults.some((text) => text.startsWith('turn/card, play: won: '))).toBe(true);
  });

  it('shrinks a failing game to the few choices that matter', () => {
    // Falls over in the third retreat: at least three fights are needed, each of them attack, card, back.
    const game = compose(withThirdRetreat());
    const report = fuzz(game, { ...settings, every: 1000 });
    const [failure] = report.failures;
    expect(failure.property).toBe('component totals are conserved');
    const fights = failure.choices.filter((c) => c === 'attack').length;
    expect(fights).toBe(3);
    // Advances to make contact, three attacks with their cards and retreats, little else.
    expect(failure.choices.length).toBeLessThanOrEqual(24);
  });
});

function withThirdRetreat(): Parts {
  return withDecision(1, (d) => ({
    apply(t, s, c, chance, tell) {
      d.apply(t, s, c, chance, tell);
      let played = 0;
      for (let i = 0; i < 9; i++) if (s[CARD + i] === 3) played++;
      if (played === 3) s[CARD + c] = 7;
    },
  }));
}
