// A Move in words: the name of each choice in the score, its label with what it costs, the question, the warnings.
import {
  type Amount,
  andList,
  count,
  type Description,
  type Prompt,
  type Reason,
  type State,
  top,
} from '@bocage/engine';
import { FFI_USED, isHeld, needsEntryAmmo, PAY_TO_GO_ON } from '../rules/09-actions/march.ts';
import { MOVE_ATTACK, MOVE_BY_AIR, MOVE_HELP_FFI, MOVE_HELP_TD, MOVE_STOW, MOVE_TO } from '../state/choices.ts';
import { CONTROL, DIV_AT, FFI } from '../state/layout.ts';
import { divisionsAt, isBesieged, tokensIn } from '../state/queries.ts';
import type { GameData } from '../state/tables.ts';
import { describeStow } from './actions.ts';
import {
  amount,
  divisionName,
  divisionWord,
  placeId,
  portName,
  tokensOfCard,
  tokensText,
  ZONE_PLACE,
  ZONE_WORDS,
} from './names.ts';
import { breaksSiege } from './siege.ts';

export function nameMove(t: GameData, _s: State, choice: number): string {
  const arg = choice & 255;
  switch (choice >> 8) {
    case MOVE_TO:
      return `to ${t.spaceIds[arg]}`;
    case MOVE_BY_AIR:
      return `to ${t.spaceIds[arg]} by air`;
    case MOVE_ATTACK:
      return `attack ${arg}`;
    case MOVE_HELP_FFI:
      return `ffi ${ZONE_WORDS[arg]}`;
    case MOVE_HELP_TD:
      return 'tank destroyer';
    case MOVE_STOW:
      return 'stow';
    default:
      return 'stop';
  }
}

const WORDS: Readonly<Record<string, string>> = { fuel: 'Fuel', ammo: 'Ammo' };
const costText = (costs: readonly Amount[]): string =>
  costs.map(({ value, unit }) => (unit === 'space' ? count(value, 'space') : `${value} ${WORDS[unit]}`)).join(', ');

export function describeMove(t: GameData, s: State, choice: number): Description {
  const f = top(s);
  const card = s[f + 1];
  const arg = choice & 255;
  const space = s[DIV_AT + card];
  const pieces = [divisionWord(t, s, card)];
  // One space of the Move, and the Fuel of going on after a fight or a halt.
  const costs = [amount(1, 'space'), ...((s[f + 3] & PAY_TO_GO_ON) !== 0 ? [amount(1, 'fuel')] : [])];
  switch (choice >> 8) {
    case MOVE_TO:
    case MOVE_BY_AIR: {
      const byAir = choice >> 8 === MOVE_BY_AIR;
      const entry = !byAir && needsEntryAmmo(t, s, arg);
      const all = entry ? [...costs, amount(1, 'ammo')] : costs;
      return {
        label: byAir ? `Enter ${t.spaceNames[arg]}, covered by Air Support` : `Enter ${t.spaceNames[arg]}`,
        rule: entry ? 'TAMC 13.R1' : 'RTTR 6.5',
        verb: 'enter',
        places: [t.spaceIds[arg]],
        pieces,
        cost: costText(all),
        costs: all,
        data: { byAir, held: isHeld(t, s, arg) },
        mark: isHeld(t, s, arg) ? 'attack' : 'move',
      };
    }
    case MOVE_ATTACK:
      return {
        label: `Attack Garrison ${arg} of ${t.spaceNames[space]}`,
        rule: 'TAMC 12.i',
        verb: 'attack',
        places: [t.spaceIds[space]],
        pieces,
        cost: costText(costs),
        costs,
        data: { garrison: arg },
        mark: 'attack',
      };
    case MOVE_HELP_FFI:
      return {
        label: `Use an FFI of ${t.data.zones[arg].name} for one more space`,
        rule: 'TAMC 10.h',
        verb: 'help',
        places: [placeId(t, ZONE_PLACE + arg)],
        cost: '1 FFI',
        costs: [amount(1, 'ffi')],
        data: { by: 'ffi' },
        mark: 'select',
      };
    case MOVE_HELP_TD:
      return {
        label: 'Use the Tank Destroyer for one more space',
        rule: 'TAMC 13.M4',
        verb: 'help',
        cost: 'the marker',
        costs: [],
        data: { by: 'tankDestroyer' },
        mark: 'select',
      };
    case MOVE_STOW:
      return describeStow(t, space);
    default:
      return {
        label: `Stop in ${t.spaceNames[space]}`,
        rule: 'RTTR 6.1',
        verb: 'stop',
        places: [t.spaceIds[space]],
        mark: 'end',
      };
  }
}

export function promptMove(t: GameData, s: State): Prompt {
  const f = top(s);
  const card = s[f + 1];
  const flags = s[f + 3];
  const [ffi, pays] = [(flags & FFI_USED) !== 0, (flags & PAY_TO_GO_ON) !== 0];
  const used = [count(s[f + 6], 'space'), `${s[f + 7]} Fuel`, ...(ffi ? ['1 FFI'] : [])];
  const goOn = pays ? ' Moving on costs 1 Fuel.' : '';
  return {
    ask: `Where does the ${divisionName(t, s, card)} move from ${t.spaceNames[s[DIV_AT + card]]}?`,
    wait: 'General Middleton moves a Division.',
    why: `Used so far: ${andList(used)}. Left: ${count(s[f + 2], 'space')}. On its card: ${tokensText(tokensOfCard(s, card))}.${goOn}`,
    places: [t.spaceIds[s[DIV_AT + card]]],
    pieces: [divisionWord(t, s, card)],
    data: { entered: s[f + 6], fuel: s[f + 7], ffi, spaces: s[f + 2], pays },
  };
}

/** What leaving a Siege Box loses. */
export function moveWarnings(t: GameData, s: State, choice: number): readonly Reason[] {
  const card = s[top(s) + 1];
  const from = s[DIV_AT + card];
  const port = t.port[from];
  if (choice >> 8 > MOVE_BY_AIR || port < 0 || s[CONTROL + from] !== 0) return [];
  const warnings: Reason[] = [];
  const data = { port: t.spaceIds[from] };
  if (isBesieged(t, s, port) && s[FFI + from] + divisionsAt(s, from) - 1 < t.siege[port])
    warnings.push(breaksSiege(t, port));
  if (divisionsAt(s, from) === 1 && tokensIn(s, from) > 0) {
    const text = `The supplies left in the Siege Box of ${portName(t, port)} would go to the Supply Pool.`;
    warnings.push({ rule: 'RTTR 2.6', code: 'leftBehind', text, data });
  }
  return warnings;
}
