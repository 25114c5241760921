// Chapter 9, entering a space: what it costs, what is met there, control or retreat.
import { pop, push, type State, top } from '@bocage/engine';
import {
  AMMO,
  BOX_ENTERED,
  CONTACT_AT,
  CONTROL,
  CONTROL_MARKER,
  DIV,
  DIV_AT,
  FFI,
  FUEL,
  KG,
  KINDS,
  MOVED,
  RENNES_HELD,
  STOWED,
} from '../../state/layout.ts';
import { GOING_ON_ENDS, GOING_ON_FUEL, goingOn, movesTwice } from '../../state/options.ts';
import { divisionsAt, isBesieged, spend } from '../../state/queries.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import type { TellIt } from '../../state/types.ts';
import { divisionWord } from '../../words/names.ts';
import { beginFight, FIGHT_CONTACT, FIGHT_GARRISON, FIGHT_KG, FIGHT_RENNES, setGarrison } from '../12-combat/frame.ts';
import { dropLeftBehind, isSiege, takeControl, tellSiege } from '../changes.ts';
import { checkMap } from './encirclement.ts';
import {
  AIR_COVER,
  ATTACKED,
  ATTACKING,
  crossed,
  DECIDING,
  ENTERED,
  ENTERED_BOX,
  FOUGHT_HERE,
  needsEntryAmmo,
  OVER,
  PAY_TO_GO_ON,
  PENDING,
  RECONNOITRED,
} from './march.ts';

/** Pays for going on, and uses one space. */
export function useSpace(s: State, f: number): void {
  if ((s[f + 3] & PAY_TO_GO_ON) !== 0) {
    spend(s, DIV + s[f + 1] * KINDS, FUEL, 1);
    s[f + 7]++;
  }
  s[f + 3] &= ~(PAY_TO_GO_ON | PENDING | FOUGHT_HERE | AIR_COVER);
  s[f + 2]--;
}

/** RTTR 6.5: the Division goes in; what it meets is settled afterwards. */
export function enter(t: GameData, s: State, to: number, byAir: boolean, tell: TellIt): void {
  const f = top(s);
  const card = s[f + 1];
  const from = s[DIV_AT + card];
  const goesOn = (s[f + 3] & PAY_TO_GO_ON) !== 0 ? 1 : 0;
  const held = tell !== undefined && isSiege(t, s, from);
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
    const division = divisionWord(t, s, card);
    const places = [t.spaceIds[from], t.spaceIds[to]];
    tell({
      kind: 'enters',
      rule: ammo > 0 ? 'TAMC 13.R1' : 'RTTR 6.5',
      division,
      from: places[0],
      to: places[1],
      paid: [goesOn, ammo, 0],
      byAir,
      places,
      pieces: [division],
    });
    tellSiege(t, s, from, held, tell);
  }
  dropLeftBehind(t, s, from, tell);
}

/** TAMC 12.i: an attack on a Garrison uses a space of the Move. */
export function attack(s: State, garrison: number): void {
  const f = top(s);
  const card = s[f + 1];
  useSpace(s, f);
  s[f + 3] |= ATTACKED;
  s[f + 5] = ATTACKING;
  s[f + 6]++;
  setGarrison(s, beginFight(s, FIGHT_GARRISON, card, s[DIV_AT + card]), garrison);
}

/** RTTR 6.5 (2)-(5): what is met in the space entered; true when a procedure was opened for it. */
export function meet(t: GameData, s: State, f: number): boolean {
  const card = s[f + 1];
  const space = s[DIV_AT + card];
  if (s[KG + space] !== 0) {
    beginFight(s, FIGHT_KG, card, space);
    return true;
  }
  if (space === t.rennes && s[RENNES_HELD] === 1) {
    beginFight(s, FIGHT_RENNES, card, space);
    return true;
  }
  if (s[CONTACT_AT] === space + 1) {
    beginFight(s, FIGHT_CONTACT, card, space);
    return true;
  }
  // TAMC 5.a + TAMC B5: a card only where there is neither control nor, for this Division on arrival, a siege.
  if ((s[f + 3] & FOUGHT_HERE) === 0 && drawsRecon(t, s, space, 1)) {
    s[f + 5] = RECONNOITRED;
    push(s, STEP.recon, card, space, 0, 0, (s[f + 3] & AIR_COVER) === 0 ? 0 : 1);
    return true;
  }
  return false;
}

