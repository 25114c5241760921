// Unit Movement: where a Unit may go, Overdrive, leaving the Battlefield, and Transport.
import { become, type Chance, pop, type State, type Step, top } from '@bocage/engine';
import {
  R_CARGO_FULL,
  R_CARGO_PLACE,
  R_CARGO_STUCK,
  R_CARGO_TYPE,
  R_HAS_ACTED,
  R_IMMOBILE,
  R_IMPASSABLE,
  R_NO_EXIT,
  R_NO_OVERDRIVE,
  R_NO_SUCH_BATTLE_CHOICE,
  R_NOT_ON_FIELD,
  R_OVERDRIVE_NOT_NEEDED,
  R_SAME_HEX,
  R_TOO_FAR,
  R_WATER,
} from '../../battle-reasons.ts';
import { E_MUD_T1, SKILL_CAUTIOUS, SKILL_OVERDRIVE, U_NO_MOVE_ATTACK, U_TRANSPORT } from '../../effects.ts';
import type { ShermanEvent, ShermanTell } from '../../events.ts';
import { BOTTOM_ROW, HEXES, hexName, reach } from '../../hex.ts';
import {
  D_IMMOBILE,
  F_CARRIED,
  F_DONE,
  F_MOVED,
  F_MOVED_BATTLE,
  F_RETREATED,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIENDS,
  FX,
  OPEN_HE,
  TURN,
  UNIT_DAMAGE,
} from '../../layout.ts';
import { STEP_ATTACK, STEP_CARGO } from '../../steps.ts';
import type { Tables } from '../../tables.ts';
import { ARTILLERY, EXPOSED, IMMOBILE, INFANTRY } from '../../terms.ts';
import { stress } from '../shared/force.ts';
import { terrainWord } from '../shared/ground.ts';
import { finishAttack } from './attack.ts';
import { removeDamage } from './damage.ts';
import {
  argumentOf,
  isStuck,
  leader,
  onField,
  openFor,
  skillsOf,
  unitName,
  unitTitle,
  VERB_BITS,
  verbOf,
} from './field.ts';
import { threatIfAt } from './odds.ts';

const RULE = 'SL combat/unit-movement';
const RULE_RETREAT = 'SL combat/retreating';
const RULE_TRANSPORT = 'SL combat/transport';

export const MOVE_TO = 0;
export const MOVE_STAY = 1;
const MOVE_OFF = 2;
export const MOVE_OVERDRIVE_TO = 3;
const MOVE_OVERDRIVE_OFF = 4;

/** Speed of a Unit now, Overdrive not counted; 0 for a Vehicle that cannot move. */
export function speedNow(t: Tables, s: State, friend: number): number {
  if (isStuck(s, friend)) return 0;
  const speed = t.unitSpeed[s[FRIEND_UNIT + friend]];
  return s[TURN] === 1 && s[FX + E_MUD_T1] > 0 ? Math.max(0, speed - 1) : speed;
}

export function hasOverdrive(t: Tables, s: State, friend: number): boolean {
  return !isStuck(s, friend) && (skillsOf(t, s, friend) & SKILL_OVERDRIVE) !== 0;
}

/** SL combat/he-hits, SL G69: an Immobile Unit without a Commander cannot pay for moving. */
function isPinned(s: State, friend: number): boolean {
  return (s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_IMMOBILE) !== 0 && leader(s, friend) < 0;
}

/** Where the Unit may come with so many steps. */
export function reachOf(t: Tables, s: State, friend: number, speed: number): number {
  return reach(s[FRIEND_HEX + friend] - 1, openFor(t, s, friend), speed);
}

/** SL combat/retreating: with so many steps it may leave over the bottom edge. */
function mayLeave(t: Tables, s: State, friend: number, speed: number): boolean {
  return speed > 0 && (reachOf(t, s, friend, speed - 1) & BOTTOM_ROW) !== 0;
}

