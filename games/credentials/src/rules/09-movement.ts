// Chapter 9, movement: a Move action space by space, what a Division meets, and its attack from a Siege Box.
import { pop, push, type State, top } from '@bocage/engine';
import {
  AIR,
  AIR_RECON,
  AMMO,
  CONTACT_AT,
  CONTROL,
  CONTROL_MARKER,
  DIV,
  DIV_AT,
  DOWN,
  ENDED,
  FFI,
  FUEL,
  KG,
  KINDS,
  LOST,
  OUTCOME,
  RENNES_HELD,
  SPACES,
  STOWED,
  TANK_DESTROYER,
  ZONE,
} from '../layout.ts';
import { attackOdds, meetingOdds } from '../odds.ts';
import { GOING_ON_ENDS, GOING_ON_FUEL, goingOn, stacksFreely } from '../options.ts';
import { divisionsAt, garrisonsOf, isBesieged, nextGarrison, spacesOf, spend, tokensIn } from '../queries.ts';
import { R } from '../reasons.ts';
import { STEP_FIGHT, STEP_MOVE, STEP_RECON } from '../steps.ts';
import type { Tables } from '../tables.ts';
import { type Rule, seat, type TellIt } from '../types.ts';
import {
  divisionName,
  divisionWord,
  placeId,
  plural,
  portName,
  slashes,
  tokensOfCard,
  ZONE_PLACE,
  ZONE_WORDS,
} from '../words.ts';
import { checkMap } from './09-encirclement.ts';
import { openStow, refuseStow } from './11-stow.ts';
import { dropLeftBehind, takeControl, useFfi } from './changes.ts';
import { fightProgress } from './combat.ts';
import { airFlies, FIGHT_CONTACT, FIGHT_GARRISON, FIGHT_KG, FIGHT_RENNES, mayAttack } from './fights.ts';

// The frame: 1 Division card, 2 spaces left, 3 flags, 4 space it came from, 5 stage, 6 spaces entered, 7 Fuel spent.
const FFI_USED = 1;
/** Going on costs 1 Fuel: after a won fight or a halt. */
const PAY_TO_GO_ON = 4;
const ZONE_CROSSED = 8;
const FOUGHT_HERE = 32;
const ENTERED_BOX = 64;
const ATTACKED = 128;
/** An extra space was bought and must be used. */
const PENDING = 256;
const OVER = 512;
const AIR_COVER = 1024;
export const MOVE_AIR_COVER = AIR_COVER;

const DECIDING = 0;
const ENTERED = 1;
const RECONNOITRED = 2;
const ATTACKING = 3;

/** Choices: verb in the upper bits, space, Garrison or Zone in the lower ones. */
const TO = 0;
const TO_BY_AIR = 1;
const ATTACK = 2;
const HELP_FFI = 3;
const HELP_TD = 4;
const STOW = 5;
const STOP = 6;
export const MOVE_TO = TO;
export const MOVE_BY_AIR = TO_BY_AIR;
export const MOVE_ATTACK = ATTACK;
export const MOVE_HELP_FFI = HELP_FFI;
export const MOVE_HELP_TD = HELP_TD;
export const MOVE_STOW = STOW;
export const MOVE_STOP = STOP;

/** TAMC 9.b: begins a Move; its Fuel is paid by the caller. */
export function beginMove(t: Tables, s: State, card: number): void {
  const at = s[DIV_AT + card];
  push(s, STEP_MOVE, card, spacesOf(t, s, card), crossed(t, at), at, DECIDING, 0, 1);
}

function crossed(t: Tables, space: number): number {
  return t.zone[space] < 0 ? 0 : ZONE_CROSSED << t.zone[space];
}

/** RTTR 10.2: Air Support on the Aerial Recon deck can cover a fortified entry where a card will be drawn. */
function airCovers(t: Tables, s: State, space: number): boolean {
  return s[AIR] === AIR_RECON && airFlies(s) && !isHeld(t, s, space);
}

/** TAMC 6.5 of the base game: a Kampfgruppe, the Rennes garrison or Unknown Contact is there. */
function isHeld(t: Tables, s: State, space: number): boolean {
  return s[KG + space] !== 0 || (space === t.rennes && s[RENNES_HELD] === 1) || s[CONTACT_AT] === space + 1;
}

export function needsEntryAmmo(t: Tables, s: State, space: number): boolean {
  return t.fortified[space] === 1 && s[CONTROL + space] === 0;
}