/** TAMC 5.a, TAMC 12.c: `arrived` Divisions have just come and do not count for the siege. */
function drawsRecon(t: GameData, s: State, space: number, arrived: number): boolean {
  if (s[CONTROL + space] !== 0) return false;
  const port = t.port[space];
  return port < 0 || s[FFI + space] + divisionsAt(s, space) - arrived < t.siege[port];
}

/** RTTR 9.4, TAMC 9.g: driven back to the space it came from, and the move is over. */
export function driveBack(t: GameData, s: State, f: number, tell: TellIt): void {
  const card = s[f + 1];
  const space = s[DIV_AT + card];
  const held = tell !== undefined && isSiege(t, s, space);
  const was = tell !== undefined && isSiege(t, s, s[f + 4]);
  s[DIV_AT + card] = s[f + 4];
  s[f + 3] = (s[f + 3] & ~ENTERED_BOX) | OVER;
  if (tell !== undefined) {
    const division = divisionWord(t, s, card);
    const [from, to] = [t.spaceIds[space], t.spaceIds[s[f + 4]]];
    tell({ kind: 'retreat', rule: 'TAMC 9.g', division, from, to, places: [from, to], pieces: [division] });
    tellSiege(t, s, space, held, tell);
    tellSiege(t, s, s[f + 4], was, tell);
  }
  dropLeftBehind(t, s, space, tell);
}

/** TAMC 9.f + TAMC rA5: after a won fight or a halt. */
export function slowDown(s: State, f: number): void {
  if (goingOn(s) === GOING_ON_FUEL) s[f + 3] |= PAY_TO_GO_ON;
  else if (goingOn(s) === GOING_ON_ENDS) s[f + 3] |= OVER;
}

/** RTTR 6.6: control of the space, then encirclement and ports. */
export function settleIn(t: GameData, s: State, f: number, tell: TellIt): void {
  const space = s[DIV_AT + s[f + 1]];
  s[f + 5] = DECIDING;
  const port = t.port[space];
  if (port < 0 && s[CONTROL + space] === 0) {
    takeControl(t, s, space, CONTROL_MARKER, 'entered', tell);
    checkMap(t, s, tell);
  } else if (port >= 0) {
    const there = s[FFI + space] + divisionsAt(s, space);
    // A siege that this Division joins was told when it began.
    if (tell !== undefined && s[CONTROL + space] === 0 && there <= t.siege[port]) {
      const on = isBesieged(t, s, port);
      tell({
        kind: 'siege',
        rule: 'TAMC 12.b',
        port: t.spaceIds[space],
        there,
        needed: t.siege[port],
        on,
        places: [t.spaceIds[space]],
      });
    }
    checkMap(t, s, tell);
  }
}

export function finish(t: GameData, s: State, f: number, tell: TellIt): void {
  const card = s[f + 1];
  // TAMC 12.d: with two Moves a round it must be known who came into a Siege Box in this one.
  if ((s[f + 3] & ENTERED_BOX) !== 0 && movesTwice(s)) s[MOVED + card] |= BOX_ENTERED;
  if (tell !== undefined) {
    const at = t.spaceIds[s[DIV_AT + card]];
    const division = divisionWord(t, s, card);
    tell({ kind: 'moveEnds', rule: 'RTTR 6.1', division, at, places: [at], pieces: [division] });
  }
  pop(s);
}
