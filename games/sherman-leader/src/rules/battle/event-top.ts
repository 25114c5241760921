// The start of a Battle: what lies on the Units and the map, Event cards (their tops), and the length of the Battle.
import { type Chance, pop, push, type State, type Step, top } from '@bocage/engine';
import { R_NO_SUCH_BATTLE_CHOICE, R_NOT_YOUR_UNIT, R_TOO_POOR } from '../../battle-reasons.ts';
import {
  E_BATTLE_TURNS,
  E_DMG_ROLL_AP,
  E_EVENT_TOPS,
  E_MINES,
  E_NO_SCOUT,
  E_NONE,
  E_PAY_OR_TURNS,
  E_SO,
  E_STRESS_RANDOM_HE,
  E_STRESS_RANDOM_MAP,
  E_TACTIC_CHOICE,
  E_TURNS,
  E_UNIT_LATE,
  NOW,
} from '../../effects.ts';
import type { ShermanEvent, ShermanTell } from '../../events.ts';
import {
  BATTLE,
  BATTLE_TARGET,
  D_GLANCING,
  D_GLANCING_MASK,
  EVENT_TOP,
  F_DESTROYED,
  F_EXTRA_TACTIC,
  F_LATE,
  FRIEND_STATE,
  FRIEND_TACTICS,
  FRIEND_UNIT,
  FRIENDS,
  FX,
  LAST_TURN,
  PLAN_SCOUTS,
  SO,
  UNIT_DAMAGE,
} from '../../layout.ts';
import { STEP_EVENT_PAY, STEP_EVENT_TACTIC } from '../../steps.ts';
import type { Tables } from '../../tables.ts';
import { AP, HE } from '../../terms.ts';
import { A_EVENTS, book, lose } from '../shared/accounts.ts';
import { drawEvent } from '../shared/decks.ts';
import { battalionRow, cardOf, effectSources, refreshEffects } from '../shared/effects.ts';
import { stress } from '../shared/force.ts';
import { drawDamage, takeCounters } from './damage.ts';
import { anyoneLeft, leader, unitName, unitTitle } from './field.ts';

const RULE = 'SL pre-combat/event-card';
/** Turns of a Battle, if no card says otherwise. */
const TURNS = 5;
const MINES = { rule: 'SL set-up/draw-battalion-cards', what: 'Minefields' };
const STRAFING = { rule: RULE, what: 'Strafing Attack' };

const items = new Int32Array(64);

/** True if the Unit is still in the Battle. */
export function takesPart(s: State, friend: number): boolean {
  return (s[FRIEND_STATE + friend] & F_DESTROYED) === 0;
}

/** A d10 that brings a Damage counter on `most` or less. */
export function damageRoll(
  t: Tables,
  s: State,
  friend: number,
  most: number,
  purpose: { readonly rule: string; readonly what: string },
  chance: Chance,
  tell: ShermanTell,
): void {
  const die = chance.die(s, 10, purpose);
  if (tell !== undefined) {
    tell({
      half: 'battle',
      kind: 'die',
      rule: purpose.rule,
      what: `${purpose.what}, ${unitName(t, s, friend)}`,
      roll: die,
      on: `${most} or less`,
      happens: die <= most,
    });
  }
  if (die <= most) drawDamage(t, s, friend, 1, chance, tell);
}

/** A random Unit of those taking part with this target type (or -1: any), or -1. */
export function randomFriend(t: Tables, s: State, target: number, marks: number, chance: Chance): number {
  let n = 0;
  for (let f = 0; f < s[FRIENDS]; f++) {
    const unit = s[FRIEND_UNIT + f];
    if (!takesPart(s, f) || (target >= 0 && t.unitTarget[unit] !== target)) continue;
    if (marks !== 0 && (s[FRIEND_STATE + f] & marks) === 0) continue;
    items[n++] = unit;
  }
  if (n === 0) return -1;
  const unit = chance.draw(s, items, n, t.draws.unit);
  for (let f = 0; f < s[FRIENDS]; f++) if (s[FRIEND_UNIT + f] === unit) return f;
  return -1;
}

/** One random Commander among those leading Units (of a target type, or -1: any) suffers Stress. */
function randomStress(
  t: Tables,
  s: State,
  target: number,
  n: number,
  rule: string,
  chance: Chance,
  tell: ShermanTell,
): void {
  let size = 0;
  for (let f = 0; f < s[FRIENDS]; f++) {
    if (!takesPart(s, f) || leader(s, f) < 0) continue;
    if (target < 0 || t.unitTarget[s[FRIEND_UNIT + f]] === target) items[size++] = leader(s, f);
  }
  if (size === 0) return;
  stress(t, s, chance.draw(s, items, size, t.draws.commander), n, 'card', rule, tell);
}