/** TAMC 9.c, TAMC 9.d, TAMC 13.R1: whether a Division may go from its space to an adjacent one. */
export function refuseEntry(t: Tables, s: State, card: number, to: number, byAir: boolean): number {
  const from = s[DIV_AT + card];
  const bit = 1 << to;
  if ((t.out[from] & bit) === 0) return (t.near[from] & bit) === 0 ? R.noRoad : R.againstArrow;
  if (t.port[to] < 0 && (t.starts & bit) === 0 && !stacksFreely(s) && divisionsAt(s, to) > 0) return R.occupied;
  if (byAir) return needsEntryAmmo(t, s, to) && airCovers(t, s, to) ? 0 : R.noAirCover;
  return needsEntryAmmo(t, s, to) && s[DIV + card * KINDS + AMMO] === 0 ? R.entryAmmo : 0;
}

/** Whether it could enter any space or attack: a Move must do one of them. */
export function hasSomewhere(t: Tables, s: State, card: number): boolean {
  for (let rest = t.out[s[DIV_AT + card]]; rest !== 0; rest &= rest - 1) {
    const to = 31 - Math.clz32(rest & -rest);
    if (refuseEntry(t, s, card, to, false) === 0 || refuseEntry(t, s, card, to, true) === 0) return true;
  }
  const port = t.port[s[DIV_AT + card]];
  return port >= 0 && nextGarrison(t, s, port) > 0 && mayAttack(t, s, card, port);
}

function refuseGoingOn(s: State, f: number): number {
  const flags = s[f + 3];
  if ((flags & ATTACKED) !== 0) return R.leaveAfterAttack;
  if ((flags & OVER) !== 0) return R.evacEnds;
  if (s[f + 2] === 0) return R.noSpaces;
  return (flags & PAY_TO_GO_ON) !== 0 && s[DIV + s[f + 1] * KINDS + FUEL] === 0 ? R.goOnFuel : 0;
}

function refuseTo(t: Tables, s: State, f: number, to: number, byAir: boolean): number {
  if ((s[f + 3] & ENTERED_BOX) !== 0) return R.inBox;
  const reason = refuseEntry(t, s, s[f + 1], to, byAir);
  return reason !== 0 ? reason : refuseGoingOn(s, f);
}

/** TAMC 12.i - TAMC 12.m, TAMC 5.b: an attack on the Garrison in turn. */
function refuseAttack(t: Tables, s: State, f: number, garrison: number): number {
  const card = s[f + 1];
  const port = t.port[s[DIV_AT + card]];
  if (port < 0) return R.notInBox;
  if ((s[f + 3] & ATTACKED) !== 0) return R.oneAttack;
  if ((s[DOWN + port] & (1 << garrison)) !== 0) return R.garrisonDown;
  if ((garrisonsOf(t, s, port) & (1 << garrison)) === 0) return R.noGarrison;
  if (garrison !== nextGarrison(t, s, port)) return R.garrisonOrder;
  if (!mayAttack(t, s, card, port)) return R.notBesieged;
  return refuseGoingOn(s, f);
}

/** Whether one more space could be used: for entering or, in a Siege Box, for the attack. */
function couldUseSpace(t: Tables, s: State, f: number): boolean {
  const card = s[f + 1];
  const flags = s[f + 3];
  if ((flags & (ATTACKED | OVER)) !== 0) return false;
  if ((flags & PAY_TO_GO_ON) !== 0 && s[DIV + card * KINDS + FUEL] === 0) return false;
  const port = t.port[s[DIV_AT + card]];
  if (port >= 0 && nextGarrison(t, s, port) > 0 && mayAttack(t, s, card, port)) return true;
  if ((flags & ENTERED_BOX) !== 0) return false;
  for (let rest = t.out[s[DIV_AT + card]]; rest !== 0; rest &= rest - 1) {
    const to = 31 - Math.clz32(rest & -rest);
    if (refuseEntry(t, s, card, to, false) === 0 || refuseEntry(t, s, card, to, true) === 0) return true;
  }
  return false;
}

/** TAMC 10.h, TAMC 10.i, TAMC 10.j + TAMC B16: one FFI of a Zone whose entry space was used. */
function refuseFfiHelp(t: Tables, s: State, f: number, zone: number): number {
  if (s[f + 2] > 0) return R.helpNotNeeded;
  if ((s[f + 3] & FFI_USED) !== 0) return R.helpUsed;
  if ((s[f + 3] & (ZONE_CROSSED << zone)) === 0) return R.helpNoEntry;
  if (s[ZONE + zone] === 0) return R.helpNoFfi;
  return couldUseSpace(t, s, f) ? 0 : R.helpUseless;
}

