// End of Week: Operational Movement of the Battalions.
import { type Purpose, pop, type State, type Step } from '@bocage/engine';
import { E_OP_DOUBLE, E_OPMOVE, E_OPMOVE_ASSAULT, E_OWN_OPMOVE } from '../../state/effects.ts';
import { BATTALION_BAND, BATTALION_NEXT, BATTALION_STATUS, BATTALIONS, FULL, FX, HALF } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { ASSAULT, BANDS, ENEMY_BREAKTHROUGH, FRIENDLY_STAGING, FRONT } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { battalionValue, cardOf, effectSources, refreshEffects } from '../shared/effects.ts';

const RULE = 'SL 8.1';
/** A purpose for each card, so that a person with real dice knows for whom to roll; made once for a set of tables. */
const rolls = new WeakMap<GameData, readonly Purpose[]>();

function rollFor(t: GameData, card: number): Purpose {
  let known = rolls.get(t);
  if (known === undefined) {
    known = t.battalionNumber.map((number) => ({ rule: RULE, what: W.operationalMovementOf(number) }));
    rolls.set(t, known);
  }
  return known[card];
}

const HALF_PENALTY = -2;

/** SL 8.1, SL G87-G90, R12: a roll for each Battalion on the map that is not Fixed. */
export const moveBattalions: Step<GameData, ShermanEvent> = {
  name: 'week-end/move',
  rule: RULE,
  settle(t, s, chance, tell) {
    for (let b = 0; b < BATTALIONS; b++) {
      const status = s[BATTALION_STATUS + b];
      const card = cardOf(t, s, b);
      if ((status === FULL || status === HALF) && t.battalionFixed[card] === 0) {
        move(t, s, b, chance.die(s, 10, rollFor(t, card)), tell);
      }
    }
    refreshEffects(t, s);
    pop(s);
    return true;
  },
};

/** What a roll comes to for a Battalion: the order, the band it goes to, and the parts of the result. */
export function moveFor(
  t: GameData,
  s: State,
  b: number,
  roll: number,
): {
  readonly to: number;
  readonly order: string;
  readonly result: number;
  readonly half: number;
  readonly own: number;
  readonly next: number;
  readonly assault: number;
} {
  const type = t.battalionType[cardOf(t, s, b)];
  const half = s[BATTALION_STATUS + b] === HALF ? HALF_PENALTY : 0;
  const own = battalionValue(t, s, b, E_OWN_OPMOVE);
  const next = s[BATTALION_NEXT + b];
  const assault = type === ASSAULT ? s[FX + E_OPMOVE_ASSAULT] : 0;
  const result = roll + half + own + next + assault + s[FX + E_OPMOVE];
  const from = s[BATTALION_BAND + b];
  let to = from;
  let order = W.hold;
  if (result <= t.operationalRetreat[type]) {
    order = W.retreat;
    to = Math.min(ENEMY_BREAKTHROUGH, from + 1);
  } else if (result > t.operationalHold[type]) {
    order = W.advance;
    const bands = from === FRONT && battalionValue(t, s, b, E_OP_DOUBLE) > 0 ? 2 : 1;
    to = Math.max(FRIENDLY_STAGING, from - bands);
  }
  return { to, order, result, half, own, next, assault };
}

function move(t: GameData, s: State, b: number, roll: number, tell: ShermanTell): void {
  const { to, order, result, half, own, next, assault } = moveFor(t, s, b, roll);
  const from = s[BATTALION_BAND + b];
  s[BATTALION_BAND + b] = to;
  s[BATTALION_NEXT + b] = 0;
  if (tell === undefined) return;
  const modifiers: (readonly [string, number])[] = [];
  if (half !== 0) modifiers.push([W.half, half]);
  if (own !== 0) modifiers.push([W.itsOwnNote, own]);
  if (next !== 0) modifiers.push([W.rallied, next]);
  for (const e of effectSources(t, s, E_OPMOVE)) modifiers.push([e.card, e.value]);
  if (assault !== 0) for (const e of effectSources(t, s, E_OPMOVE_ASSAULT)) modifiers.push([e.card, e.value]);
  tell({
    half: 'campaign',
    kind: 'battalion-moves',
    rule: RULE,
    battalion: t.battalionNumber[cardOf(t, s, b)],
    roll,
    modifiers,
    result,
    order,
    to: BANDS[to],
    pieces: [t.battalionNumber[cardOf(t, s, b)]],
    places: [`band-${from}`, `band-${to}`],
  });
}
