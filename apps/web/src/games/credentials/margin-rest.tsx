// The rest of the margin of These Are My Credentials: logistics as tables, General Middleton, score, cards and decks, the overview. Loaded
// where the margin shows it.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { lazy } from '../../core/lazy.tsx';
import type { KitUi } from '../../map/kit.ts';
import { Overview } from '../../map/overview.tsx';
import * as W from '../../words/credentials.ts';
import type { CredentialsData } from './data.ts';
import { factsOf, KIND_WORDS, KINDS } from './facts.ts';
import { TokenIcon } from './tokens.tsx';
import { trackText } from './words.ts';

/** The trucks that must still be taken until the Logistics Step comes. */
function TrucksLeft({ stock }: { readonly stock: number }) {
  const text = stock === 0 ? W.truckStockIsEmpty : W.trucksUntilStep(stock);
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
    <section aria-label={W.logistics}>
      <h2 class="cap">{W.logistics}</h2>
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
              <span class="visually-hidden">{W.trucks}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{W.stock}</th>
            {stock.map((n, i) => (
              <td key={KINDS[i]}>{n}</td>
            ))}
            <td>{trucks.stock}</td>
          </tr>
          <tr>
            <th scope="row">{W.pool}</th>
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
            <th scope="col">{W.level}</th>
            <th scope="col">{W.take}</th>
            <th scope="col">{W.place}</th>
          </tr>
        </thead>
        <tbody>
          {data.levels.map((row) => (
            <tr key={row.level} data-now={row.level === level} aria-current={row.level === level ? 'step' : undefined}>
              <th scope="row">{row.level === level ? W.levelNow(row.level) : row.level}</th>
              <td>{row.take}</td>
              <td>{row.place}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TrucksLeft stock={trucks.stock} />
      <p class="next-step">{W.trucksInReserve(trucks.reserve, trucks.aside)}</p>
      <p class="next-step">
        {W.nextStepBrings(<b>{W.nextStepTitle}</b>, trackText(ui, 'next'), trackText(ui, 'next_back'))}
      </p>
    </section>
  );
}

function Middleton({ ui }: { readonly ui: KitUi }) {
  const board = ui.table.board.value;
  return (
    <section aria-label={W.generalMiddleton}>
      <h2 class="cap">{W.generalMiddleton}</h2>
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

export function MarginRest({ ui, data }: { readonly ui: KitUi; readonly data: CredentialsData }) {
  const { recon } = factsOf(ui.table);
  const held = recon.cards.filter(({ where }) => where === 'hand' || where === 'force' || where === 'kept').length;
  return (
    <>
      <Logistics ui={ui} data={data} />
      <section class="more-parts" aria-label={W.pointsCardsAndDecks}>
        {!ui.table.session.over && <More ui={ui} name={W.pointsNowAndProjected} Part={ScoreSheet} />}
        <More ui={ui} name={W.aerialReconCardsHeld(held)} Part={Hand} />
        <More ui={ui} name={W.decksSeenAndToCome} Part={Decks} />
        <More ui={ui} name={W.whatTheSignsMean} Part={Legend} />
      </section>
      <Middleton ui={ui} />
      {ui.kit !== undefined && ui.mapped && <Overview kit={ui.kit} facts={ui.table.facts.value} />}
    </>
  );
}
