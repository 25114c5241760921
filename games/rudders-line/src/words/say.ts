// The text of events, one sentence each, and the short remarks of the score.
import { capital, count, signed, spelled } from '@bocage/engine';
import type { AttackKind, PassWhy, RudderEvent, SpentWhy } from '../events.ts';
import { GE, US } from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { groupText, placeShort, placeText, SIDE_NAME, TheSide, theRef, theSide } from './names.ts';

type Attack = Extract<RudderEvent, { kind: 'attack' }>;
type Parts = readonly { readonly label: string; readonly value: number; readonly excluded?: boolean }[];

function total(list: Parts, die: number): number {
  return list.reduce((sum, m) => (m.excluded === true ? sum : sum + m.value), die);
}

/** `Point unit: Ranger squad +4, Other units +2, die 3`. */
function parts(list: Parts, die: number): string {
  const counts = list.filter((m) => m.excluded !== true).map((m) => `${m.label} ${signed(m.value)}`);
  return [...counts, `die ${die}`].join(', ');
}

export const casualtyPoints = (n: number): string => count(n, 'Casualty Point');

const PASS: Readonly<Record<PassWhy, string>> = {
  passes: 'passed',
  declines: 'declined to fire',
  'no-unit': 'have no unit that can act',
  'assault-failed': 'had to pass: their assault failed',
  'nothing-to-fire': 'have nothing to fire',
  'no-weapon': 'have no weapon to pick up or hand over',
};

const SPENT: Readonly<Record<SpentWhy, string>> = {
  fired: 'is spent after firing',
  artillery: 'is spent after calling artillery',
  spotted: 'is spent after spotting',
  fatigue: 'is spent by fatigue',
};

const SEGMENT = {
  miss: 'The segment ends after an attack without effect.',
  'one-attack': 'The segment ends after one attack.',
} as const;

const ATTACK: Readonly<Record<AttackKind, string>> = {
  assault: 'assaulted',
  direct: 'fired directly on',
  indirect: 'fired on',
  interdiction: 'interdicted',
};

/** `14 against 11`. */
function totals(e: Attack): string {
  return `${total(e.offence, e.offenceDie)} against ${total(e.defence, e.defenceDie)}`;
}

/** `assaulted 19 Ruined Farm and failed, 14 against 14`. */
export function attackText(t: GameData, e: Attack, where = placeText(t, e.area)): string {
  const attack = `${ATTACK[e.what]} ${where}`;
  if (e.result > 0) return `${attack}: ${totals(e)}, ${casualtyPoints(e.result)}`;
  return e.what === 'assault' ? `${attack} and failed, ${totals(e)}` : `${attack} without effect, ${totals(e)}`;
}