/** TAMC 13.M4 */
function refuseTdHelp(t: Tables, s: State, f: number): number {
  if (s[TANK_DESTROYER] !== s[f + 1] + 1) return R.helpNoTd;
  if (s[f + 2] > 0) return R.helpNotNeeded;
  return couldUseSpace(t, s, f) ? 0 : R.helpUseless;
}

function refuseStop(t: Tables, s: State, f: number): number {
  // Supplies dropped after the Move was paid may have closed every way: then it ends where it began.
  if (s[f + 6] === 0 && couldUseSpace(t, s, f)) return R.stopNotMoved;
  return (s[f + 3] & PENDING) !== 0 ? R.helpPending : 0;
}

function refuse(t: Tables, s: State, choice: number): number {
  const f = top(s);
  const arg = choice & 255;
  switch (choice >> 8) {
    case TO:
      return refuseTo(t, s, f, arg, false);
    case TO_BY_AIR:
      return refuseTo(t, s, f, arg, true);
    case ATTACK:
      return refuseAttack(t, s, f, arg);
    case HELP_FFI:
      return refuseFfiHelp(t, s, f, arg);
    case HELP_TD:
      return refuseTdHelp(t, s, f);
    case STOW:
      return (s[f + 3] & PENDING) !== 0 ? R.helpPending : refuseStow(t, s, arg);
    default:
      return refuseStop(t, s, f);
  }
}

/** Pays for going on, and uses one space. */
function useSpace(s: State, f: number): void {
  if ((s[f + 3] & PAY_TO_GO_ON) !== 0) {
    spend(s, DIV + s[f + 1] * KINDS, FUEL, 1);
    s[f + 7]++;
  }
  s[f + 3] &= ~(PAY_TO_GO_ON | PENDING | FOUGHT_HERE | AIR_COVER);
  s[f + 2]--;
}

/** RTTR 6.5: the Division goes in; what it meets is settled afterwards. */
function enter(t: Tables, s: State, to: number, byAir: boolean, tell: TellIt): void {
  const f = top(s);
  const card = s[f + 1];
  const from = s[DIV_AT + card];
  const goesOn = (s[f + 3] & PAY_TO_GO_ON) !== 0 ? 1 : 0;
  useSpace(s, f);
  s[f + 3] |= crossed(t, to);
  if (t.port[to] >= 0) s[f + 3] |= ENTERED_BOX;
  s[f + 4] = from;
  s[f + 5] = ENTERED;
  s[f + 6]++;
  s[STOWED] = 0;
  s[DIV_AT + card] = to;
  let ammo = 0;
  if (needsEntryAmmo(t, s, to)) {
    if (byAir) s[f + 3] |= AIR_COVER;
    else {
      ammo = 1;
      spend(s, DIV + card * KINDS, AMMO, 1);
    }
  }
  if (tell !== undefined) {
    const how = `${goesOn > 0 ? ', going on for 1 Fuel' : ''}${ammo > 0 ? ', 1 Ammo for the fortifications' : ''}${byAir ? ', covered by Air Support' : ''}`;
    const places = [t.spaceIds[to], t.spaceIds[from]];
    tell({
      kind: 'enters',
      rule: ammo > 0 ? 'TAMC 13.R1' : 'RTTR 6.5',
      division: divisionName(t, s, card),
      to: t.spaceNames[to],
      paid: [goesOn, ammo, 0],
      how,
      places,
    });
  }
  dropLeftBehind(t, s, from, tell);
}

/** RTTR 6.5 (2)-(5): what is met in the space entered; true when a procedure was opened for it. */
function meet(t: Tables, s: State, f: number): boolean {
  const card = s[f + 1];
  const space = s[DIV_AT + card];
  if (s[KG + space] !== 0) {
    push(s, STEP_FIGHT, FIGHT_KG, card, space);
    return true;
  }
  if (space === t.rennes && s[RENNES_HELD] === 1) {
    push(s, STEP_FIGHT, FIGHT_RENNES, card, space);
    return true;
  }
  if (s[CONTACT_AT] === space + 1) {
    push(s, STEP_FIGHT, FIGHT_CONTACT, card, space);
    return true;
  }
  // TAMC 5.a + TAMC B5: a card only where there is neither control nor, for this Division on arrival, a siege.
  if ((s[f + 3] & FOUGHT_HERE) === 0 && drawsRecon(t, s, space, 1)) {
    s[f + 5] = RECONNOITRED;
    push(s, STEP_RECON, card, space, 0, 0, (s[f + 3] & AIR_COVER) === 0 ? 0 : 1);
    return true;
  }
  return false;
}

