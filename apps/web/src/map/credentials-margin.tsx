// The margin of These Are My Credentials: Divisions as cards with six slots, logistics, cards and decks, the score sheet.
import type { Piece, Place } from '@bocage/engine';
import { Counter } from './counter.tsx';
import { type CredentialsData, mapName } from './credentials-data.ts';
import { KINDS, scoreLines, slashed, type Tokens, tokensAmong, track } from './credentials-read.ts';
import type { KitUi } from './kit.ts';
import { Overview } from './overview.tsx';
import { crossPath, starPath } from './symbols.tsx';
import { TokenIcon, type TokenName } from './tokens.tsx';

const SIGNS: readonly (readonly [kind: string, path: string, text: string])[] = [
  ['ge', crossPath(6.5), 'not controlled'],
  ['us', starPath(8), 'controlled'],
  ['port ge', crossPath(7), 'Major Port'],
  ['port us', starPath(9), 'captured'],
];

const WORDS = { fuel: 'Fuel', ammo: 'Ammo', food: 'Food' } as const;

function spoken(tokens: Tokens): string {
  return KINDS.map((kind, i) => `${tokens[i]} ${WORDS[kind]}`).join(', ');
}

/** A row of slots: what fills them, then empty ones. */
function Slots({ tokens, room }: { readonly tokens: Tokens; readonly room: number }) {
  const filled = KINDS.flatMap((kind, i): TokenName[] => Array.from({ length: tokens[i] ?? 0 }, () => kind));
  return (
    <div class="slots" role="img" aria-label={`${spoken(tokens)}; room for ${Math.max(0, room - filled.length)} more`}>
      {Array.from({ length: Math.max(room, filled.length) }, (_, i) => {
        const name = filled[i];
        return (
          <i key={i} data-full={name !== undefined}>
            {name !== undefined && <TokenIcon name={name} />}
          </i>
        );
      })}
    </div>
  );
}

function DivisionCard({
  ui,
  data,
  piece,
  place,
}: {
  readonly ui: KitUi;
  readonly data: CredentialsData;
  readonly piece: Piece;
  readonly place: Place;
}) {
  const states = piece.states ?? [];
  const value = (label: string): string => piece.values?.find((v) => v.label === label)?.value ?? '';
  const meal = track(ui.table.board.value, 'next_food')
    .split('; ')
    .find((text) => text.startsWith(piece.name))
    ?.replace(piece.name, '')
    .trim();
  return (
    <li class="division" data-starving={states.includes('starving')}>
      <svg width="40" height="40" viewBox="-26 -26 54 54" aria-hidden="true">
        {ui.kit !== undefined && <Counter look={ui.kit.look(piece)} />}
      </svg>
      <div>
        <b>{piece.name.replace(' Division', '')}</b>
        <p>
          {value('type')} · {value('spaces')} spaces
        </p>
      </div>
      <Slots tokens={tokensAmong(piece.carries ?? [])} room={data.components.card} />
      <p class="foot">
        <button
          type="button"
          class="place-link"
          onClick={() => {
            ui.marked.value = [place.id];
          }}
        >
          {mapName(place.id, place.name)}
        </button>
        <b>{states.length > 0 ? states.join(', ') : 'ready'}</b>
      </p>
      {meal !== undefined && <p class="meal">Logistics Step: {meal}</p>}
    </li>
  );
}

function Divisions({ ui, data }: { readonly ui: KitUi; readonly data: CredentialsData }) {
  const ids = new Set(data.divisions.map((row) => row.id));
  const found = ui.table.board.value.places.flatMap((place) =>
    place.pieces.filter((piece) => ids.has(piece.id)).map((piece) => ({ piece, place })),
  );
  const order = data.divisions.map((row) => row.id);
  found.sort((a, b) => ((order.indexOf(a.piece.id) + 2) % 6) - ((order.indexOf(b.piece.id) + 2) % 6));
  return (
    <section aria-label="Divisions">
      <h2 class="cap">Divisions</h2>
      <ul class="divisions">
        {found.map(({ piece, place }) => (
          <DivisionCard key={piece.id} ui={ui} data={data} piece={piece} place={place} />
        ))}
      </ul>
    </section>
  );
}