/** Why a Unit may not go to a hex that its Speed does not reach. */
export function refuseHex(t: Tables, s: State, friend: number, hex: number): number {
  if (((s[OPEN_HE] >> hex) & 1) === 0) return R_WATER;
  return ((openFor(t, s, friend) >> hex) & 1) === 0 ? R_IMPASSABLE : R_TOO_FAR;
}

function refuseMove(t: Tables, s: State, friend: number, choice: number): number {
  const verb = verbOf(choice);
  const hex = argumentOf(choice);
  if (verb === MOVE_STAY) return choice === MOVE_STAY ? 0 : R_NO_SUCH_BATTLE_CHOICE;
  if (verb > MOVE_OVERDRIVE_OFF || hex >= HEXES) return R_NO_SUCH_BATTLE_CHOICE;
  if ((verb === MOVE_OFF || verb === MOVE_OVERDRIVE_OFF) && hex !== 0) return R_NO_SUCH_BATTLE_CHOICE;
  if (isPinned(s, friend)) return R_IMMOBILE;
  const speed = speedNow(t, s, friend);
  switch (verb) {
    case MOVE_TO:
      if (hex === s[FRIEND_HEX + friend] - 1) return R_SAME_HEX;
      return (reachOf(t, s, friend, speed) >> hex) & 1 ? 0 : refuseHex(t, s, friend, hex);
    case MOVE_OFF:
      return mayLeave(t, s, friend, speed) ? 0 : R_NO_EXIT;
    case MOVE_OVERDRIVE_TO:
      if (!hasOverdrive(t, s, friend)) return R_NO_OVERDRIVE;
      if (hex === s[FRIEND_HEX + friend] - 1) return R_SAME_HEX;
      if ((reachOf(t, s, friend, speed) >> hex) & 1) return R_OVERDRIVE_NOT_NEEDED;
      return (reachOf(t, s, friend, speed + 1) >> hex) & 1 ? 0 : refuseHex(t, s, friend, hex);
    default:
      if (!hasOverdrive(t, s, friend)) return R_NO_OVERDRIVE;
      if (mayLeave(t, s, friend, speed)) return R_OVERDRIVE_NOT_NEEDED;
      return mayLeave(t, s, friend, speed + 1) ? 0 : R_NO_EXIT;
  }
}

/** The Unit has moved or been moved: marks, Exposed, the price of Immobile. */
export function markMoved(t: Tables, s: State, friend: number, mark: number, tell: ShermanTell): void {
  s[FRIEND_STATE + friend] |= mark | F_MOVED_BATTLE;
  removeDamage(t, s, friend, EXPOSED);
  if ((s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_IMMOBILE) !== 0) {
    removeDamage(t, s, friend, IMMOBILE);
    const c = leader(s, friend);
    if (c >= 0) stress(t, s, c, 1, 'Immobile', 'SL combat/he-hits', tell);
  }
}

/** Puts a Unit into a hex, or off the Battlefield (-1). */
function put(s: State, friend: number, hex: number): void {
  s[FRIEND_HEX + friend] = hex + 1;
  if (hex < 0) s[FRIEND_STATE + friend] |= F_RETREATED;
}

function tellMove(t: Tables, s: State, friend: number, from: number, to: number, tell: ShermanTell): void {
  if (tell === undefined) return;
  const piece = unitName(t, s, friend);
  if (to < 0) {
    tell({ half: 'battle', kind: 'retreats', rule: RULE_RETREAT, places: [hexName(from)], piece });
    return;
  }
  tell({
    half: 'battle',
    kind: 'moves',
    rule: RULE,
    places: [hexName(from), hexName(to)],
    piece,
    from: hexName(from),
    to: hexName(to),
    with: [],
  });
}

