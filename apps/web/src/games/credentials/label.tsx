// What is drawn at a space of Brittany: its sign, name, tokens and FFI, the state of its port; each finds room beside the counters.
import type { Place } from '@bocage/engine';
import type { Kit, LabelPart, LabelProps, Point, Spot } from '../../map/kit.ts';
import type { Box } from '../../map/laid.ts';
import { boxAt } from '../../map/room.ts';
import { crossPath, starPath } from '../../map/symbols.tsx';
import * as W from '../../words/credentials.ts';
import { onRoad } from './brittany.ts';
import { around, type CredentialsData, mapName, PORT_TABLES } from './data.ts';
import { conditionOf, credentialsFacts, type Facts, ffiAt, type SpaceFacts, spaceOf } from './facts.ts';
import { Medal, PORT_TABLE, PortTable } from './ports.tsx';
import { Token, tokenRow } from './tokens.tsx';

/** Sizes at a zoom, in units of the sheet: what is read is never below 12 pixels, and a token never below 13. */
const nameSize = (zoom: number): number => Math.max(16, 12.6 / zoom);
const portSize = (zoom: number): number => Math.max(17.5, 13 / zoom);
const noteSize = (zoom: number): number => Math.max(12.5, 11.8 / zoom);
const tokenScale = (zoom: number): number => Math.max(1, 0.78 / zoom);
const tableScale = (zoom: number): number => Math.max(1, 0.84 / zoom);
const zoneScale = (zoom: number): number => Math.max(1, 0.88 / zoom);

/** Seen from farther than this, not every name has room. */
const FAR = 0.5;

/** Half of the sign of a space. */
const SIGN = 15;

/** Signs stay where they are: nothing may lie on them. */
export function signsTaken(spots: Iterable<Spot>): readonly Box[] {
  return [...spots].flatMap((spot) =>
    spot.id.startsWith('zone_') ? [] : [boxAt(spot.at ?? spot.label, 2 * SIGN, 2 * SIGN)],
  );
}

/** Middles of a box beside a space, the given side first, each side near and then a little farther off. */
function sides([x, y]: Point, wide: number, high: number, first: Point | undefined): readonly Point[] {
  const [dx, dy] = [SIGN + wide / 2 + 2, SIGN + high / 2];
  const ways: readonly Point[] = [
    [0, dy],
    [dx, 0],
    [-dx, 0],
    [0, -dy],
    [dx, high * 0.7],
    [-dx, high * 0.7],
    [dx, -high * 0.7],
    [-dx, -high * 0.7],
    [wide * 0.35, dy],
    [-wide * 0.35, dy],
    [wide * 0.35, -dy],
    [-wide * 0.35, -dy],
  ];
  return [
    ...(first === undefined ? [] : [first]),
    ...[1, 1.4, 1.9, 2.5].flatMap((far) => ways.map(([a, b]): Point => [x + a * (b === 0 ? far : 1), y + b * far])),
  ];
}

function writtenName(space: CredentialsData['spaces'][number], place: Place): string {
  return space.kind === 'port' ? place.name.toUpperCase() : mapName(place.id, place.name);
}

/** The tokens of a space and its FFI, with where each lies from the left. */
function lying(state: SpaceFacts) {
  const row = [...tokenRow(state.tokens), ...(state.ffi > 0 ? [{ name: 'ffi' as const, n: state.ffi }] : [])];
  let wide = 0;
  const laid = row.map(({ name, n }) => {
    const x = wide + 8;
    wide += n > 1 ? 30 : 18;
    return { name, n, x };
  });
  return { laid, wide };
}

const MINOR_WORDS = { open: 'open', closed: 'closed', ready: 'ready', shut: '' } as const;

function minorWord(state: SpaceFacts): string {
  return MINOR_WORDS[state.minor?.state ?? 'shut'] || conditionOf(state).join('/');
}