function Logistics({ ui, data }: { readonly ui: KitUi; readonly data: CredentialsData }) {
  const board = ui.table.board.value;
  const level = Number.parseInt(track(board, 'level'), 10);
  const [stock, pool] = [slashed(track(board, 'stock')), slashed(track(board, 'pool'))];
  const trucks = (word: string): string => new RegExp(`${word} (\\d+)`).exec(track(board, 'trucks'))?.[1] ?? '0';
  return (
    <section aria-label="Logistics">
      <h2 class="cap">Logistics</h2>
      <table class="tracks supplies">
        <thead>
          <tr>
            <td />
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                <TokenIcon name={kind} />
                <span class="visually-hidden">{WORDS[kind]}</span>
              </th>
            ))}
            <th scope="col">
              <TokenIcon name="truck" />
              <span class="visually-hidden">Trucks</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Stock</th>
            {stock.map((n, i) => (
              <td key={KINDS[i]}>{n}</td>
            ))}
            <td>{trucks('Stock')}</td>
          </tr>
          <tr>
            <th scope="row">Pool</th>
            {pool.map((n, i) => (
              <td key={KINDS[i]}>{n}</td>
            ))}
            <td>–</td>
          </tr>
        </tbody>
      </table>
      <table class="tracks levels">
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col">Take</th>
            <th scope="col">Place</th>
          </tr>
        </thead>
        <tbody>
          {data.levels.map((row) => (
            <tr key={row.level} data-now={row.level === level} aria-current={row.level === level ? 'step' : undefined}>
              <th scope="row">
                {row.level}
                {row.level === level && ' ▸ now'}
              </th>
              <td>{row.take}</td>
              <td>{row.place}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="next-step">
        Trucks in reserve {trucks('reserve')}, aside {trucks('aside')}.
      </p>
      <p class="next-step">
        <b>Next Logistics Step.</b> {track(board, 'next')}. It brings: {track(board, 'next_back')}.
      </p>
    </section>
  );
}

function Middleton({ ui }: { readonly ui: KitUi }) {
  const board = ui.table.board.value;
  return (
    <section aria-label="General Middleton">
      <h2 class="cap">General Middleton</h2>
      <table class="tracks">
        <tbody>
          {board.tracks
            .filter((row) => ['middleton', 'tankDestroyer', 'air', 'bet', 'ffi', 'control'].includes(row.id))
            .map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                <td>{row.value}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** Cards in hand, in force and kept, each with its text. */
function Hand({ ui }: { readonly ui: KitUi }) {
  const cards = ui.table.board.value.places.find((place) => place.id === 'cards');
  if (cards === undefined) return null;
  return (
    <section aria-label="Aerial Recon cards">
      <h2 class="cap">Aerial Recon cards</h2>
      {cards.pieces.length === 0 && <p class="loss">None in hand or in force.</p>}
      <ul class="hand">
        {cards.pieces.map((card) => (
          <li key={card.id}>
            <b>{card.name}</b> <span class="cap">{card.states?.join(', ')}</span>
            <p>{card.values?.[0]?.value}</p>
          </li>
        ))}
      </ul>
      {cards.notes.map((note) => (
        <p key={note} class="loss">
          {note}
        </p>
      ))}
    </section>
  );
}

/** Where the Wehrmacht cards are that have been seen. */
function Wehrmacht({ ui }: { readonly ui: KitUi }) {
  const units = ui.table.board.value.places.find((place) => place.id === 'units');
  if (units === undefined) return null;
  const groups = new Map<string, Piece[]>();
  for (const piece of units.pieces) {
    const state = piece.states?.[0] ?? '';
    groups.set(state, [...(groups.get(state) ?? []), piece]);
  }
  return (
    <section aria-label="Wehrmacht cards">
      <h2 class="cap">Wehrmacht cards</h2>
      {units.notes.map((note) => (
        <p key={note} class="loss">
          {note}
        </p>
      ))}
      {[...groups].map(([state, pieces]) => (
        <details key={state}>
          <summary>
            {state}: <b>{pieces.length}</b>
          </summary>
          <ul class="units">
            {pieces.map((piece) => (
              <li key={piece.id}>
                {piece.name}: {piece.values?.map((v) => `${v.label} ${v.value}`).join(', ')}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function ScoreSheet({ ui }: { readonly ui: KitUi }) {
  const board = ui.table.board.value;
  const [total = '0', grade = ''] = track(board, 'vp').split(': ');
  const over = ui.table.decision.value === undefined;
  return (
    <section aria-label="Score sheet">
      <h2 class="cap">Victory points{over ? ', final' : ' if the game ended now'}</h2>
      <table class="tracks score-sheet">
        <tbody>
          {scoreLines(board).map((line) => (
            <tr key={line.id} data-none={line.points === 0}>
              <th scope="row">
                {line.label}
                <small>
                  {line.text} · {line.rule}
                </small>
              </th>
              <td>{line.points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{grade}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** What the small signs of the map mean. */
function Legend() {
  const tokens: readonly (readonly [TokenName, string])[] = [
    ['fuel', 'Fuel'],
    ['ammo', 'Ammo'],
    ['food', 'Food'],
    ['ffi', 'FFI'],
    ['truck', 'truck on a road'],
  ];
  return (
    <section class="legend" aria-label="What the signs mean">
      {tokens.map(([name, text]) => (
        <span key={name}>
          <TokenIcon name={name} /> {text}
        </span>
      ))}
      {SIGNS.map(([kind, path, text]) => (
        <span key={text}>
          <svg width="24" height="24" viewBox="-14 -14 28 28" aria-hidden="true">
            <g class={`space ${kind}`}>
              {kind.startsWith('port') ? <rect x="-12" y="-12" width="24" height="24" /> : <circle r="11" />}
              <path d={path} />
            </g>
          </svg>{' '}
          {text}
        </span>
      ))}
    </section>
  );
}

/** At the end the sheet stands where the question stood. */
export function CredentialsAid({ ui }: { readonly ui: KitUi }) {
  return ui.table.decision.value === undefined ? <ScoreSheet ui={ui} /> : null;
}

export function CredentialsMargin({ ui, data }: { readonly ui: KitUi; readonly data: CredentialsData }) {
  const [total = '0', grade = ''] = track(ui.table.board.value, 'vp').split(': ');
  return (
    <>
      <p class="points-line">
        <b>{total}</b> victory {total === '1' ? 'point' : 'points'} · {grade}
      </p>
      <Divisions ui={ui} data={data} />
      <Logistics ui={ui} data={data} />
      {ui.table.decision.value !== undefined && <ScoreSheet ui={ui} />}
      <Hand ui={ui} />
      <Middleton ui={ui} />
      <Wehrmacht ui={ui} />
      <Legend />
      {ui.kit !== undefined && ui.mapped && <Overview kit={ui.kit} />}
    </>
  );
}
