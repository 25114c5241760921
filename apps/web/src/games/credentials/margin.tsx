// The margin of These Are My Credentials: Divisions as cards with six slots, logistics; the rest is loaded when it is opened.
import type { Piece, Place } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { lazy } from '../../core/lazy.tsx';
import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';
import { Overview } from '../../map/overview.tsx';
import { TokenIcon, type TokenName } from '../../map/tokens.tsx';
import { type CredentialsData, mapName } from './data.ts';
import { KINDS, slashed, type Tokens, tokensAmong, track } from './read.ts';

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
        {ui.kit !== undefined && <Counter look={ui.kit.look(piece, ui.table.facts.value)} />}
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

/** The trucks that must still be taken until the Logistics Step comes. */
function TrucksLeft({ stock }: { readonly stock: number }) {
  const text =
    stock === 0
      ? 'The Truck Stock is empty.'
      : `${stock} ${stock === 1 ? 'truck' : 'trucks'} to take until the Logistics Step.`;
  return (
    <p class="trucks-left">
      {Array.from({ length: stock }, (_, i) => (
        <TokenIcon key={i} name="truck" />
      ))}
      <b>{text}</b>
    </p>
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
      <TrucksLeft stock={Number(trucks('Stock'))} />
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

/** A part of the margin that is loaded when it is first opened. */
function More({
  ui,
  name,
  Part,
}: {
  readonly ui: KitUi;
  readonly name: string;
  readonly Part: ComponentType<{ readonly ui: KitUi }>;
}) {
  const open = useSignal(false);
  return (
    <details
      class="more"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary class="cap">{name}</summary>
      {open.value && <Part ui={ui} />}
    </details>
  );
}

const ScoreSheet = lazy(() => import('./more.tsx').then((m) => m.ScoreSheet), null);
const Hand = lazy(() => import('./more.tsx').then((m) => m.Hand), null);
const Decks = lazy(() => import('./more.tsx').then((m) => m.Decks), null);
const Legend = lazy(() => import('./more.tsx').then((m) => m.Legend), null);

export function CredentialsMargin({ ui, data }: { readonly ui: KitUi; readonly data: CredentialsData }) {
  const board = ui.table.board.value;
  const [total = '0', grade = ''] = track(board, 'vp').split(': ');
  const bad = board.status[1]?.startsWith('Weather bad') === true;
  const held = board.places.find((place) => place.id === 'cards')?.pieces.length ?? 0;
  return (
    <>
      <p class="points-line">
        <b>{total}</b> victory {total === '1' ? 'point' : 'points'} · {grade} ·{' '}
        <span class="weather" data-bad={bad}>
          {bad ? '☂ bad Weather: no Air Support' : '☀ fair Weather'}
        </span>
      </p>
      <Divisions ui={ui} data={data} />
      <Logistics ui={ui} data={data} />
      <section class="more-parts" aria-label="Score, cards and decks">
        {!ui.table.session.over && <More ui={ui} name="Score sheet, now and projected" Part={ScoreSheet} />}
        <More ui={ui} name={`Aerial Recon cards held: ${held}`} Part={Hand} />
        <More ui={ui} name="Decks: seen and still to come" Part={Decks} />
        <More ui={ui} name="What the signs mean" Part={Legend} />
      </section>
      <Middleton ui={ui} />
      {ui.kit !== undefined && ui.mapped && <Overview kit={ui.kit} />}
    </>
  );
}
