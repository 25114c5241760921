// Chapter 9, Action Phase: two Core actions and any number of Bonus actions, in any order.
import { pop, type State } from '@bocage/engine';
import * as C from '../../state/choices.ts';
import * as L from '../../state/layout.ts';
import { airIsBonus, movesTwice } from '../../state/options.ts';
import { cardOf, levelIndex, spend, unitOf } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import { type Rule, seat, type TellIt } from '../../state/types.ts';
import { actionWarnings, describeAction, nameAction, promptAction } from '../../words/actions.ts';
import { divisionWord } from '../../words/names.ts';
import * as REASONS from '../../words/reasons.ts';
import { openStow, refuseStow } from '../11-supplies/stow.ts';
import { openSupplies, refuseBase, refuseTrucks, takeTrucks } from '../11-supplies/supplies.ts';
import { isFirstThere, openHaul, refuseHaul } from '../11-supplies/trucks.ts';
import { flyAir, openMiddleton, refuseAir, refuseMiddleton } from '../13-special.ts';
import { layOpen, mayOpen, openMarkersLeft } from './encirclement.ts';
import { beginMove, hasSomewhere } from './march.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  AIR_RECON,
  AIR_WEHRMACHT,
  CONTROL,
  CORE,
  DIV,
  DIV_AT,
  DIVISIONS,
  FUEL,
  KINDS,
  MINOR,
  MINORS,
  MOVED,
  RECON,
  RECON_DISCARD,
  RECON_HAND,
  SPACES,
  STARVING,
  STOWED,
} = L;
const { ACT_AIR, ACT_AUTHOR, ACT_END, ACT_HAUL, ACT_MIDDLETON, ACT_MOVE, ACT_STOW, ACT_SUPPLIES, ACT_TRUCKS } = C;
const { R } = REASONS;

const MOST_TRUCKS = 6;
const UNITS = 6;

/** TAMC 9.b, TAMC 9.e, TAMC 11.n: whether a Division may make a Move. */
function refuseMove(t: GameData, s: State, unit: number): number {
  const card = cardOf(s, unit);
  if (card < 0) return R.notInPlay;
  if (s[MOVED + card] > 0 && !movesTwice(s)) return R.moved;
  if (s[STARVING + card] === 1) return R.starving;
  if (s[DIV + card * KINDS + FUEL] === 0) return R.noFuel;
  return hasSomewhere(t, s, card) ? 0 : R.nowhere;
}

/** TAMC 14.A01, TAMC 11.i + TAMC B26 */
function refuseAuthor(t: GameData, s: State, space: number): number {
  if (s[RECON + t.author] !== RECON_HAND) return R.authorNotHeld;
  const minor = t.minor[space];
  if (minor < 0) return R.authorNotMinor;
  if (s[CONTROL + space] === 0) return R.authorNoControl;
  if (s[MINOR + minor] !== 0) return R.authorMarker;
  if (openMarkersLeft(t, s) === 0) return R.authorNone;
  return mayOpen(t, s, minor) ? 0 : R.authorCondition;
}

function refuse(t: GameData, s: State, choice: number): number {
  const arg = choice & 255;
  const verb = choice >> 8;
  if (s[CORE] === 0 && (verb <= ACT_MOVE || (verb === ACT_AIR && !airIsBonus(s)))) return R.noCore;
  switch (verb) {
    case ACT_SUPPLIES:
      return refuseBase(t, s, arg);
    case ACT_TRUCKS:
      return refuseTrucks(t, s, arg);
    case ACT_HAUL:
      return refuseHaul(t, s);
    case ACT_MOVE:
      return refuseMove(t, s, arg);
    case ACT_AIR:
      return refuseAir(s, arg);
    case ACT_MIDDLETON:
      return refuseMiddleton(s);
    case ACT_AUTHOR:
      return refuseAuthor(t, s, arg);
    case ACT_STOW:
      return refuseStow(t, s, arg);
    default:
      return 0;
  }
}

function move(t: GameData, s: State, unit: number, tell: TellIt): void {
  const card = cardOf(s, unit);
  spend(s, DIV + card * KINDS, FUEL, 1);
  s[MOVED + card]++;
  if (tell !== undefined) {
    const from = t.spaceIds[s[DIV_AT + card]];
    const division = divisionWord(t, s, card);
    tell({ kind: 'move', rule: 'TAMC 9.b', division, from, places: [from], pieces: [division] });
  }
  beginMove(t, s, card);
}