/** TAMC 5.a, TAMC 12.c: `arrived` Divisions have just come and do not count for the siege. */
export function drawsRecon(t: Tables, s: State, space: number, arrived: number): boolean {
  if (s[CONTROL + space] !== 0) return false;
  const port = t.port[space];
  return port < 0 || s[FFI + space] + divisionsAt(s, space) - arrived < t.siege[port];
}

/** RTTR 9.4, TAMC 9.g: driven back to the space it came from, and the move is over. */
function driveBack(t: Tables, s: State, f: number, tell: TellIt): void {
  const card = s[f + 1];
  const space = s[DIV_AT + card];
  s[DIV_AT + card] = s[f + 4];
  s[f + 3] |= OVER;
  if (tell !== undefined) {
    const places = [t.spaceIds[s[f + 4]], t.spaceIds[space]];
    tell({ kind: 'retreat', rule: 'TAMC 9.g', division: divisionName(t, s, card), to: t.spaceNames[s[f + 4]], places });
  }
  dropLeftBehind(t, s, space, tell);
}

/** TAMC 9.f + TAMC rA5: after a won fight or a halt. */
function slowDown(s: State, f: number): void {
  if (goingOn(s) === GOING_ON_FUEL) s[f + 3] |= PAY_TO_GO_ON;
  else if (goingOn(s) === GOING_ON_ENDS) s[f + 3] |= OVER;
}

/** RTTR 6.6: control of the space, then encirclement and ports. */
function settleIn(t: Tables, s: State, f: number, tell: TellIt): void {
  const space = s[DIV_AT + s[f + 1]];
  s[f + 5] = DECIDING;
  const port = t.port[space];
  if (port < 0 && s[CONTROL + space] === 0) {
    takeControl(t, s, space, CONTROL_MARKER, '', tell);
    checkMap(t, s, tell);
  } else if (port >= 0) {
    if (tell !== undefined && s[CONTROL + space] === 0) {
      const there = s[FFI + space] + divisionsAt(s, space);
      const on = isBesieged(t, s, port);
      tell({
        kind: 'siege',
        rule: 'TAMC 12.b',
        port: portName(t, port),
        there,
        needed: t.siege[port],
        on,
        places: [t.spaceIds[space]],
      });
    }
    checkMap(t, s, tell);
  }
}

function finish(t: Tables, s: State, f: number, tell: TellIt): void {
  const card = s[f + 1];
  if (tell !== undefined) {
    const at = s[DIV_AT + card];
    tell({
      kind: 'moveEnds',
      rule: 'RTTR 6.1',
      division: divisionName(t, s, card),
      at: t.spaceNames[at],
      why: '',
      places: [t.spaceIds[at]],
    });
  }
  pop(s);
}

