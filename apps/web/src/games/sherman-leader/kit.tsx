// Sherman Leader on the map: the 24 hexes of a Battle as terrain, and between Battles the six bands with the headquarters.

import type { Board, Place } from '@bocage/engine';
import { ofThisBuild } from '../../core/build.ts';
import { lazy } from '../../core/lazy.tsx';
import { isNight } from '../../core/settings.ts';
import type { Kit, Spot } from '../../map/kit.ts';
import { pointsText } from '../../map/shapes.ts';
import { ShermanAid, ShermanBelow } from './aid.tsx';
import {
  battleSpots,
  CELL,
  COUNTRY,
  cellOf,
  countrySpots,
  FIELD,
  HEX_IDS,
  hexCentre,
  hexLabel,
  inBattle,
  type ShermanData,
  shermanLook,
  terrainOf,
} from './data.ts';
import { ShermanMargin } from './margin.tsx';
import { SHERMAN_SYMBOLS } from './symbols.tsx';
import { factsOf, tagOf } from './tags.ts';

// What is not needed at the headquarters of a new game comes when it is first shown.
const Record = lazy(() => import('./record.tsx').then((m) => m.PlayerLogSheet), null);
const CountryOver = lazy(() => import('./outlook.tsx').then((m) => m.CountryOver), null);
const Over = lazy(() => import('./battle.tsx').then((m) => m.BattleOver), null);

const drawing = (name: string): string =>
  ofThisBuild(`drawing/sherman-leader-${name}-${isNight() ? 'night' : 'day'}.svg`);

/** The hexes as terrain: each shows its part of the sheet of drawings, cut out by its outline. */
function Field({ data, board }: { readonly data: ShermanData; readonly board: Board }) {
  const sheet = drawing(terrainOf(data, board));
  return (
    <>
      {board.places.map((place) => {
        if (!HEX_IDS.includes(place.id)) return null;
        const [x, y] = hexCentre(place.id);
        const [column, row] = cellOf(place);
        return (
          <g key={place.id} clip-path={`url(#clip-${place.id})`}>
            <image
              href={sheet}
              x={x - CELL.wide * (column + 0.5)}
              y={y - CELL.high * (row + 0.5)}
              width={CELL.wide * CELL.kinds}
              height={CELL.high * CELL.variants}
            />
          </g>
        );
      })}
      <image href={drawing('relief')} width={FIELD.width} height={FIELD.height} clip-path="url(#field)" />
    </>
  );
}

function HexLabel({ place, spot }: { readonly place: Place; readonly spot: Spot }) {
  const [x, y] = spot.label;
  return (
    <g class="label" transform={`translate(${x} ${y})`}>
      <text class="name fit">{place.id === 'off' ? place.name : hexLabel(place)}</text>
    </g>
  );
}

function FieldLines({ spots }: { readonly spots: ReadonlyMap<string, Spot> }) {
  const hexes = HEX_IDS.map((id) => spots.get(id)).filter((spot) => spot !== undefined);
  const off = spots.get('off');
  return (
    <g aria-hidden="true">
      <defs>
        <clipPath id="field">
          {hexes.map((spot) => (
            <polygon key={spot.id} points={pointsText(spot.shape)} />
          ))}
        </clipPath>
      </defs>
      {hexes.map((spot) => (
        <polygon key={spot.id} class="hex-edge" points={pointsText(spot.shape)} />
      ))}
      {off !== undefined && <polygon class="box-edge" points={pointsText(off.shape)} />}
    </g>
  );
}

const STEPS = ['Before', 'Fast', 'Enemy', 'Slow', 'End'];

/** The step of a Battle turn; between Battles there is only the headquarters. */
function phases(board: Board): { names: readonly string[]; current: number } {
  if (!inBattle(board)) return { names: ['Headquarters', 'Battle'], current: 0 };
  const step = board.tracks.find((track) => track.id === 'step')?.value ?? '';
  return { names: STEPS, current: STEPS.indexOf(step) };
}

/** The country under the bands, and the boxes of the headquarters. */
function Country({ data, board }: { readonly data: ShermanData; readonly board: Board }) {
  const terrain = terrainOf(data, board);
  return (
    <>
      <rect class={`country ${terrain}`} width={COUNTRY.width} height={COUNTRY.height} />
      <image href={drawing('country')} width={COUNTRY.width} height={COUNTRY.height} />
      <path class="front-line" d={`M${COUNTRY.width / 2} 0V${COUNTRY.height}`} />
    </>
  );
}

function BandLabel({ place, spot }: { readonly place: Place; readonly spot: Spot }) {
  const [x, y] = spot.label;
  const cost = place.notes.map((note) => /costs (\d+) SO/.exec(note)).find((found) => found !== null);
  const band = place.id.startsWith('band');
  return (
    <g class="label" transform={`translate(${x} ${y})`}>
      {place.id.startsWith('plan') && (
        <polygon class="box-edge" points={pointsText(spot.shape)} transform={`translate(${-x} ${-y})`} />
      )}
      <g class="fit">
        {(band ? place.name.split(' ') : [place.name]).map((word, i) => (
          <text key={word} class="name" y={i * 15}>
            {word}
          </text>
        ))}
        {band && cost !== undefined && (
          <text class="name note" y="32">
            {/attack/i.test(cost.input) ? `attack ${cost[1]} SO` : `each −${cost[1]} SO`}
          </text>
        )}
      </g>
      {place.id.startsWith('plan') && (
        <text class="name note" y="17">
          {place.notes.join(' ')}
        </text>
      )}
    </g>
  );
}

function CountryLines({ spots }: { readonly spots: ReadonlyMap<string, Spot> }) {
  return (
    <g aria-hidden="true">
      {[...spots.values()]
        .filter((spot) => !spot.id.startsWith('plan'))
        .map((spot) => (
          <polygon
            key={spot.id}
            class={spot.id.startsWith('band') ? 'hex-edge' : 'box-edge'}
            points={pointsText(spot.shape)}
          />
        ))}
    </g>
  );
}

export function shermanKit(data: ShermanData): Kit {
  const hexes = battleSpots();
  const bands = countrySpots();
  const shared = {
    border: 'line',
    whole: true,
    forces: 'own',
    look: (piece) => {
      const look = shermanLook(data, piece);
      const draw = SHERMAN_SYMBOLS[look.symbol];
      return draw === undefined ? look : { ...look, draw };
    },
    Margin: ShermanMargin,
    Aid: ({ ui }) => <ShermanAid ui={ui} data={data} />,
    Below: ShermanBelow,
    record: { name: 'Player log', Sheet: Record },
    phases,
  } satisfies Partial<Kit>;
  const battle: Kit = {
    ...shared,
    sheet: 'battle',
    width: FIELD.width,
    height: FIELD.height + FIELD.off,
    spots: hexes,
    Ground: ({ board }) => <Field data={data} board={board} />,
    Label: HexLabel,
    Lettering: () => <FieldLines spots={hexes} />,
    Over: ({ ui }) => <Over ui={ui} spots={hexes} />,
    tag: (ui, place) => tagOf(factsOf(ui.table.moment.value), place),
  };
  const country: Kit = {
    ...shared,
    sheet: 'country',
    width: COUNTRY.width,
    height: COUNTRY.height + COUNTRY.below,
    spots: bands,
    Ground: ({ board }) => <Country data={data} board={board} />,
    Label: BandLabel,
    Lettering: () => <CountryLines spots={bands} />,
    Over: ({ ui }) => <CountryOver ui={ui} spots={bands} />,
    at: (board) => (inBattle(board) ? battle : country),
  };
  return country;
}
