// These Are My Credentials on the map: Brittany by its coast, roads, spaces by kind, ports with their tables, Maquis Zones.
import type { Piece, Place } from '@bocage/engine';
import type { CounterLook, Kit, Point, Spot } from '../../map/kit.ts';
import { crossPath, starPath } from '../../map/symbols.tsx';
import { CredentialsAid } from './aid.tsx';
import { GROUND, onRoad, SHEET_SCALE, townOnGround, ZONE_SIZE, zoneOnGround } from './brittany.ts';
import { around, type CredentialsData, mapName, PORT_TABLE_SIZE, PORT_TABLES, TABLE_GROWS } from './data.ts';
import { layLeg, sheeted } from './draft.ts';
import { conditionOf, credentialsFacts, type Facts, ffiAt, isCounter, type SpaceFacts, spaceOf } from './facts.ts';
import { Lettering } from './lettering.tsx';
import { CredentialsMargin } from './margin.tsx';
import { Plans } from './over.tsx';
import { Medal, PortTable } from './ports.tsx';
import { Token, tokenRow } from './tokens.tsx';

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
      corner: division.tankDestroyer ? 'TD XX' : 'XX',
      spent: division.moved > 0,
      ...(division.starving && { tag: { text: 'starves', fired: false } }),
    };
  const kampfgruppe = facts.spaces.find((space) => space.kampfgruppe?.id === piece.id)?.kampfgruppe;
  const marker = (of: 'garrison' | 'contact') => facts.spaces.find((space) => space[of] !== undefined)?.[of];
  const garrison = piece.id === 'rennes_garrison';
  const card = (kampfgruppe ?? marker(garrison ? 'garrison' : 'contact'))?.card ?? piece.id;
  const ammo = data.wehrmacht.find((row) => row.id === card)?.ammo;
  const more = kampfgruppe?.haltung ? '+1 Ammo' : kampfgruppe?.hinterhalt ? '+1 Fuel' : undefined;
  return {
    side: piece.seat === 'US' ? 'us' : 'ge',
    symbol: 'infantry',
    values: [`${kampfgruppe !== undefined ? 'KG ' : garrison ? 'G ' : ''}${ammo ?? '?'}`],
    spent: false,
    ...(more !== undefined && { tag: { text: more, fired: false } }),
  };
}

const CROSS = crossPath(6.5);
const STAR = starPath(8);
const PORT_CROSS = crossPath(7);
const PORT_STAR = starPath(9);
/** A fortified place: a square with bastions. */
const BASTION = 'M-13 -13H-7V-10H7V-13H13V-7H10V7H13V13H7V10H-7V13H-13V7H-10V-7H-13Z';
const ANCHOR = 'M0 -8V7M-4 -3H4M-7 2Q-6 8 0 8Q6 8 7 2M-2 -9.500A2 2 0 1 1 2 -9.500A2 2 0 1 1 -2 -9.500';

function SpaceSign({
  space,
  controlled,
}: {
  readonly space: CredentialsData['spaces'][number];
  readonly controlled: boolean;
}) {
  const own = controlled ? 'us' : 'ge';
  if (space.kind === 'port')
    return (
      <g class={`space port ${own}`}>
        <rect x="-12" y="-12" width="24" height="24" />
        <path d={controlled ? PORT_STAR : PORT_CROSS} />
      </g>
    );
  return (
    <g class={`space ${own}`}>
      {space.fortified && <path class="bastion" d={BASTION} transform="scale(1.250)" />}
      <circle r={space.kind === 'base' ? 14 : 11} />
      {space.kind === 'base' && <circle class="inner" r="10.500" />}
      <path d={controlled ? STAR : CROSS} />
    </g>
  );
}

