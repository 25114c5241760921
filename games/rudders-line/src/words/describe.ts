// Names and descriptions of choices: the words of the score and the texts of the buttons.
import type { Description, State } from '@bocage/engine';
import { top } from '@bocage/engine';
import * as verb from '../state/choice.ts';
import { pieceOf, placeOf, verbOf } from '../state/choice.ts';
import { FORCE, PLACED, SIDE } from '../state/frames.ts';
import { FLAGS, LINK, PLACE, SPENT, SPOT_MASK } from '../state/layout.ts';
import { type GameData, type Placement, SQUAD } from '../state/tables.ts';
import { formOf, hasPlace, hasUnit } from './about.ts';
import { codeOf, pieceId, pieceName, placeText, placeWord, stateWord, unitText, unitWord } from './names.ts';

/** `defend squad` and `with nco2`: the weapon makes no difference there. */
function bareWord(t: GameData, s: State, unit: number): string {
  return (s[FLAGS + unit] & SPENT) !== 0 ? `spent ${codeOf(t, unit)}` : codeOf(t, unit);
}

function spotWord(t: GameData, s: State, unit: number): string {
  if (t.type[unit] === SQUAD) return 'spot squad';
  const again = (s[FLAGS + unit] & SPOT_MASK) !== 0 ? ' again' : '';
  return `spot ${stateWord(t, s, unit)} in ${placeWord(t, s[PLACE + unit])}${again}`;
}

/** The words of the score. */
export function nameOf(t: GameData, s: State, choice: number): string {
  const u = pieceOf(choice);
  const p = placeOf(choice);
  switch (verbOf(choice)) {
    case verb.DECLINE:
      return 'decline';
    case verb.FIRE:
      return `fire ${placeWord(t, p)}`;
    case verb.SHOOT:
    case verb.AIM:
      return `${stateWord(t, s, u)} at ${placeWord(t, p)}`;
    case verb.END:
      return 'end';
    case verb.SPOT:
      return spotWord(t, s, u);
    case verb.GUN:
      return `and ${stateWord(t, s, u)}`;
    case verb.WITH:
    case verb.BACK:
      return `with ${bareWord(t, s, u)}`;
    case verb.ROLL:
      return 'roll';
    case verb.ACT:
      return `act ${placeWord(t, p)}`;
    case verb.PASS:
      return 'pass';
    case verb.UNIT:
      return stateWord(t, s, u);
    case verb.TO:
      return `to ${placeWord(t, p)}`;
    case verb.ASSAULT:
      return 'assault';
    case verb.LEAVE:
      return `leave ${unitWord(t, s, u)}`;
    case verb.STOP:
      return 'stop';
    case verb.ON:
      return `on ${placeWord(t, p)}`;
    case verb.PAY:
      return `pay ${unitWord(t, s, u)}`;
    case verb.PAY_ALL:
      return 'pay';
    case verb.RUN:
      return 'run';
    case verb.POINT:
      return `point ${stateWord(t, s, u)}`;
    case verb.HOLD:
      return `hold ${unitWord(t, s, u)}`;
    case verb.LEAD:
      return `lead ${bareWord(t, s, u)}`;
    case verb.GO:
      return 'go';
    case verb.DEFEND:
      return `defend ${bareWord(t, s, u)}`;
    case verb.FLIP:
      return `flip ${stateWord(t, s, u)}`;
    case verb.LOSE:
      return `lose ${unitWord(t, s, u)}`;
    case verb.RETREAT:
      return `retreat ${unitWord(t, s, u)} to ${placeWord(t, p)}`;
    case verb.RALLY:
      return `rally ${unitWord(t, s, u)} in ${placeWord(t, s[PLACE + u])}`;
    case verb.TIRE:
      return `tire ${stateWord(t, s, u)} in ${placeWord(t, s[PLACE + u])}`;
    case verb.CARRY:
      return carryWord(t, s, u, p);
    case verb.DONE:
      return 'done';
    case verb.GO_FIRST:
      return 'first';
    case verb.GO_SECOND:
      return 'second';
    case verb.PUT:
      return `${cardWord(t, placing(t, s))} in ${placeWord(t, p)}`;
    default:
      return `? ${choice}`;
  }
}

/** A unit as the Set Up Card names it, with the weapon it brings. */
export function cardWord(t: GameData, { unit, weapon }: Placement): string {
  return weapon < 0 ? codeOf(t, unit) : `${codeOf(t, unit)}+${codeOf(t, weapon)}`;
}

/** The unit that a step of the free set-up is about. */
function placing(t: GameData, s: State): Placement {
  return t.forces[s[top(s) + FORCE]].units[s[top(s) + PLACED]];
}

/** `mg42 of wt to squad in 12`; a weapon on the ground has no `of`. */
function carryWord(t: GameData, s: State, weapon: number, unit: number): string {
  const carrier = s[LINK + weapon] - 1;
  const of = carrier < 0 ? '' : ` of ${codeOf(t, carrier)}`;
  return `${codeOf(t, weapon)}${of} to ${stateWord(t, s, unit)} in ${placeWord(t, s[PLACE + unit])}`;
}

/** Every choice of this game says what kind it is. */
type Described = Description & { readonly verb: string };

/** How a choice looks to a person, and what it is for programs. */
export function describe(t: GameData, s: State, choice: number): Described {
  const v = verbOf(choice);
  const u = pieceOf(choice);
  const p = placeOf(choice);
  const [word, form, rule, mark] = formOf(choice);
  const base = { rule, mark, verb: word };
  if (v === verb.CARRY) {
    const carrier = s[LINK + u] - 1;
    const label =
      carrier < 0
        ? `Give the ${pieceName(t, u)} to the ${pieceName(t, p)}`
        : `Give the ${pieceName(t, u)} of the ${pieceName(t, carrier)} to the ${pieceName(t, p)}`;
    const place = placeWord(t, s[PLACE + p]);
    const data = carrier < 0 ? {} : { from: pieceId(t, carrier) };
    return { ...base, label, places: [place], pieces: [pieceId(t, u), pieceId(t, p)], data };
  }
  const label = form
    .replace('{u}', hasUnit(choice) ? unitText(t, s, u) : '')
    .replace('{p}', hasPlace(choice) ? placeText(t, p) : '');
  const places: string[] = [];
  if (hasPlace(choice)) places.push(placeWord(t, p));
  if (hasUnit(choice) && s[PLACE + u] > 0) places.push(placeWord(t, s[PLACE + u]));
  const link = s[LINK + u];
  const weapon = v === verb.HOLD && link > 0 ? { data: { weapon: pieceId(t, link - 1) } } : {};
  return { ...base, label, places, ...(hasUnit(choice) && { pieces: [pieceId(t, u)] }), ...weapon };
}

/** The side of the innermost frame: every step keeps it first. */
export function frameSide(s: State): number {
  return s[top(s) + SIDE];
}