/** SL combat/transport: a Transport that has moved and finds somebody to carry in the hex it left. */
function hasCargo(t: Tables, s: State, friend: number, from: number): boolean {
  if ((t.unitNotes[s[FRIEND_UNIT + friend]] & U_TRANSPORT) === 0) return false;
  for (let f = 0; f < s[FRIENDS]; f++) if (refuseCargo(t, s, f, from, 0) === 0) return true;
  return false;
}

const INFANTRY_ABOARD = 1;
const ARTILLERY_ABOARD = 2;

function refuseCargo(t: Tables, s: State, friend: number, from: number, aboard: number): number {
  if (!onField(s, friend)) return R_NOT_ON_FIELD;
  const unit = s[FRIEND_UNIT + friend];
  const type = t.unitType[unit];
  if (type !== INFANTRY && type !== ARTILLERY) return R_CARGO_TYPE;
  if (s[FRIEND_HEX + friend] !== from + 1) return R_CARGO_PLACE;
  if ((s[FRIEND_STATE + friend] & F_DONE) !== 0) return R_HAS_ACTED;
  // Infantry is named before Artillery, so that each load can be made in one way only.
  if (type === INFANTRY ? aboard !== 0 : (aboard & ARTILLERY_ABOARD) !== 0) return R_CARGO_FULL;
  if (isStuck(s, friend)) return R_CARGO_STUCK;
  return isPinned(s, friend) ? R_IMMOBILE : 0;
}

/** On to the attack: Units that may not both move and attack are done (SL G52, Cautious). */
function goOn(t: Tables, s: State, friend: number, step: number, tell: ShermanTell): void {
  const moved = (s[FRIEND_STATE + friend] & F_MOVED) !== 0;
  const still =
    moved &&
    ((t.unitNotes[s[FRIEND_UNIT + friend]] & U_NO_MOVE_ATTACK) !== 0 ||
      (skillsOf(t, s, friend) & SKILL_CAUTIOUS) !== 0);
  if (!onField(s, friend) || still) {
    pop(s);
    finishAttack(t, s, friend, false, tell);
    return;
  }
  become(s, STEP_ATTACK, friend, step);
}

