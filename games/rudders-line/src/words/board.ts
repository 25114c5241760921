// The whole table in words, made from its facts alone: for the plain form and the screen reader.
import { andList, type Board, count, orList, type Piece } from '@bocage/engine';
import type { PieceFacts, PlaceFacts, RudderFacts, SideId } from '../facts/facts.ts';
import type { PhaseId } from '../rules/sequence.ts';
import { SIDE_ID, SIDE_NAME, TheSide, theSide } from './names.ts';

const PHASE_NAME: Readonly<Record<'set-up' | PhaseId, string>> = {
  'set-up': 'Set-up',
  initiative: 'Initiative Phase',
  indirect: 'Indirect Fire Support Phase',
  direct: 'Direct Fire Support Phase',
  action: 'Action Phase',
  regroup: 'Regroup Phase',
};

export function phaseName(phase: RudderFacts['phase']): string {
  return PHASE_NAME[phase];
}

function sideName(id: SideId): string {
  return SIDE_NAME[SIDE_ID.indexOf(id)];
}

export function board(_t: unknown, facts: RudderFacts): Board {
  const { turn, initiative, victory, out } = facts;
  const first = TheSide(SIDE_ID.indexOf(initiative));
  const held = `${victory.held} of ${victory.of}`;
  const areas = starsHeld(facts);
  return {
    status: [
      `Turn ${turn.number} of ${turn.of}: ${turn.label}.`,
      `${phaseName(facts.phase)}. ${first} go first this turn.`,
      areas.length === 0
        ? `The Americans control ${held} Victory Areas and need ${victory.need} at the end.`
        : `The Americans control ${held} Victory Areas (${andList(areas)}) and need ${victory.need} at the end.`,
    ],
    places: facts.places.map((place) => ({
      id: place.id,
      name: place.name,
      notes: notes(facts, place),
      ...(place.area !== undefined && { sources: [place.area.source] }),
      pieces: place.pieces.map((piece) => pieceWords(facts, piece)),
    })),
    tracks: [
      { id: 'turn', name: 'Turn', value: `${turn.number} (${turn.label})` },
      { id: 'initiative', name: 'Initiative', value: sideName(initiative) },
      { id: 'stars', name: 'American Victory Areas', value: held },
      { id: 'lost-us', name: 'Eliminated American counters', value: outOf(out.US) },
      { id: 'lost-ge', name: 'Eliminated German counters', value: outOf(out.GE) },
    ],
  };
}

/** The Victory Areas that the Americans control. */
function starsHeld({ places }: RudderFacts): readonly string[] {
  return places.flatMap(({ id, area }) => (area?.star === true && area.owner === 'US' ? [id] : []));
}

/** `3 Ranger squads, 2 Ranger NCOs rated 1, 1 Bazooka`. */
function outOf(counts: RudderFacts['out'][SideId]): string {
  return (
    counts.map(({ name, count: n }) => name.replace(/^.*?(?= rated|$)/, (what) => count(n, what))).join(', ') || 'none'
  );
}

function notes({ stackingLimit }: RudderFacts, { near, area }: PlaceFacts): string[] {
  if (area === undefined) return [`lands in ${orList(near)}`, 'no stacking limit', 'nothing fires from here'];
  const found = [`Terrain +${area.terrain}: ${area.ground}`];
  if (area.shelter !== undefined) found.push(`${area.shelter}: shoulder-fired weapons work here`);
  if (area.star) found.push('Victory Area');
  found.push(`controlled by ${theSide(SIDE_ID.indexOf(area.owner))}${area.contested ? ', contested' : ''}`);
  for (const side of SIDE_ID) {
    if (area.figures[side] > 0) found.push(`${sideName(side)} figures: ${area.figures[side]} of ${stackingLimit}`);
  }
  for (const { side, value } of area.markers) found.push(`${sideName(side)} interdiction ${value}`);
  found.push(`next to ${near.join(', ')}`);
  return found;
}

function pieceWords(facts: RudderFacts, piece: PieceFacts): Piece {
  const { id, name, side, carries } = piece;
  return {
    id,
    name,
    seat: side,
    states: states(facts, piece),
    values: values(piece),
    ...(carries !== undefined && { carries: [pieceWords(facts, carries)] }),
  };
}

function states(facts: RudderFacts, { unit, weapon }: PieceFacts): string[] {
  if (unit === undefined)
    return [...(weapon?.fired === true ? ['fired'] : []), ...(weapon?.lying === true ? ['lying'] : [])];
  const found = [unit.spent ? 'spent' : 'fresh'];
  if (unit.acted) found.push('acted');
  if (unit.reserve) found.push('reserve');
  const target = facts.places.find((place) => place.id === unit.spots);
  if (target !== undefined) found.push(`spots for fire on ${target.id} ${target.name}`);
  return found;
}

function values({ attack, unit, weapon, source }: PieceFacts): NonNullable<Piece['values']> {
  const shown: readonly (readonly [label: string, value: string | number | undefined])[] =
    unit === undefined
      ? [
          ['attack', attack],
          ['range', weapon?.range],
        ]
      : [
          ['attack', attack],
          ['defense', `${unit.defence}, spent ${unit.back}`],
          ['movement', unit.move],
          ['figures', unit.figures],
        ];
  return shown.map(([label, value]) => ({ label, value: String(value), source }));
}