/** The text of an event. */
export function say(t: GameData, e: RudderEvent): string {
  switch (e.kind) {
    case 'turn':
      return `Turn ${e.turn} of ${e.of}: ${e.label}.`;
    case 'phase':
      return `${e.phase} Phase.`;
    case 'initiative': {
      const [us, ge] = [0, 1].map((side) => rolled(e.dice[side], e.modifiers[side]));
      const equal = e.dice[0] + e.modifiers[0] === e.dice[1] + e.modifiers[1];
      return `Initiative: Americans ${us}, Germans ${ge}${equal ? '. Equal: both roll again' : ''}.`;
    }
    case 'first':
      return `${TheSide(e.side)} go first this turn.`;
    case 'card':
      return e.free
        ? 'Each side sets up freely inside the areas of its forces, the Germans first.'
        : 'All units start where the (reconstructed) Set Up Card puts them.';
    case 'placed':
      return `${capital(theRef(t, e.piece))} set up in ${placeText(t, e.place)}.`;
    case 'fires': {
      const by = e.spotter === undefined ? '' : `; ${theRef(t, e.spotter)} in ${placeShort(t, e.spotter.area)} spotted`;
      return `${capital(theRef(t, e.piece))} in ${placeShort(t, e.from)} fired at ${placeText(t, e.area)}${by}.`;
    }
    case 'marker':
      return `A ${SIDE_NAME[e.side]} interdiction marker (${e.value}) is now in ${placeText(t, e.area)}.`;
    case 'accuracy':
      return e.die === 6
        ? `Friendly fire (rolled 6): ${casualtyPoints(e.points)} on ${theSide(e.side)} themselves.`
        : `The fire was accurate (rolled ${e.die}).`;
    case 'attack':
      return `${TheSide(e.side)} ${attackText(t, e)}. Attack: ${parts(e.offence, e.offenceDie)}. Defense: ${parts(e.defence, e.defenceDie)}.`;
    case 'flip':
      return `${capital(theRef(t, e.piece))} in ${placeShort(t, e.area)} was flipped (${e.cost} CP).`;
    case 'lost':
      return `${capital(theRef(t, e.piece))} in ${placeShort(t, e.area)} was eliminated${e.cost > 0 ? ` (${e.cost} CP)` : ''}.`;
    case 'weapon': {
      const sum = e.dice[0] + e.dice[1];
      const end = sum <= 7 ? 'was lost' : `was left in ${placeShort(t, e.area)}`;
      return `Its ${t.kindName[e.weapon]} ${end} (rolled ${sum}; 8 or more saves it).`;
    }
    case 'retreat':
      return `${capital(theRef(t, e.piece))} retreated from ${placeShort(t, e.area)} to ${placeText(t, e.to)} (${e.cost} CP).`;
    case 'wasted':
      return `${casualtyPoints(e.points)} ${e.points === 1 ? 'was' : 'were'} left over.`;
    case 'spent':
      return `${capital(theRef(t, e.piece))} in ${placeShort(t, e.area)} ${SPENT[e.why]}.`;
    case 'fired':
      return `The ${t.kindName[e.weapon]} in ${placeShort(t, e.area)} has fired.`;
    case 'move':
      return `${capital(groupText(t, e.units))} moved from ${placeShort(t, e.from)} to ${placeText(t, e.to)} (${e.cost} MP).`;
    case 'pays':
      return `${capital(theRef(t, e.piece))} paid ${e.cost} extra MP in ${placeShort(t, e.area)}.`;
    case 'back':
      return `${capital(groupText(t, e.units))} went back from ${placeShort(t, e.from)} to ${placeShort(t, e.to)}.`;
    case 'control':
      return `${TheSide(e.side)} now control ${placeText(t, e.area)}${e.star ? ', a Victory Area' : ''}.`;
    case 'overrun':
      return `Overrun in ${placeText(t, e.area)}: units with MP left may move on.`;
    case 'pass':
      return `${TheSide(e.side)} ${PASS[e.why]}.`;
    case 'segment':
      return e.why === 'empty' ? `Nothing else in ${placeText(t, e.area)} can fire.` : SEGMENT[e.why];
    case 'stop':
      return e.left ? 'The units left behind can move no further.' : 'The group can move no further.';
    case 'stars':
      return `The Americans control ${e.held} of ${e.of} Victory Areas and need ${e.need} at the end.`;
    case 'cleared':
      return `${count(e.markers, 'interdiction marker')} ${e.markers === 1 ? 'was' : 'were'} removed.`;
    case 'regroup':
      return `${count(e.fresh, 'unit')} ${e.fresh === 1 ? 'is' : 'are'} fresh again. All weapons can fire again.`;
    case 'rally': {
      const unit = `${capital(theRef(t, e.piece))} in ${placeShort(t, e.area)}`;
      if (e.die === 0) return `${unit} rallied for a Victory Area.`;
      return `${unit} ${e.die <= e.need ? 'rallied' : 'stays spent'} (rolled ${e.die}, needed ${e.need} or less).`;
    }
    case 'fatigue':
      return `Fatigue: ${theSide(e.side)} rolled ${e.die}; ${spelled(e.count)} of their units ${e.count === 1 ? 'becomes' : 'become'} spent.`;
    case 'carry':
      return `${capital(theRef(t, { kind: e.by.kind }))} in ${placeShort(t, e.area)} took the ${t.kindName[e.weapon]}.`;
    case 'victory':
      return `${TheSide(e.side)} win. ${e.text}`;
  }
}

/** `6 + 1 = 7`; a roll without a modifier stands alone. */
function rolled(die: number, modifier: number): string {
  if (modifier === 0) return String(die);
  return `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${die + modifier}`;
}

/** What a line of the score tells besides its choices: totals, losses, Victory Areas, turns. */
export function remark(t: GameData, events: readonly RudderEvent[]): string {
  const words: string[] = [];
  for (const e of events) {
    switch (e.kind) {
      case 'attack': {
        const end = e.result > 0 ? `${e.result} CP` : e.what === 'assault' ? 'failed' : 'no effect';
        words.push(`${totals(e)}: ${end}`);
        break;
      }
      case 'accuracy':
        if (e.die === 6) words.push(`friendly fire ${e.points} CP`);
        break;
      case 'weapon':
        if (e.dice[0] + e.dice[1] > 7) words.push(`${t.kindName[e.weapon]} left in ${placeShort(t, e.area)}`);
        break;
      case 'control':
        if (e.star) words.push(`${theSide(e.side)} took ${placeShort(t, e.area)}`);
        break;
      case 'overrun':
        words.push('overrun');
        break;
      case 'stars':
        words.push(`${theSide(US)} control ${e.held} of ${e.of}`);
        break;
      case 'turn':
        words.push(`turn ${e.turn}`);
        break;
      default:
    }
  }
  const lost = events.flatMap((e) => (e.kind === 'lost' ? [e.piece] : []));
  for (const side of [US, GE]) {
    const units = lost.filter(({ kind }) => t.kindSide[kind] === side);
    if (units.length > 0) words.push(`lost ${groupText(t, units)}`);
  }
  return words.join('; ');
}