export function labelParts(
  place: Place,
  spot: Spot,
  facts: Facts,
  data: CredentialsData,
  zoom: number,
): readonly LabelPart[] {
  const state = spaceOf(facts, place.id);
  const space = data.spaces.find((row) => row.id === place.id);
  const at = spot.at ?? spot.label;
  if (space === undefined || state === undefined) {
    const scale = zoneScale(zoom);
    return [{ id: 'zone', wide: 100 * scale, high: 58 * scale, when: 'first', at: () => [at] }];
  }
  const parts: LabelPart[] = [];
  const port = space.kind === 'port';
  if (state.port !== undefined && zoom >= FAR) {
    const scale = tableScale(zoom);
    const middles = PORT_TABLES[place.id] ?? [at];
    parts.push({
      id: 'table',
      wide: PORT_TABLE.wide * scale,
      high: PORT_TABLE.high * scale,
      when: 'first',
      at: () => middles,
    });
  }
  const size = port ? portSize(zoom) : nameSize(zoom);
  const wide = writtenName(space, place).length * size * (port ? 0.64 : 0.5) + 4;
  // From far the state of a port stands below its name.
  const lines = port && zoom < FAR ? 2 : 1;
  const [nx, ny, anchor] = around(place.id).name;
  const usual: Point = [
    at[0] + nx + (anchor === 'start' ? wide / 2 : anchor === 'end' ? -wide / 2 : 0),
    at[1] + ny - size * 0.35,
  ];
  // From far, as on a phone, ports and the base come first; other names only where there is room.
  const when = zoom >= FAR || port || space.kind === 'base' ? 'after' : 'last';
  parts.push({
    id: 'name',
    wide,
    high: size * 0.98 * lines,
    when,
    at: () => sides(at, wide, size * lines, lines > 1 ? undefined : usual),
  });
  const note = noteSize(zoom);
  if (state.minor !== undefined) {
    const scale = tokenScale(zoom);
    const room = 22 * scale + minorWord(state).length * note * 0.52 + 2;
    parts.push({
      id: 'minor',
      wide: room,
      high: 21 * scale,
      when: 'after',
      at: () => sides(at, room, 21 * scale, undefined),
    });
  }
  const tokens = lying(state);
  if (tokens.wide > 0) {
    const scale = tokenScale(zoom);
    parts.push({
      id: 'tokens',
      wide: tokens.wide * scale,
      high: 20 * scale,
      when: 'after',
      at: () => sides(at, tokens.wide * scale, 20 * scale, undefined),
    });
  }
  if (space.limitedBase)
    parts.push({
      id: 'base',
      wide: note * 2.1,
      high: note,
      when: 'last',
      at: () => sides(at, note * 2.1, note, undefined),
    });
  return parts;
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

/** Tokens that lie in a space and the FFI that stand there, in a row around its middle. */
function Lying({ state, at, zoom }: { readonly state: SpaceFacts; readonly at: Point; readonly zoom: number }) {
  const { laid, wide } = lying(state);
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${tokenScale(zoom).toFixed(3)}) translate(${-wide / 2} 0)`}>
      {laid.map(({ name, n, x }, i) => (
        <g key={`${name}${i}`} transform={`translate(${x} 0)`}>
          <Token name={name} />
          {n > 1 && (
            <text class="many" x="10" y="5">
              {n}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

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

function Zone({
  place,
  at,
  ffi,
  zoom,
}: {
  readonly place: Place;
  readonly at: Point;
  readonly ffi: number;
  readonly zoom: number;
}) {
  return (
    <g class="town zone" transform={`translate(${at[0]} ${at[1]}) scale(${zoneScale(zoom).toFixed(3)})`}>
      <text class="name" y="-14" text-anchor="middle">
        {place.name.toUpperCase()}
      </text>
      <text class="region" y="3" text-anchor="middle">
        {place.id === 'zone_a' ? W.saintMarcel : W.callac}
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
}

/** The state of a Minor Port: an anchor, and a word. */
function Minor({ state, at, zoom }: { readonly state: SpaceFacts; readonly at: Point; readonly zoom: number }) {
  if (state.minor === undefined) return null;
  const [scale, size, word] = [tokenScale(zoom), noteSize(zoom), minorWord(state)];
  const left = -(22 * scale + word.length * size * 0.52) / 2;
  return (
    <g class={`minor ${state.minor.state}`} transform={`translate(${at[0]} ${at[1]})`}>
      <g transform={`translate(${left + 10 * scale} 0) scale(${scale.toFixed(3)})`}>
        <circle r="10" />
        <path d={ANCHOR} transform="scale(.8)" />
      </g>
      <text x={left + 22 * scale} y={size * 0.36} font-size={size.toFixed(1)}>
        {word}
      </text>
    </g>
  );
}

export function Label({
  place,
  spot,
  facts: given,
  parts,
  zoom,
  data,
  spots,
}: LabelProps & { readonly data: CredentialsData; readonly spots: Kit['spots'] }) {
  const facts = credentialsFacts(given);
  const [x, y] = spot.at ?? spot.label;
  const state = spaceOf(facts, place.id);
  const space = data.spaces.find((row) => row.id === place.id);
  if (space === undefined || state === undefined)
    return <Zone place={place} at={parts.get('zone') ?? [x, y]} ffi={ffiAt(facts, place.id)} zoom={zoom} />;
  const part = (id: string): Point | undefined => parts.get(id);
  const [table, name, tokens, minor, base] = ['table', 'name', 'tokens', 'minor', 'base'].map(part);
  const size = space.kind === 'port' ? portSize(zoom) : nameSize(zoom);
  const line = size * (space.kind === 'port' && zoom < FAR ? -0.14 : 0.35);
  return (
    <>
      <Trucks place={place.id} facts={facts} data={data} spots={spots} />
      {table !== undefined && state.port !== undefined && (
        <>
          <path class="leader" d={`M${x} ${y}L${table[0]} ${table[1]}`} />
          <PortTable name={place.name} port={state.port} at={table} scale={tableScale(zoom)} />
        </>
      )}
      <g class={`town ${space.kind}`}>
        <g transform={`translate(${x} ${y})`}>
          <SpaceSign space={space} controlled={state.control !== 'none'} />
          {space.medal && <Medal x={-13} y={-14} />}
        </g>
        {minor !== undefined && <Minor state={state} at={minor} zoom={zoom} />}
        {name !== undefined && (
          <text class="name" x={name[0]} y={name[1] + line} font-size={size.toFixed(1)} text-anchor="middle">
            {writtenName(space, place)}
          </text>
        )}
        {state.port !== undefined && name !== undefined && (
          <text class="far-line" x={name[0]} y={name[1] + line} dy="1.050em" text-anchor="middle">
            {state.port.captured ? W.captured : `${state.port.have}/${state.port.need}`} ✕{state.port.markers}/
            {state.port.rating}
          </text>
        )}
        {tokens !== undefined && <Lying state={state} at={tokens} zoom={zoom} />}
        {base !== undefined && (
          <text
            class="lsb"
            x={base[0]}
            y={base[1] + noteSize(zoom) * 0.35}
            font-size={noteSize(zoom).toFixed(1)}
            text-anchor="middle"
          >
            {W.base}
          </text>
        )}
      </g>
    </>
  );
}