export const moveStep: Step<Tables, ShermanEvent> = {
  name: 'move',
  rule: RULE,
  continues: true,
  settle(t, s, _chance: Chance, tell) {
    const friend = s[top(s) + 1];
    if (!isPinned(s, friend)) {
      const extra = hasOverdrive(t, s, friend) ? 1 : 0;
      const speed = speedNow(t, s, friend) + extra;
      if (
        speed > 0 &&
        (reachOf(t, s, friend, speed) !== 1 << (s[FRIEND_HEX + friend] - 1) || mayLeave(t, s, friend, speed))
      )
        return false;
    }
    removeDamage(t, s, friend, IMMOBILE);
    goOn(t, s, friend, s[top(s) + 2], tell);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(t, s, out) {
      const friend = s[top(s) + 1];
      let n = 0;
      out[n++] = MOVE_STAY;
      if (isPinned(s, friend)) return n;
      const here = 1 << (s[FRIEND_HEX + friend] - 1);
      const speed = speedNow(t, s, friend);
      const near = reachOf(t, s, friend, speed);
      for (let rest = near & ~here; rest !== 0; rest &= rest - 1)
        out[n++] = MOVE_TO | ((31 - Math.clz32(rest & -rest)) << VERB_BITS);
      const leaves = mayLeave(t, s, friend, speed);
      if (leaves) out[n++] = MOVE_OFF;
      if (hasOverdrive(t, s, friend)) {
        for (let rest = reachOf(t, s, friend, speed + 1) & ~near; rest !== 0; rest &= rest - 1)
          out[n++] = MOVE_OVERDRIVE_TO | ((31 - Math.clz32(rest & -rest)) << VERB_BITS);
        if (!leaves && mayLeave(t, s, friend, speed + 1)) out[n++] = MOVE_OVERDRIVE_OFF;
      }
      return n;
    },
    attempts(_t, _s, out) {
      let n = 0;
      out[n++] = MOVE_STAY;
      out[n++] = MOVE_OFF;
      out[n++] = MOVE_OVERDRIVE_OFF;
      for (let h = 0; h < HEXES; h++) {
        out[n++] = MOVE_TO | (h << VERB_BITS);
        out[n++] = MOVE_OVERDRIVE_TO | (h << VERB_BITS);
      }
      return n;
    },
    refuse: (t, s, choice) => refuseMove(t, s, s[top(s) + 1], choice),
    apply(t, s, choice, _chance, tell) {
      const friend = s[top(s) + 1];
      const step = s[top(s) + 2];
      const verb = verbOf(choice);
      if (verb === MOVE_STAY) {
        removeDamage(t, s, friend, IMMOBILE);
        goOn(t, s, friend, step, tell);
        return;
      }
      const from = s[FRIEND_HEX + friend] - 1;
      const to = verb === MOVE_OFF || verb === MOVE_OVERDRIVE_OFF ? -1 : argumentOf(choice);
      if (verb === MOVE_OVERDRIVE_TO || verb === MOVE_OVERDRIVE_OFF) {
        stress(t, s, leader(s, friend), 1, 'Overdrive', 'SL rC36', tell);
      }
      markMoved(t, s, friend, F_MOVED, tell);
      put(s, friend, to);
      tellMove(t, s, friend, from, to, tell);
      if (hasCargo(t, s, friend, from)) become(s, STEP_CARGO, friend, step, from + 1, 0);
      else goOn(t, s, friend, step, tell);
    },
    name(_t, _s, choice) {
      switch (verbOf(choice)) {
        case MOVE_TO:
          return `to ${hexName(argumentOf(choice))}`;
        case MOVE_OFF:
          return 'off';
        case MOVE_OVERDRIVE_TO:
          return `overdrive to ${hexName(argumentOf(choice))}`;
        case MOVE_OVERDRIVE_OFF:
          return 'overdrive off';
        default:
          return 'stay';
      }
    },
    describe(t, s, choice) {
      const friend = s[top(s) + 1];
      const verb = verbOf(choice);
      const pieces = [unitName(t, s, friend)];
      if (verb === MOVE_STAY) return { label: 'Stay', rule: RULE, pieces, mark: 'end' };
      const price = (verb >= MOVE_OVERDRIVE_TO ? 1 : 0) + (isImmobile(s, friend) ? 1 : 0);
      const cost = price === 0 ? {} : { cost: `${price} Stress` };
      if (verb === MOVE_OFF || verb === MOVE_OVERDRIVE_OFF) {
        return { label: 'Leave the Battlefield', rule: RULE_RETREAT, pieces, ...cost, mark: 'move' };
      }
      const hex = argumentOf(choice);
      return {
        label: `${verb === MOVE_OVERDRIVE_TO ? 'Overdrive' : 'Move'} to ${hexName(hex)} (${terrainWord(s, hex)})`,
        rule: RULE,
        places: [hexName(hex)],
        pieces,
        ...cost,
        mark: 'move',
      };
    },
    prompt(t, s) {
      const friend = s[top(s) + 1];
      return {
        ask: `Where does ${unitTitle(t, s, friend)} go?`,
        wait: 'A Unit moves.',
        why: isImmobile(s, friend)
          ? 'It is Immobile: moving costs its Commander 1 Stress, staying removes the counter.'
          : `Speed ${speedNow(t, s, friend)}; it moves first and attacks then.`,
        places: [hexName(s[FRIEND_HEX + friend] - 1)],
      };
    },
    warnings(t, s, choice) {
      const friend = s[top(s) + 1];
      const verb = verbOf(choice);
      if (verb === MOVE_OFF || verb === MOVE_OVERDRIVE_OFF) {
        return [{ rule: RULE_RETREAT, text: 'The Unit is out of this Battle for good.' }];
      }
      const hex = verb === MOVE_STAY ? s[FRIEND_HEX + friend] - 1 : argumentOf(choice);
      return threatIfAt(t, s, friend, hex, verb !== MOVE_STAY);
    },
  },
};