/** TAMC 6.b, RTTR 1.2 - RTTR 1.5 */
export const actionStep: Rule = {
  name: 'action',
  rule: 'TAMC 6.b',
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      if (s[CORE] > 0) {
        for (let i = 0; i < t.bases.length; i++) if (refuseBase(t, s, t.bases[i]) === 0) out[n++] = t.bases[i];
        for (let k = 0; k <= t.take[levelIndex(s)]; k++)
          if (refuseTrucks(t, s, k) === 0) out[n++] = (ACT_TRUCKS << 8) | k;
        if (refuseHaul(t, s) === 0) out[n++] = ACT_HAUL << 8;
        for (let card = 0; card < DIVISIONS; card++) {
          const unit = unitOf(s, card);
          if (refuseMove(t, s, unit) === 0) out[n++] = (ACT_MOVE << 8) | unit;
        }
      }
      if (s[CORE] > 0 || airIsBonus(s)) {
        if (refuseAir(s, AIR_RECON) === 0) out[n++] = (ACT_AIR << 8) | AIR_RECON;
        if (refuseAir(s, AIR_WEHRMACHT) === 0) out[n++] = (ACT_AIR << 8) | AIR_WEHRMACHT;
      }
      if (refuseMiddleton(s) === 0) out[n++] = ACT_MIDDLETON << 8;
      if (s[RECON + t.author] === RECON_HAND) {
        for (let minor = 0; minor < MINORS; minor++) {
          const space = t.minorSpace[minor];
          if (refuseAuthor(t, s, space) === 0) out[n++] = (ACT_AUTHOR << 8) | space;
        }
      }
      for (let card = 0; card < DIVISIONS; card++) {
        const space = s[DIV_AT + card];
        if (isFirstThere(s, card) && refuseStow(t, s, space) === 0) out[n++] = (ACT_STOW << 8) | space;
      }
      out[n++] = ACT_END << 8;
      return n;
    },
    attempts(_t, _s, out) {
      let n = 0;
      for (let space = 0; space < SPACES; space++) out[n++] = space;
      for (let k = 0; k <= MOST_TRUCKS; k++) out[n++] = (ACT_TRUCKS << 8) | k;
      out[n++] = ACT_HAUL << 8;
      for (let unit = 0; unit < UNITS; unit++) out[n++] = (ACT_MOVE << 8) | unit;
      out[n++] = (ACT_AIR << 8) | AIR_RECON;
      out[n++] = (ACT_AIR << 8) | AIR_WEHRMACHT;
      out[n++] = ACT_MIDDLETON << 8;
      for (let space = 0; space < SPACES; space++) out[n++] = (ACT_AUTHOR << 8) | space;
      for (let space = 0; space < SPACES; space++) out[n++] = (ACT_STOW << 8) | space;
      out[n++] = ACT_END << 8;
      return n;
    },
    refuse,
    apply(t, s, choice, chance, tell) {
      const arg = choice & 255;
      const verb = choice >> 8;
      if (verb !== ACT_STOW) s[STOWED] = 0;
      if (verb <= ACT_MOVE || (verb === ACT_AIR && !airIsBonus(s))) s[CORE]--;
      switch (verb) {
        case ACT_SUPPLIES:
          openSupplies(s, arg);
          return;
        case ACT_TRUCKS:
          takeTrucks(s, arg, tell);
          return;
        case ACT_HAUL:
          openHaul(t, s);
          return;
        case ACT_MOVE:
          move(t, s, arg, tell);
          return;
        case ACT_AIR:
          flyAir(t, s, arg, chance, tell);
          return;
        case ACT_MIDDLETON:
          openMiddleton(s);
          return;
        case ACT_AUTHOR:
          s[RECON + t.author] = RECON_DISCARD;
          layOpen(t, s, t.minor[arg], 'TAMC 14.A01', tell);
          return;
        case ACT_STOW:
          openStow(s, arg);
          return;
        default:
          pop(s);
      }
    },
    name: nameAction,
    describe: describeAction,
    prompt: promptAction,
    warnings: actionWarnings,
  },
};