/** Chapter 9: one Move action. */
export const moveStep: Rule = {
  name: 'movement/move',
  rule: 'TAMC 9.b',
  continues: true,
  settle(t, s, _chance, tell) {
    const f = top(s);
    const outcome = s[OUTCOME];
    s[OUTCOME] = 0;
    switch (s[f + 5]) {
      case DECIDING:
        if ((s[f + 3] & (ATTACKED | OVER)) === 0) return false;
        finish(t, s, f, tell);
        return true;
      case ATTACKING:
        s[f + 5] = DECIDING;
        return true;
      case ENTERED:
        if (outcome === LOST) {
          driveBack(t, s, f, tell);
          s[f + 5] = DECIDING;
          return true;
        }
        if (outcome !== 0) {
          s[f + 3] |= FOUGHT_HERE;
          slowDown(s, f);
        }
        if (!meet(t, s, f)) settleIn(t, s, f, tell);
        return true;
      default:
        if (outcome === LOST) {
          driveBack(t, s, f, tell);
          s[f + 5] = DECIDING;
          return true;
        }
        if (outcome === ENDED) s[f + 3] |= OVER;
        else if (outcome !== 0) slowDown(s, f);
        settleIn(t, s, f, tell);
        return true;
    }
  },
  decide: {
    seat,
    choices(t, s, out) {
      const f = top(s);
      const card = s[f + 1];
      let n = 0;
      if (s[f + 2] > 0 && (s[f + 3] & ENTERED_BOX) === 0 && refuseGoingOn(s, f) === 0) {
        const ways = t.out[s[DIV_AT + card]];
        for (let rest = ways; rest !== 0; rest &= rest - 1) {
          const to = 31 - Math.clz32(rest & -rest);
          if (refuseEntry(t, s, card, to, false) === 0) out[n++] = to;
        }
        if (s[AIR] === AIR_RECON) {
          for (let rest = ways; rest !== 0; rest &= rest - 1) {
            const to = 31 - Math.clz32(rest & -rest);
            if (refuseEntry(t, s, card, to, true) === 0) out[n++] = (TO_BY_AIR << 8) | to;
          }
        }
      }
      const port = t.port[s[DIV_AT + card]];
      if (port >= 0) {
        const garrison = nextGarrison(t, s, port);
        if (garrison > 0 && refuseAttack(t, s, f, garrison) === 0) out[n++] = (ATTACK << 8) | garrison;
      }
      if (s[f + 2] === 0) {
        for (let zone = 0; zone < 2; zone++) if (refuseFfiHelp(t, s, f, zone) === 0) out[n++] = (HELP_FFI << 8) | zone;
        if (refuseTdHelp(t, s, f) === 0) out[n++] = HELP_TD << 8;
      }
      const stow = (STOW << 8) | s[DIV_AT + card];
      if (refuse(t, s, stow) === 0) out[n++] = stow;
      if (refuseStop(t, s, f) === 0) out[n++] = STOP << 8;
      return n;
    },
    attempts(t, s, out) {
      let n = 0;
      for (let to = 0; to < SPACES; to++) out[n++] = to;
      for (let to = 0; to < SPACES; to++) if (t.fortified[to] === 1) out[n++] = (TO_BY_AIR << 8) | to;
      for (let garrison = 4; garrison >= 1; garrison--) out[n++] = (ATTACK << 8) | garrison;
      out[n++] = HELP_FFI << 8;
      out[n++] = (HELP_FFI << 8) | 1;
      out[n++] = HELP_TD << 8;
      out[n++] = (STOW << 8) | s[DIV_AT + s[top(s) + 1]];
      out[n++] = STOP << 8;
      return n;
    },
    refuse,
    apply(t, s, choice, _chance, tell) {
      const f = top(s);
      const card = s[f + 1];
      const arg = choice & 255;
      switch (choice >> 8) {
        case TO:
        case TO_BY_AIR:
          enter(t, s, arg, choice >> 8 === TO_BY_AIR, tell);
          return;
        case ATTACK:
          useSpace(s, f);
          s[f + 3] |= ATTACKED;
          s[f + 5] = ATTACKING;
          s[f + 6]++;
          push(s, STEP_FIGHT, FIGHT_GARRISON, card, s[DIV_AT + card], 0, 0, fightProgress(arg, false));
          return;
        case HELP_FFI:
          s[f + 2]++;
          s[f + 3] |= FFI_USED | PENDING;
          useFfi(t, s, ZONE_PLACE + arg, 1, tell);
          if (tell !== undefined) {
            tell({
              kind: 'help',
              rule: 'TAMC 10.h',
              division: divisionName(t, s, card),
              by: `An FFI of ${t.data.zones[arg].name}`,
            });
          }
          return;
        case HELP_TD:
          s[f + 2]++;
          s[f + 3] |= PENDING;
          s[TANK_DESTROYER] = 0;
          if (tell !== undefined) {
            tell({ kind: 'help', rule: 'TAMC 13.M4', division: divisionName(t, s, card), by: 'The Tank Destroyer' });
          }
          return;
        case STOW:
          openStow(s, arg);
          return;
        default:
          finish(t, s, f, tell);
      }
    },
    name(t, _s, choice) {
      const arg = choice & 255;
      switch (choice >> 8) {
        case TO:
          return `to ${t.spaceIds[arg]}`;
        case TO_BY_AIR:
          return `to ${t.spaceIds[arg]} by air`;
        case ATTACK:
          return `attack ${arg}`;
        case HELP_FFI:
          return `ffi ${ZONE_WORDS[arg]}`;
        case HELP_TD:
          return 'tank destroyer';
        case STOW:
          return 'stow';
        default:
          return 'stop';
      }
    },
    describe(t, s, choice) {
      const f = top(s);
      const card = s[f + 1];
      const arg = choice & 255;
      const space = s[DIV_AT + card];
      const goesOn = (s[f + 3] & PAY_TO_GO_ON) !== 0 ? ['1 Fuel'] : [];
      const pieces = [divisionWord(t, s, card)];
      switch (choice >> 8) {
        case TO:
        case TO_BY_AIR: {
          const entry = choice >> 8 === TO && needsEntryAmmo(t, s, arg) ? ['1 Ammo'] : [];
          const cost = ['1 space', ...goesOn, ...entry].join(', ');
          const label = `Enter ${t.spaceNames[arg]}${choice >> 8 === TO ? '' : ' covered by Air Support'}`;
          return {
            label,
            rule: entry.length > 0 ? 'TAMC 13.R1' : 'RTTR 6.5',
            places: [t.spaceIds[arg]],
            pieces,
            cost,
            mark: isHeld(t, s, arg) ? 'attack' : 'move',
          };
        }
        case ATTACK:
          return {
            label: `Attack Garrison ${arg} of ${t.spaceNames[space]}`,
            rule: 'TAMC 12.i',
            places: [t.spaceIds[space]],
            pieces,
            cost: ['1 space', ...goesOn].join(', '),
            mark: 'attack',
          };
        case HELP_FFI:
          return {
            label: `One more space with an FFI of ${t.data.zones[arg].name}`,
            rule: 'TAMC 10.h',
            places: [placeId(t, ZONE_PLACE + arg)],
            cost: '1 FFI',
            mark: 'select',
          };
        case HELP_TD:
          return {
            label: 'One more space with the Tank Destroyer',
            rule: 'TAMC 13.M4',
            cost: 'the marker',
            mark: 'select',
          };
        case STOW:
          return {
            label: `Load and unload in ${t.spaceNames[space]}`,
            rule: 'RTTR 2.7',
            places: [t.spaceIds[space]],
            mark: 'select',
          };
        default:
          return {
            label: `Stop in ${t.spaceNames[space]}`,
            rule: 'RTTR 6.1',
            places: [t.spaceIds[space]],
            mark: 'end',
          };
      }
    },
    prompt(t, s) {
      const f = top(s);
      const card = s[f + 1];
      const flags = s[f + 3];
      const used = [
        plural(s[f + 6], 'space'),
        plural(s[f + 7], 'Fuel', 'Fuel'),
        ...((flags & FFI_USED) !== 0 ? ['1 FFI'] : []),
      ];
      const goOn = (flags & PAY_TO_GO_ON) !== 0 ? ' Going on costs 1 Fuel.' : '';
      return {
        ask: `Where does ${divisionName(t, s, card)} go from ${t.spaceNames[s[DIV_AT + card]]}?`,
        wait: 'General Middleton moves a Division.',
        why: `Used so far: ${used.join(', ')}; ${plural(s[f + 2], 'space')} left, ${slashes(tokensOfCard(s, card))} on its card.${goOn}`,
        places: [t.spaceIds[s[DIV_AT + card]]],
      };
    },
    odds(t, s, choice) {
      const card = s[top(s) + 1];
      const arg = choice & 255;
      if (choice >> 8 <= TO_BY_AIR) return meetingOdds(t, s, card, arg);
      return choice >> 8 === ATTACK ? attackOdds(t, s, card, arg) : undefined;
    },
    warnings(t, s, choice) {
      const card = s[top(s) + 1];
      const from = s[DIV_AT + card];
      const port = t.port[from];
      if (choice >> 8 > TO_BY_AIR || port < 0 || s[CONTROL + from] !== 0) return [];
      const warnings = [];
      if (isBesieged(t, s, port) && s[FFI + from] + divisionsAt(s, from) - 1 < t.siege[port]) {
        warnings.push({ rule: 'TAMC 12.h', text: `This breaks the siege of ${portName(t, port)}.` });
      }
      if (divisionsAt(s, from) === 1 && tokensIn(s, from) > 0) {
        warnings.push({
          rule: 'RTTR 2.6',
          text: `The supplies left in the Siege Box of ${portName(t, port)} go to the Pool.`,
        });
      }
      return warnings;
    },
  },
};