function isImmobile(s: State, friend: number): boolean {
  return (s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_IMMOBILE) !== 0;
}

const CARRY = 0;
const GO = 1;

/** SL combat/transport: whom the Transport has taken along; Infantry, then Artillery. */
export const cargoStep: Step<Tables, ShermanEvent> = {
  name: 'cargo',
  rule: RULE_TRANSPORT,
  continues: true,
  settle(t, s, _chance: Chance, tell) {
    const at = top(s);
    for (let f = 0; f < s[FRIENDS]; f++) if (refuseCargo(t, s, f, s[at + 3] - 1, s[at + 4]) === 0) return false;
    goOn(t, s, s[at + 1], s[at + 2], tell);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(t, s, out) {
      const at = top(s);
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) {
        if (refuseCargo(t, s, f, s[at + 3] - 1, s[at + 4]) === 0) out[n++] = CARRY | (f << VERB_BITS);
      }
      out[n++] = GO;
      return n;
    },
    attempts(_t, s, out) {
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) if (f !== s[top(s) + 1]) out[n++] = CARRY | (f << VERB_BITS);
      out[n++] = GO;
      return n;
    },
    refuse(t, s, choice) {
      const at = top(s);
      if (verbOf(choice) === GO) return choice === GO ? 0 : R_NO_SUCH_BATTLE_CHOICE;
      if (verbOf(choice) !== CARRY || argumentOf(choice) >= s[FRIENDS]) return R_NO_SUCH_BATTLE_CHOICE;
      return refuseCargo(t, s, argumentOf(choice), s[at + 3] - 1, s[at + 4]);
    },
    apply(t, s, choice, _chance, tell) {
      const at = top(s);
      const carrier = s[at + 1];
      if (verbOf(choice) === GO) {
        goOn(t, s, carrier, s[at + 2], tell);
        return;
      }
      const friend = argumentOf(choice);
      s[at + 4] |= t.unitType[s[FRIEND_UNIT + friend]] === INFANTRY ? INFANTRY_ABOARD : ARTILLERY_ABOARD;
      markMoved(t, s, friend, F_CARRIED | F_DONE, tell);
      const to = s[FRIEND_HEX + carrier] - 1;
      put(s, friend, to);
      if (tell !== undefined) {
        tell({
          half: 'battle',
          kind: 'carried',
          rule: RULE_TRANSPORT,
          ...(to >= 0 && { places: [hexName(to)] }),
          piece: unitName(t, s, friend),
          by: unitName(t, s, carrier),
          to: to < 0 ? 'off' : hexName(to),
        });
      }
    },
    name: (t, s, choice) => (verbOf(choice) === GO ? 'go' : `carry ${unitName(t, s, argumentOf(choice))}`),
    describe(t, s, choice) {
      if (verbOf(choice) === GO) return { label: 'Carry no more', rule: RULE_TRANSPORT, mark: 'end' };
      const f = argumentOf(choice);
      return {
        label: `Carry ${unitTitle(t, s, f)}`,
        rule: RULE_TRANSPORT,
        places: [hexName(s[FRIEND_HEX + f] - 1)],
        pieces: [unitName(t, s, f)],
        ...(isImmobile(s, f) && { cost: '1 Stress' }),
        mark: 'select',
      };
    },
    prompt(t, s) {
      return {
        ask: `Whom does ${unitTitle(t, s, s[top(s) + 1])} carry along?`,
        wait: 'A Transport loads.',
        why: 'At most one Infantry and one Artillery Unit; they neither move nor attack in this step.',
      };
    },
    warnings(t, s, choice) {
      if (verbOf(choice) === GO) return [];
      const text = `${unitName(t, s, argumentOf(choice))} will neither move nor attack in this step.`;
      return [{ rule: RULE_TRANSPORT, text }];
    },
  },
};
