// Brittany in text for any room, and the forces in brief: made from facts.
import { count, fillSlots, type Link, layOut, type MapPoint, type Room, type State } from '@bocage/engine';
import {
  type DivisionFacts,
  type Facts,
  facts as factsOf,
  type KampfgruppeFacts,
  type PortFacts,
  type SpaceFacts,
} from '../facts/table.ts';
import type { GameData } from '../state/tables.ts';
import { cardNamed, slashes, spaceNamed } from './names.ts';
import { planFor } from './schematic.ts';

export const LEGEND =
  '* asked about, + controlled, [8 83] Divisions, f2 FFI, K Kampfgruppe (K4/1 seen: Ammo/Fuel, h Haltung, ! Hinterhalt), UC Unknown Contact, (A f1) a Maquis Zone, ! Garrison marker, 2/1/0 Fuel/Ammo/Food, s1/2 siege, d1/3 Port Destruction, m Minor Port (mo open, mc closed, mr may open); lines are roads, an arrow on one leads one way';

const NARROWEST = 11;
const WIDEST = 24;

function points(t: GameData): readonly MapPoint[] {
  return [...t.data.spaces, ...t.data.zones].map(({ lat, lon }) => ({ x: lon, y: -lat }));
}

/** A plan with all roads; on a screen too small for it the places where they lie, and `look` has their roads. */
export function sketch(t: GameData, s: State, seat: number, room: Room): readonly string[] {
  const facts = factsOf(t, s, seat);
  const focus = room.focus ?? [];
  const texts = (height: number, width: (place: number) => number): (readonly string[])[] => [
    ...facts.spaces.map((space, i) => label(t, facts, space, i, height, width(i), focus)),
    ...facts.zones.map((zone, i) => {
      const mark = focus.includes(zone.id) ? '*' : '';
      const text = `${t.data.zones[i].id} f${zone.ffi})`;
      const long = `${mark}(Zone ${text}`;
      return [long.length <= width(facts.spaces.length + i) ? long : `${mark}(${text}`];
    }),
  ];
  const plan = planFor([...t.spaceIds, ...t.data.zones.map((zone) => zone.id)], room);
  if (plan !== undefined) return plan.draw(texts(plan.height, plan.width), roads(t));
  const slots = layOut(points(t), room, NARROWEST, WIDEST, 2);
  return fillSlots(
    slots,
    room,
    texts(slots.height, () => slots.width),
    slots.height > 1 ? roads(t) : [],
  );
}

function roads(t: GameData): readonly Link[] {
  const at = new Map(t.spaceIds.map((id, i) => [id, i]));
  return t.data.roads.map(({ from, to, oneWay }) => ({ from: at.get(from) ?? 0, to: at.get(to) ?? 0, oneWay }));
}

/** The name as far as there is room beside what stands there. */
function label(
  t: GameData,
  facts: Facts,
  space: SpaceFacts,
  index: number,
  height: number,
  width: number,
  focus: readonly string[],
): readonly string[] {
  const mark = focus.includes(space.id) ? '*' : '';
  const name = `${mark}${t.data.spaces[index].label}${space.control === 'none' ? '' : '+'}`;
  const signs = signsOf(t, facts, space);
  if (height > 1) return [name, tight(signs, width)];
  const beside = tight(signs, width - 4);
  if (beside === '') return [name.slice(0, width)];
  // Three letters tell every place; what still finds no room ends in a dot, and `look` has it.
  const room = width - beside.length;
  return [
    room > mark.length + 3 ? `${name.slice(0, room - 1)} ${beside}` : `${name.slice(0, mark.length + 3)}${beside}`,
  ];
}

function tight(words: readonly string[], width: number): string {
  const spaced = words.join(' ');
  return spaced.length <= width ? spaced : words.join('');
}

function signsOf(t: GameData, facts: Facts, space: SpaceFacts): readonly string[] {
  const divisions = facts.divisions.filter((one) => one.at === space.id).map((one) => one.id.replace(/[a-z]+$/, ''));
  const signs: string[] = [];
  if (divisions.length > 0) signs.push(`[${divisions.join(' ')}]`);
  if (space.ffi > 0) signs.push(`f${space.ffi}`);
  if (space.kampfgruppe !== undefined) signs.push(kampfgruppe(t, space.kampfgruppe));
  if (space.contact !== undefined) signs.push('UC');
  if (space.garrison !== undefined) signs.push('!');
  if (space.tokens.some((n) => n > 0)) signs.push(slashes(space.tokens));
  if (space.port !== undefined) signs.push(...portSigns(space.port));
  if (space.minor !== undefined) signs.push({ open: 'mo', closed: 'mc', ready: 'mr', shut: 'm' }[space.minor.state]);
  return signs;
}

function kampfgruppe(t: GameData, { card, haltung, hinterhalt }: KampfgruppeFacts): string {
  const row = t.data.wehrmacht.find((one) => one.id === card);
  return `K${row === undefined ? '' : `${row.ammo}/${row.fuel}`}${haltung ? 'h' : ''}${hinterhalt ? '!' : ''}`;
}

function portSigns(port: PortFacts): readonly string[] {
  if (port.captured) return ['taken'];
  return [
    `s${port.have}/${port.need}`,
    ...(port.destroyed ? ['gone'] : port.markers > 0 ? [`d${port.markers}/${port.rating}`] : []),
  ];
}

/** Divisions, then what lies in the Stock, ports, Trucks and cards in hand. */
export function forces(t: GameData, s: State, seat: number, focus: readonly string[]): readonly string[] {
  const facts = factsOf(t, s, seat);
  const asked = facts.divisions.filter((one) => focus.includes(one.at));
  const rest = facts.divisions.filter((one) => !asked.includes(one));
  const hand = facts.recon.cards.filter((card) => card.where === 'hand').map((card) => cardNamed(t, card.id));
  const { trucks } = facts;
  const ports = facts.spaces.flatMap((space) =>
    space.port === undefined ? [] : [`${spaceNamed(t, space.id)} ${portWord(space.port)}`],
  );
  return [
    ...[...asked, ...rest].map((one) => divisionWord(t, one)),
    `Stock ${slashes(facts.stock)}, Pool ${slashes(facts.pool)}`,
    `${count(trucks.reserve, 'Truck')} in reserve, ${trucks.stock} in the Stock`,
    ...(hand.length > 0 ? [`Hand: ${hand.join(', ')}`] : []),
    ...ports,
  ];
}

/** `8th 2/1/0 Avranches moved` */
function divisionWord(t: GameData, division: DivisionFacts): string {
  const states = [
    ...(division.starving ? ['starving'] : []),
    ...(division.moved > 0 ? ['moved'] : []),
    ...(division.tankDestroyer ? ['Tank Destroyer'] : []),
  ];
  return [`${division.id} ${slashes(division.tokens)} ${spaceNamed(t, division.at)}`, ...states].join(' ');
}

function portWord(port: PortFacts): string {
  if (port.captured) return 'captured';
  const left = port.garrisons.filter((one) => one.state !== 'beaten').length;
  const siege = `${port.besieged ? 'besieged' : 'siege'} ${port.have}/${port.need}`;
  return `${siege}, ${count(left, 'Garrison')}, destroyed ${port.markers}/${port.rating}`;
}
