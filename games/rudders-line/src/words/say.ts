// The text of events, one line each, and the short remarks of the score.
import type { PassWhy, RudderEvent } from '../events.ts';
import type { Tables } from '../state/tables.ts';
import { listText, placeText, placeWord, plural, SIDE_ID, SIDE_NAME, theSide } from './names.ts';

function signed(n: number): string {
  return n < 0 ? `- ${-n}` : `+ ${n}`;
}

function parts(
  list: readonly { readonly label: string; readonly value: number; readonly excluded?: boolean }[],
): string {
  return list
    .filter((m) => m.excluded !== true)
    .map((m) => `${m.label} ${m.value}`)
    .join(', ');
}

function total(list: readonly { readonly value: number; readonly excluded?: boolean }[]): number {
  return list.reduce((sum, m) => (m.excluded === true ? sum : sum + m.value), 0);
}

const PASS: Readonly<Record<PassWhy, string>> = {
  passes: 'passes',
  declines: 'declines to fire',
  'no-unit': 'has no unit that can act',
  'assault-failed': 'must pass: the assault failed',
  'nothing-to-fire': 'has nothing to fire',
  'no-weapon': 'has no weapon left to pick up or hand over',
};

const SEGMENT = {
  miss: 'The segment ends after an attack without effect.',
  'one-attack': 'The segment ends after one attack.',
} as const;

/** The text of an event. */
export function say(t: Tables, e: RudderEvent): string {
  switch (e.kind) {
    case 'turn':
      return `Turn ${e.turn}: ${e.label}.`;
    case 'phase':
      return `${e.phase} Phase.`;
    case 'initiative':
      return `Initiative: American ${e.dice[0]} ${signed(e.modifiers[0])}, German ${e.dice[1]} ${signed(e.modifiers[1])}${
        e.dice[0] + e.modifiers[0] === e.dice[1] + e.modifiers[1] ? ': equal, roll again' : ''
      }.`;
    case 'first':
      return `${theSide(e.side)} goes first this turn.`;
    case 'card':
      return e.free
        ? 'Each side sets up freely inside the areas of its forces, the German first.'
        : 'All units set up where the (reconstructed) Set Up Card puts them.';
    case 'placed':
      return `${e.piece} sets up in ${placeText(t, e.place)}.`;
    case 'fires':
      return `${e.piece} fires at ${placeText(t, e.area)}${e.spotter === '' ? '' : `, spotted by ${e.spotter}`}.`;
    case 'marker':
      return `A ${SIDE_NAME[e.side]} marker ${e.value} stays in ${placeText(t, e.area)}.`;
    case 'accuracy':
      return e.die === 6
        ? `Friendly fire (6): ${plural(e.points, 'Casualty Point')} on the ${SIDE_NAME[e.side]}'s own units.`
        : `The fire is accurate (${e.die}).`;
    case 'attack': {
      const ot = total(e.offence);
      const dt = total(e.defence);
      const end = e.result > 0 ? plural(e.result, 'Casualty Point') : e.what === 'assault' ? 'it fails' : 'no effect';
      return `${SIDE_NAME[e.side]} ${e.what} on ${placeText(t, e.area)}: ${parts(e.offence)} + die ${e.offenceDie} = ${ot + e.offenceDie} against ${parts(e.defence)} + die ${e.defenceDie} = ${dt + e.defenceDie}: ${end}.`;
    }
    case 'flip':
      return `${e.piece} in ${placeWord(t, e.area)} is flipped (${e.cost} CP).`;
    case 'lost':
      return `${e.piece} in ${placeWord(t, e.area)} is eliminated${e.cost > 0 ? ` (${e.cost} CP)` : ''}.`;
    case 'weapon':
      return `Its ${e.piece}: ${e.dice.join(' + ')}, ${e.dice[0] + e.dice[1] <= 7 ? 'lost' : `left lying in ${placeWord(t, e.area)}`}.`;
    case 'retreat':
      return `${e.piece} retreats from ${placeWord(t, e.area)} to ${placeWord(t, e.to)} (${e.cost} CP).`;
    case 'wasted':
      return `${plural(e.points, 'Casualty Point')} find nobody left to take them.`;
    case 'spent':
      return `${e.piece} in ${placeWord(t, e.area)} is spent: ${e.why}.`;
    case 'fired':
      return `The ${e.piece} in ${placeWord(t, e.area)} turns to its F side.`;
    case 'move':
      return `${listText(e.names)} move from ${placeWord(t, e.from)} to ${placeText(t, e.to)} for ${e.cost} MP.`;
    case 'pays':
      return `${e.piece} pays ${e.cost} MP more in ${placeWord(t, e.area)}.`;
    case 'back':
      return `${listText(e.names)} go back from ${placeWord(t, e.from)} to ${placeWord(t, e.to)}.`;
    case 'control':
      return `${theSide(e.side)} controls ${placeText(t, e.area)}${e.star ? ', a Victory Area' : ''}.`;
    case 'overrun':
      return `Overrun in ${placeText(t, e.area)}: units with MP left may go on.`;
    case 'pass':
      return `${theSide(e.side)} ${PASS[e.why]}.`;
    case 'segment':
      return e.why === 'empty' ? `Nothing else in ${placeText(t, e.area)} can fire.` : SEGMENT[e.why];
    case 'stop':
      return e.left ? 'The units left behind can go no further.' : 'The group can go no further.';
    case 'stars':
      return `The American controls ${e.held} of ${e.of} Victory Areas.`;
    case 'cleared':
      return `${plural(e.markers, 'marker')} removed.`;
    case 'regroup':
      return `${plural(e.fresh, 'unit')} turned to the fresh side; weapons ready again.`;
    case 'rally':
      return e.die === 0
        ? `${e.piece} in ${placeWord(t, e.area)} rallies for a Victory Area.`
        : `${e.piece} in ${placeWord(t, e.area)} rolls ${e.die}, needs ${e.need} or less: ${e.die <= e.need ? 'rallied' : 'stays spent'}.`;
    case 'fatigue':
      return `${theSide(e.side)} rolls ${e.die} for fatigue: ${plural(e.count, 'unit')}.`;
    case 'carry':
      return `${e.by} takes the ${e.piece} in ${placeWord(t, e.area)}.`;
    case 'victory':
      return `${theSide(e.side)} wins. ${e.text}`;
  }
}

/** What a line of the score tells besides its choices: totals, losses, stars, turns. */
export function remark(t: Tables, events: readonly RudderEvent[]): string {
  const words: string[] = [];
  for (const e of events) {
    switch (e.kind) {
      case 'attack': {
        const end = e.result > 0 ? `${e.result} CP` : e.what === 'assault' ? 'fails' : 'no effect';
        words.push(`${total(e.offence)}+${e.offenceDie} v ${total(e.defence)}+${e.defenceDie} = ${end}`);
        break;
      }
      case 'accuracy':
        if (e.die === 6) words.push(`friendly fire ${e.points} CP`);
        break;
      case 'lost':
        words.push(`${e.piece} lost`);
        break;
      case 'weapon':
        if (e.dice[0] + e.dice[1] > 7) words.push(`${e.piece} left in ${placeWord(t, e.area)}`);
        break;
      case 'control':
        if (e.star) words.push(`${SIDE_ID[e.side]} takes ${placeWord(t, e.area)}*`);
        break;
      case 'overrun':
        words.push('overrun');
        break;
      case 'stars':
        words.push(`US holds ${e.held}/${e.of}`);
        break;
      case 'turn':
        words.push(`turn ${e.turn}`);
        break;
      default:
    }
  }
  return words.join('; ');
}
