// The margin of These Are My Credentials: Divisions as cards with six slots, logistics; the rest is loaded when it is opened.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { lazy } from '../../core/lazy.tsx';
import { count } from '../../core/words.ts';
import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';
import { Overview } from '../../map/overview.tsx';
import { type CredentialsData, mapName } from './data.ts';
import { type DivisionFacts, divisionName, factsOf, KIND_WORDS, KINDS, type Tokens } from './facts.ts';
import { TokenIcon, type TokenName } from './tokens.tsx';
import { GRADES, mealText, trackText } from './words.ts';

function spoken(tokens: Tokens): string {
  return KINDS.map((kind, i) => `${tokens[i]} ${KIND_WORDS[kind]}`).join(', ');
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

function DivisionCard({ ui, division }: { readonly ui: KitUi; readonly division: DivisionFacts }) {
  const place = ui.table.board.value.places.find((one) => one.id === division.at);
  const piece = place?.pieces.find((one) => one.id === division.id);
  return (
    <li class="division" data-starving={division.starving}>
      <svg width="40" height="40" viewBox="-26 -26 54 54" aria-hidden="true">
        {ui.kit !== undefined && piece !== undefined && <Counter look={ui.kit.look(piece, ui.table.facts.value)} />}
      </svg>
      <div>
        <b>{divisionName(division)}</b>
        <p>
          {division.armored ? 'armored' : 'infantry'} · {division.spaces} spaces
        </p>
      </div>
      <Slots tokens={division.tokens} room={division.capacity} />
      <p class="foot">
        <button
          type="button"
          class="place-link"
          onClick={() => {
            ui.marked.value = [division.at];
          }}
        >
          {mapName(division.at, place?.name ?? '')}
        </button>
        <b>{piece?.states?.join(', ') || 'ready'}</b>
      </p>
      <p class="meal">Logistics Step: {mealText(ui, division)}</p>
    </li>
  );
}

function Divisions({ ui }: { readonly ui: KitUi }) {
  const { divisions } = factsOf(ui.table);
  return (
    <section class="divisions-part" aria-label="Divisions">
      <h2 class="cap">Divisions</h2>
      <ul class="divisions">
        {divisions.map((division) => (
          <DivisionCard key={division.id} ui={ui} division={division} />
        ))}
      </ul>
    </section>
  );
}

/** The trucks that must still be taken until the Logistics Step comes. */
function TrucksLeft({ stock }: { readonly stock: number }) {
  const text = stock === 0 ? 'The Truck Stock is empty.' : `${count(stock, 'Truck')} to take until the Logistics Step.`;
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
  const { stock, pool, trucks, logistics } = factsOf(ui.table);
  const { level } = logistics;
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
                <span class="visually-hidden">{KIND_WORDS[kind]}</span>
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
            <td>{trucks.stock}</td>
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
      <TrucksLeft stock={trucks.stock} />
      <p class="next-step">
        Trucks in reserve {trucks.reserve}, aside {trucks.aside}.
      </p>
      <p class="next-step">
        <b>Next Logistics Step.</b> {trackText(ui, 'next')}. It brings: {trackText(ui, 'next_back')}.
      </p>
    </section>
  );
}

/** The same in one line, where the margin lies above the map. */
function SupplyLine({ ui, data }: { readonly ui: KitUi; readonly data: CredentialsData }) {
  const { stock, pool, trucks, logistics, score } = factsOf(ui.table);
  const row = data.levels.find(({ level }) => level === logistics.level);
  const tokens = (held: Tokens) =>
    KINDS.map((kind, i) => (
      <>
        <TokenIcon name={kind} /> {held[i]}
      </>
    ));
  return (
    <p class="supply-line">
      <span>
        <span class="cap">Level</span> <b class="level">{logistics.level}</b> take {row?.take}, place {row?.place}
      </span>
      <span>
        <span class="cap">Stock</span> {tokens(stock)} <TokenIcon name="truck" /> {trucks.stock}
      </span>
      <span>
        <span class="cap">Pool</span> {tokens(pool)}
      </span>
      <span>{trucks.stock === 0 ? 'Truck Stock empty' : `Logistics Step in ${count(trucks.stock, 'Truck')}`}</span>
      <span>
        <b class="points">{score.total}</b> VP
      </span>
    </p>
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
  const { score, weather, recon } = factsOf(ui.table);
  const bad = weather === 'bad';
  const held = recon.cards.filter(({ where }) => where === 'hand' || where === 'force' || where === 'kept').length;
  return (
    <>
      <SupplyLine ui={ui} data={data} />
      <p class="points-line">
        <b>{score.total}</b> victory {score.total === 1 ? 'point' : 'points'} · {GRADES[score.grade]} ·{' '}
        <span class="weather" data-bad={bad}>
          {bad ? '☂ bad Weather: no Air Support' : '☀ fair Weather'}
        </span>
      </p>
      <Divisions ui={ui} />
      <Logistics ui={ui} data={data} />
      <section class="more-parts" aria-label="Score, cards and decks">
        {!ui.table.session.over && <More ui={ui} name="Victory points, now and projected" Part={ScoreSheet} />}
        <More ui={ui} name={`Aerial Recon cards held: ${held}`} Part={Hand} />
        <More ui={ui} name="Decks: seen and still to come" Part={Decks} />
        <More ui={ui} name="What the signs mean" Part={Legend} />
      </section>
      <Middleton ui={ui} />
      {ui.kit !== undefined && ui.mapped && <Overview kit={ui.kit} facts={ui.table.facts.value} />}
    </>
  );
}