/** rC48, rC49, 4C, 7S: counters of earlier damage, Stress of Glancing, Barrage and Minefields of the map. */
export function startOfBattle(t: Tables, s: State, chance: Chance, tell: ShermanTell): void {
  if (tell !== undefined) {
    const row = battalionRow(t, cardOf(t, s, s[BATTLE_TARGET] - 1));
    tell({
      half: 'battle',
      kind: 'battle',
      rule: 'SL sequence/sequence-of-play',
      battalion: `${row.number} ${row.name}`,
      units: Array.from({ length: s[FRIENDS] }, (_, f) => unitName(t, s, f)),
    });
  }
  takeCounters(t, s);
  for (let f = 0; f < s[FRIENDS]; f++) {
    const glancing = (s[UNIT_DAMAGE + s[FRIEND_UNIT + f]] & D_GLANCING_MASK) / D_GLANCING;
    if (glancing > 0 && leader(s, f) >= 0) {
      stress(t, s, leader(s, f), glancing, 'Glancing', 'SL combat/ap-hits', tell);
    }
  }
  if (s[FX + E_STRESS_RANDOM_MAP] > 0)
    randomStress(t, s, -1, s[FX + E_STRESS_RANDOM_MAP], 'SL set-up/draw-battalion-cards', chance, tell);
  if (s[FX + E_MINES] > 0) {
    const f = randomFriend(t, s, AP, 0, chance);
    if (f >= 0) damageRoll(t, s, f, s[FX + E_MINES], MINES, chance, tell);
  }
}

/** SL pre-combat/event-card, SL G34: draws one top (two under 2C) and carries out what happens at once. */
export const eventTopStep: Step<Tables, ShermanEvent> = {
  name: 'event-top',
  rule: RULE,
  settle(t, s, chance, tell) {
    if (!anyoneLeft(s)) {
      pop(s);
      return true;
    }
    const at = top(s);
    const drawn = s[at + 1];
    const fx = t.topFx;
    // Effects of the card drawn last, one after another; a decision may come in between.
    if (drawn > 0) {
      const card = s[EVENT_TOP + drawn - 1] - 1;
      const next = fx.first[card] + s[at + 2];
      if (next < fx.first[card + 1]) {
        s[at + 2]++;
        if (fx.when[next] === NOW) happen(t, s, fx.effect[next], fx.value[next], chance, tell);
        return true;
      }
    }
    if (drawn >= Math.min(2, Math.max(1, s[FX + E_EVENT_TOPS]))) {
      pop(s);
      return true;
    }
    const card = drawEvent(t, s, chance, t.draws.eventTop);
    s[EVENT_TOP + drawn] = card + 1;
    s[at + 1] = drawn + 1;
    s[at + 2] = 0;
    refreshEffects(t, s);
    if (tell !== undefined) {
      const row = t.data.events[card];
      tell({ kind: 'card', rule: RULE, deck: 'Event', card: `${row.id} ${row.top.name}`, text: row.top.text });
    }
    return true;
  },
};

/** What a top does at once. Lasting effects are read from the sums. */
function happen(t: Tables, s: State, effect: number, value: number, chance: Chance, tell: ShermanTell): void {
  switch (effect) {
    case E_NONE:
      return;
    case E_SO:
      if (value >= 0) book(s, value, A_EVENTS, RULE, tell);
      else lose(s, -value, A_EVENTS, RULE, tell);
      return;
    case E_STRESS_RANDOM_HE:
      randomStress(t, s, HE, value, RULE, chance, tell);
      return;
    case E_TACTIC_CHOICE:
      for (let i = 0; i < value; i++) push(s, STEP_EVENT_TACTIC, 1);
      return;
    case E_PAY_OR_TURNS:
      push(s, STEP_EVENT_PAY, value);
      return;
    default:
      throw new Error(`event-top: nothing carries out effect ${effect}`);
  }
}

const PAY = 0;
const SHORTER = 1;

