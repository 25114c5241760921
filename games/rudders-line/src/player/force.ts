// Who of a place would go: the units that may act in the order in which they find room, and what those that go can do.
import type { State } from '@bocage/engine';
import { assaultWeapon } from '../rules/assault/totals.ts';
import { ACTED, FLAGS, GROUP, LINK, PENDING, RESERVE, SPENT, USED } from '../state/layout.ts';
import { FO, type GameData, MACHINE_GUN, SQUAD, TEAM } from '../state/tables.ts';
import { firstIn, nextOf } from './ground.ts';

/** Units considered for the place. */
export const team = { units: new Int32Array(80), size: 0 };

/** The team in the order in which it finds room: what each has left to move with and brings to an assault. */
const line = {
  size: 0,
  figures: 0,
  units: new Int32Array(80),
  left: new Int32Array(80),
  room: new Int32Array(80),
  fights: new Uint8Array(80),
};
const ranks = new Uint8Array(80);

/** Those that would go, at which cost, into how much room, and whether to an assault. */
export const force = { units: new Int32Array(80), size: 0, figures: 0, cost: -1, room: 0, assault: false };

/** Units of the place that act or could act, the group included. */
export function gather(s: State, side: number, place: number, waiting: boolean): void {
  team.size = 0;
  for (let u = firstIn(side, place); u >= 0; u = nextOf(u)) {
    const flags = s[FLAGS + u];
    if ((flags & (SPENT | ACTED | RESERVE)) !== 0) continue;
    if ((flags & GROUP) === 0 && ((flags & PENDING) !== 0) !== waiting) continue;
    team.units[team.size++] = u;
  }
}

/** Is this unit of use in an assault? Observers and mortar crews stay out of it. */
function fights(t: GameData, s: State, unit: number): boolean {
  if (t.type[unit] === FO) return false;
  return t.type[unit] !== TEAM || (s[LINK + unit] > 0 && t.type[s[LINK + unit] - 1] >= MACHINE_GUN);
}

/** Puts the team into `line`; with `holds`, its last squad stays where it is, or whoever is last. */
export function lineUp(t: GameData, s: State, holds: boolean): void {
  let holder = -1;
  let leader = -1;
  for (let i = 0; holds && i < team.size; i++) {
    const u = team.units[i];
    if ((s[FLAGS + u] & GROUP) !== 0) continue;
    if (holder < 0 || t.figures[u] > t.figures[holder]) holder = u;
  }
  for (let i = 0; i < team.size; i++) {
    const u = team.units[i];
    if (t.bonus[u] > 0 && u !== holder && (leader < 0 || t.bonus[u] > t.bonus[leader])) leader = u;
  }
  line.size = 0;
  line.figures = 0;
  force.cost = -1;
  // The best leader first: he fights, and he rallies the others; then squads, then whoever finds room.
  if (leader >= 0) join(t, s, leader, true);
  let others = 0;
  for (let i = 0; i < team.size; i++) {
    const u = team.units[i];
    ranks[i] = 0;
    if (u === leader || u === holder) continue;
    if (t.type[u] === SQUAD) join(t, s, u, true);
    else {
      ranks[i] = fights(t, s, u) ? 1 : 2;
      others |= ranks[i];
    }
  }
  for (let rank = 1; rank <= 2; rank++) {
    if ((others & rank) === 0) continue;
    for (let i = 0; i < team.size; i++) if (ranks[i] === rank) join(t, s, team.units[i], rank === 1);
  }
}

function join(t: GameData, s: State, unit: number, fighter: boolean): void {
  const i = line.size++;
  line.units[i] = unit;
  line.left[i] = t.move[unit] - s[USED + unit];
  line.room[i] = t.figures[unit];
  line.fights[i] = fighter ? 1 : 0;
  line.figures += t.figures[unit];
}

/** Chooses those of the line that can go at this cost and find room; `assault` leaves weak ones out. */
export function muster(room: number, cost: number, assault: boolean): void {
  const most = room < line.figures ? room : line.figures;
  if (force.cost === cost && force.room === most && force.assault === assault) return;
  force.cost = cost;
  force.room = most;
  force.assault = assault;
  let size = 0;
  let figures = 0;
  for (let i = 0; i < line.size; i++) {
    if (line.left[i] < cost || (assault && line.fights[i] === 0)) continue;
    if (figures + line.room[i] > most) continue;
    force.units[size++] = line.units[i];
    figures += line.room[i];
  }
  force.size = size;
  force.figures = figures;
}

/** OT of the mustered force on an area without its die. */
export function forceTotal(t: GameData, s: State, area: number): number {
  // Nobody leads himself: the leader leaves the second-best bonus to him.
  let leader = -1;
  let most = 0;
  let second = 0;
  for (let i = 0; i < force.size; i++) {
    const bonus = t.bonus[force.units[i]];
    if (bonus > most) {
      second = most;
      most = bonus;
      leader = i;
    } else if (bonus > second) second = bonus;
  }
  let best = -1;
  let weapons = 0;
  for (let i = 0; i < force.size; i++) {
    const u = force.units[i];
    const weapon = assaultWeapon(t, s, u, area);
    if (weapon >= 0) weapons += t.attack[weapon];
    const bonus = i === leader ? second : most;
    const value = t.attack[u] + (bonus > 1 ? bonus - 1 : 0);
    if (value > best) best = value;
  }
  return best + weapons + force.size - 1;
}
