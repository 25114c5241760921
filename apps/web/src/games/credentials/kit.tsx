// These Are My Credentials on the map: Brittany by its coast, roads, spaces by kind, ports with their tables, Maquis Zones.
import type { Piece } from '@bocage/engine';
import type { CounterLook, Kit, Point, Spot } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { CredentialsAid } from './aid.tsx';
import { GROUND, SHEET_SCALE, townOnGround, ZONE_SIZE, zoneOnGround } from './brittany.ts';
import { around, type CredentialsData } from './data.ts';
import { layLeg, sheeted } from './draft.ts';
import { credentialsFacts, type Facts, ffiAt, isCounter, spaceOf } from './facts.ts';
import { Label, labelParts, signsTaken } from './label.tsx';
import { Lettering, writtenTaken } from './lettering.tsx';
import { CredentialsMargin } from './margin.tsx';
import { Plans } from './over.tsx';

/** What is pressed and marked around a space: 52 units across. */
const RADIUS = 26;

const scaled = ([x, y]: Point): Point => [x * SHEET_SCALE, y * SHEET_SCALE];
const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

function ring([x, y]: Point, rx: number, ry: number): readonly Point[] {
  return Array.from({ length: 24 }, (_, i): Point => {
    const angle = (i * Math.PI) / 12;
    return [Math.round((x + rx * Math.cos(angle)) * 10) / 10, Math.round((y + ry * Math.sin(angle)) * 10) / 10];
  });
}

function spaceSpot(space: CredentialsData['spaces'][number]): Spot {
  const at = scaled(townOnGround(space));
  const { stack, tag } = around(space.id);
  return {
    id: space.id,
    shape: ring(at, RADIUS, RADIUS),
    at,
    label: at,
    stack: moved(at, stack),
    tag: moved(at, tag),
    across: 2,
  };
}

function zoneSpot(zone: CredentialsData['zones'][number]): Spot {
  const at = scaled(zoneOnGround(zone));
  const [rx, ry] = scaled(ZONE_SIZE);
  return {
    id: `zone_${zone.id.toLowerCase()}`,
    shape: ring(at, rx, ry),
    at,
    label: at,
    stack: at,
    tag: moved(at, [0, -ry - 4]),
    across: 2,
  };
}

/** A counter by what it stands for: a Division, a Kampfgruppe, the Garrison of Rennes or the Unknown Contact. */
function look(piece: Piece, facts: Facts, data: CredentialsData): CounterLook {
  const division = facts.divisions.find((one) => one.id === piece.id);
  if (division !== undefined)
    return {
      side: 'us',
      symbol: division.armored ? 'tank' : 'infantry',
      values: [String(Number.parseInt(division.id, 10))],
      corner: division.tankDestroyer ? W.tdXx : W.xx,
      spent: division.moved > 0,
      ...(division.starving && { tag: { text: W.starves, fired: false } }),
    };
  const kampfgruppe = facts.spaces.find((space) => space.kampfgruppe?.id === piece.id)?.kampfgruppe;
  const marker = (of: 'garrison' | 'contact') => facts.spaces.find((space) => space[of] !== undefined)?.[of];
  const garrison = piece.id === 'rennes_garrison';
  const card = (kampfgruppe ?? marker(garrison ? 'garrison' : 'contact'))?.card ?? piece.id;
  const ammo = data.wehrmacht.find((row) => row.id === card)?.ammo;
  const value = String(ammo ?? '?');
  const more = kampfgruppe?.haltung ? W.plusOneAmmo : kampfgruppe?.hinterhalt ? W.plusOneFuel : undefined;
  return {
    side: piece.seat === 'US' ? 'us' : 'ge',
    symbol: 'infantry',
    values: [kampfgruppe !== undefined ? W.kampfgruppeCounter(value) : garrison ? W.garrisonCounter(value) : value],
    spent: false,
    ...(more !== undefined && { tag: { text: more, fired: false } }),
  };
}

const PHASES = { intelligence: W.intelligence, riesensauerei: W.riesensauerei, action: W.action, ffi: 'FFI' } as const;

function phases(facts: Facts) {
  return { names: Object.values(PHASES), current: Object.keys(PHASES).indexOf(facts.phase), told: true };
}

export function credentialsKit(data: CredentialsData): Kit {
  const spots = new Map([...data.spaces.map(spaceSpot), ...data.zones.map(zoneSpot)].map((spot) => [spot.id, spot]));
  return {
    width: GROUND.width * SHEET_SCALE,
    height: GROUND.height * SHEET_SCALE,
    ground: { day: 'credentials-day', night: 'credentials-night' },
    spots,
    look: (piece, facts) => look(piece, credentialsFacts(facts), data),
    counters: (place, facts) => place.pieces.filter((piece) => isCounter(credentialsFacts(facts), piece)),
    overview: 0.45,
    beside: true,
    control: (facts) =>
      new Map(
        credentialsFacts(facts).spaces.map(({ id, control }) => [
          id,
          { side: control === 'none' ? 'ge' : 'us', star: false } as const,
        ]),
      ),
    whole: true,
    parts: (place, spot, facts, zoom) => labelParts(place, spot, credentialsFacts(facts), data, zoom),
    taken: (_facts, zoom) => [...signsTaken(spots.values()), ...writtenTaken(zoom)],
    said: (place, given) => {
      const facts = credentialsFacts(given);
      const trucks = facts.roads.map(({ road }) => road).join();
      return `${place.name} ${JSON.stringify(spaceOf(facts, place.id))} ${ffiAt(facts, place.id)} ${trucks}`;
    },
    Label: (props) => <Label {...props} data={data} spots={spots} />,
    Lettering,
    Margin: (props) => <CredentialsMargin {...props} data={data} />,
    Aid: CredentialsAid,
    Over: ({ ui }) => <Plans ui={ui} spots={spots} />,
    sheeted,
    press: (place) => layLeg.value?.(place) === true,
    tales: () => import('./tales.ts').then((m) => m.tales),
    phases: (_board, facts) => phases(credentialsFacts(facts)),
  };
}