/** E25: pay, or the Battle is one turn shorter (LAST_TURN counts from there when the Turn counter is placed). */
export const eventPayStep: Step<Tables, ShermanEvent> = {
  name: 'event-pay',
  rule: RULE,
  settle(_t, s) {
    if (s[SO] >= s[top(s) + 1]) return false;
    s[LAST_TURN]--;
    pop(s);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      let n = 0;
      if (s[SO] >= s[top(s) + 1]) out[n++] = PAY;
      out[n++] = SHORTER;
      return n;
    },
    attempts(_t, _s, out) {
      out[0] = PAY;
      out[1] = SHORTER;
      return 2;
    },
    refuse(_t, s, choice) {
      if (choice === SHORTER) return 0;
      return choice !== PAY ? R_NO_SUCH_BATTLE_CHOICE : s[SO] >= s[top(s) + 1] ? 0 : R_TOO_POOR;
    },
    apply(_t, s, choice, _chance, tell) {
      const cost = s[top(s) + 1];
      pop(s);
      if (choice === PAY) book(s, -cost, A_EVENTS, RULE, tell);
      else s[LAST_TURN]--;
    },
    name: (_t, _s, choice) => (choice === PAY ? 'pay' : 'shorter'),
    describe: (_t, s, choice) =>
      choice === PAY
        ? { label: 'Pay', rule: RULE, cost: `${s[top(s) + 1]} SO`, mark: 'select' }
        : { label: 'One turn fewer', rule: RULE, mark: 'end' },
    prompt: (_t, s) => ({
      ask: `Pay ${s[top(s) + 1]} SO?`,
      wait: 'An Event costs time or SO points.',
      why: 'Otherwise the Battle is one turn shorter.',
    }),
  },
};

/** E21: which Unit gets the Tactic counter. */
export const eventTacticStep: Step<Tables, ShermanEvent> = {
  name: 'event-tactic',
  rule: RULE,
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) if (takesPart(s, f)) out[n++] = f;
      return n;
    },
    attempts(_t, s, out) {
      for (let f = 0; f < s[FRIENDS]; f++) out[f] = f;
      return s[FRIENDS];
    },
    refuse(_t, s, choice) {
      if (choice < 0 || choice >= s[FRIENDS]) return R_NO_SUCH_BATTLE_CHOICE;
      return takesPart(s, choice) ? 0 : R_NOT_YOUR_UNIT;
    },
    apply(_t, s, choice) {
      s[FRIEND_TACTICS + choice] += s[top(s) + 1];
      s[FRIEND_STATE + choice] |= F_EXTRA_TACTIC;
      pop(s);
    },
    name: (t, s, choice) => `tactic ${unitName(t, s, choice)}`,
    describe: (t, s, choice) => ({
      label: `A Tactic counter for ${unitTitle(t, s, choice)}`,
      rule: RULE,
      pieces: [unitName(t, s, choice)],
      mark: 'select',
    }),
    prompt: () => ({
      ask: 'Which Unit gets the extra Tactic counter?',
      wait: 'An Event gives a Tactic counter.',
    }),
  },
};

/** E09, E04: rolls of all Vehicles, and Units that come late; after all tops are known. */
export function afterEvents(t: Tables, s: State, chance: Chance, tell: ShermanTell): void {
  const most = s[FX + E_DMG_ROLL_AP];
  if (most > 0) {
    for (let f = 0; f < s[FRIENDS]; f++) {
      if (takesPart(s, f) && t.unitTarget[s[FRIEND_UNIT + f]] === AP) damageRoll(t, s, f, most, STRAFING, chance, tell);
    }
  }
  for (let i = 0; i < s[FX + E_UNIT_LATE]; i++) {
    let n = 0;
    for (let f = 0; f < s[FRIENDS]; f++)
      if (takesPart(s, f) && (s[FRIEND_STATE + f] & F_LATE) === 0) items[n++] = s[FRIEND_UNIT + f];
    if (n === 0) return;
    const unit = chance.draw(s, items, n, t.draws.unit);
    for (let f = 0; f < s[FRIENDS]; f++) if (s[FRIEND_UNIT + f] === unit) s[FRIEND_STATE + f] |= F_LATE;
    if (tell !== undefined) tell({ half: 'battle', kind: 'late', rule: RULE, unit: t.unitNumber[unit] });
  }
}

/** SL pre-combat/place-turn-counter, SL G28: 5 turns, cards, Scouts; never fewer than 1. */
export function placeTurnCounter(t: Tables, s: State, tell: ShermanTell): void {
  const shortened = s[LAST_TURN];
  const base = s[FX + E_BATTLE_TURNS] > 0 ? s[FX + E_BATTLE_TURNS] : TURNS;
  const scouts = s[FX + E_NO_SCOUT] > 0 ? 0 : s[PLAN_SCOUTS + s[BATTLE] - 1];
  s[LAST_TURN] = Math.max(1, base + s[FX + E_TURNS] + scouts + shortened);
  if (tell !== undefined) {
    const parts: (readonly [string, number])[] = effectSources(t, s, E_TURNS).map((e) => [e.card, e.value]);
    if (base !== TURNS) parts.unshift(['Objective', base - TURNS]);
    if (scouts > 0) parts.push(['Scouts', scouts]);
    if (shortened !== 0) parts.push(['Event', shortened]);
    tell({
      half: 'battle',
      kind: 'turns',
      rule: 'SL pre-combat/place-turn-counter',
      turns: s[LAST_TURN],
      parts,
    });
  }
}