/** Tokens that lie in a space and the FFI that stand there, in a row. */
function Lying({ state, at }: { readonly state: SpaceFacts; readonly at: Point }) {
  const row = [...tokenRow(state.tokens), ...(state.ffi > 0 ? [{ name: 'ffi' as const, n: state.ffi }] : [])];
  let x = 0;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      {row.map(({ name, n }, i) => {
        const here = x + 8;
        x += n > 1 ? 30 : 18;
        return (
          <g key={`${name}${i}`} transform={`translate(${here} 0)`}>
            <Token name={name} />
            {n > 1 && (
              <text class="many" x="10" y="5">
                {n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const MINOR_WORDS = { open: 'open', closed: 'closed', ready: 'ready', shut: '' } as const;

/** Trucks on the roads that begin in a space. */
function Trucks({
  place,
  facts,
  data,
  spots,
}: {
  readonly place: string;
  readonly facts: Facts;
  readonly data: CredentialsData;
  readonly spots: Kit['spots'];
}) {
  return (
    <>
      {facts.roads.map(({ road: i }) => {
        const road = data.roads[i];
        if (road === undefined || road.from !== place) return null;
        const [a, b] = [spots.get(road.from)?.at, spots.get(road.to)?.at];
        if (a === undefined || b === undefined) return null;
        const [x, y] = onRoad(a, b, i, 0.5);
        return (
          <g key={road.to} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <Token name="truck" />
          </g>
        );
      })}
    </>
  );
}

function Label({
  place,
  spot,
  facts,
  data,
  spots,
}: {
  readonly place: Place;
  readonly spot: Spot;
  readonly facts: Facts;
  readonly data: CredentialsData;
  readonly spots: Kit['spots'];
}) {
  const [x, y] = spot.label;
  const state = spaceOf(facts, place.id);
  const space = data.spaces.find((row) => row.id === place.id);
  const ffi = ffiAt(facts, place.id);
  if (space === undefined || state === undefined)
    return (
      <g class="town zone" transform={`translate(${x} ${y})`}>
        <text class="name" y="-18" text-anchor="middle">
          {place.name.toUpperCase()}
        </text>
        <text class="region" y="0" text-anchor="middle">
          {place.id === 'zone_a' ? 'Saint-Marcel' : 'Callac'}
        </text>
        {Array.from({ length: Math.min(5, ffi) }, (_, i) => (
          <g key={i} transform={`translate(${(i - (Math.min(5, ffi) - 1) / 2) * 19} 18)`}>
            <Token name="ffi" />
          </g>
        ))}
        {ffi > 5 && (
          <text class="many" x="52" y="23">
            {ffi}
          </text>
        )}
      </g>
    );
  const { name, tokens } = around(place.id);
  const table = PORT_TABLES[place.id];
  return (
    <>
      <Trucks place={place.id} facts={facts} data={data} spots={spots} />
      {table !== undefined && state.port !== undefined && (
        <>
          <path
            class="leader"
            d={`M${x} ${y}L${table[0] + PORT_TABLE_SIZE[0] / 2} ${table[1] + PORT_TABLE_SIZE[1] / 2}`}
          />
          <PortTable name={place.name} port={state.port} at={table} grows={TABLE_GROWS[place.id] ?? ''} />
        </>
      )}
      <g class={`town ${space.kind}`} transform={`translate(${x} ${y})`}>
        <SpaceSign space={space} controlled={state.control !== 'none'} />
        {space.medal && <Medal x={-13} y={-14} />}
        {space.limitedBase && (
          <text class="lsb" x="-16" y="20" text-anchor="end">
            base
          </text>
        )}
        {state.minor !== undefined && (
          <g class={`minor ${state.minor.state}`} transform="translate(-20 -12)">
            <circle r="10" />
            <path d={ANCHOR} transform="scale(.8)" />
            <text x="-13" y="4" text-anchor="end">
              {MINOR_WORDS[state.minor.state] || conditionOf(state).join('/')}
            </text>
          </g>
        )}
        <text class="name" x={name[0]} y={name[1]} text-anchor={name[2]}>
          {space.kind === 'port' ? place.name.toUpperCase() : mapName(place.id, place.name)}
        </text>
        {state.port !== undefined && (
          <text class="far-line" x={name[0]} y={name[1]} dy="1.050em" text-anchor={name[2]}>
            {state.port.captured ? 'captured' : `${state.port.have}/${state.port.need}`} ✕{state.port.markers}/
            {state.port.rating}
          </text>
        )}
        <Lying state={state} at={tokens} />
      </g>
    </>
  );
}

const PHASES = { intelligence: 'Intelligence', riesensauerei: 'Riesensauerei!', action: 'Action', ffi: 'FFI' } as const;

function phases(facts: Facts): { names: readonly string[]; current: number } {
  return { names: Object.values(PHASES), current: Object.keys(PHASES).indexOf(facts.phase) };
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
    Label: ({ facts, ...props }) => <Label {...props} facts={credentialsFacts(facts)} data={data} spots={spots} />,
    Lettering,
    Margin: (props) => <CredentialsMargin {...props} data={data} />,
    Aid: CredentialsAid,
    Over: ({ ui }) => <Plans ui={ui} spots={spots} />,
    sheeted,
    press: (place) => layLeg.value?.(place) === true,
    phases: (_board, facts) => phases(credentialsFacts(facts)),
  };
}
