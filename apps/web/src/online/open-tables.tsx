// Tables with a free seat: from people one has played first, with filters and pages only where there are many.
import { sitDown } from '@bocage/online';
import { type Signal, useSignal } from '@preact/signals';
import * as W from '../words/online.ts';
import { capital, paceText } from './far-words.ts';
import { keepSeat, sentence, server } from './place.ts';
import { SIDES } from './sides.ts';

interface OpenTable {
  readonly id: string;
  readonly title: string;
  readonly seat: string;
  readonly side: string;
  readonly from: readonly string[];
  readonly played: boolean;
  readonly clock: unknown;
}

/** `open`: how many there are; `fit`: how many of them fit the wishes. */
export interface OpenList {
  readonly games: readonly OpenTable[];
  readonly open: number;
  readonly fit: number;
  readonly page: number;
  readonly pages: number;
}

/** What one wishes for, as the server is asked for it. */
export interface Wish {
  readonly side: string;
  readonly pace: string;
  readonly page: number;
}

export const ANY: Wish = { side: '', pace: '', page: 0 };
/** With fewer there is nothing to filter. */
const FILTERED_FROM = 12;
const GAME = 'rudders-line';

export function readOpen({ side, pace, page }: Wish): Promise<OpenList> {
  const words = [
    'games?open=1',
    ...(side === '' ? [] : [`of=${GAME}&side=${side}`]),
    ...(pace === '' ? [] : [`pace=${pace}`]),
    ...(page === 0 ? [] : [`page=${page}`]),
  ];
  return server.ask<OpenList>(words.join('&'));
}

async function takeSeat({ id, seat }: OpenTable): Promise<string> {
  try {
    const { code } = await server.ask<{ code: string }>(`games/${id}/sit`, { seat });
    keepSeat(await sitDown(server, code));
    location.hash = `#/g/${id}`;
    return '';
  } catch (error) {
    return sentence(error);
  }
}

function Row({ table, problem }: { readonly table: OpenTable; readonly problem: Signal<string> }) {
  return (
    <tr>
      <th scope="row">
        <b>{capital(table.from[0] ?? W.somebody)}</b>
      </th>
      <td>
        {table.title}
        <small>{W.youPlayTheSide(table.side)}</small>
      </td>
      <td>{paceText(table.clock)}</td>
      <td>
        <button
          type="button"
          class="btn"
          onClick={() => {
            void takeSeat(table).then((text) => {
              problem.value = text;
            });
          }}
        >
          {W.takeIt}
        </button>
      </td>
    </tr>
  );
}

function Filters({ wish }: { readonly wish: Signal<Wish> }) {
  const set = (change: Partial<Wish>): void => {
    wish.value = { ...wish.value, page: 0, ...change };
  };
  const list = (label: string, key: 'side' | 'pace', options: readonly (readonly [string, string])[]) => (
    <select
      aria-label={label}
      data-filter={key}
      value={wish.value[key]}
      onChange={(event) => set({ [key]: event.currentTarget.value })}
    >
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
  return (
    <span class="far-filters">
      {list(W.pace, 'pace', [
        ['', W.liveAndByMail],
        ['live', W.live],
        ['mail', W.byMail],
      ])}
      {list(W.yourSide, 'side', [['', W.anySide], ...(SIDES[GAME] ?? [])])}
    </span>
  );
}

export function OpenTables({ list, wish }: { readonly list: OpenList; readonly wish: Signal<Wish> }) {
  const problem = useSignal('');
  const { games, open, fit, page, pages } = list;
  const known = games.filter(({ played }) => played);
  const others = games.filter(({ played }) => !played);
  const many = open >= FILTERED_FROM;
  const go = (to: number) => () => {
    wish.value = { ...wish.value, page: to };
  };
  return (
    <section aria-labelledby="open">
      <h2 class="cap" id="open">
        <span>{W.openInvitations(many && ` · ${open}`)}</span>
        {many && <Filters wish={wish} />}
      </h2>
      {games.length === 0 ? (
        <p class="muted">{open === 0 ? W.nobodyWaits : W.noneFits}</p>
      ) : (
        <table>
          <thead class="visually-hidden">
            <tr>
              <th scope="col">{W.from}</th>
              <th scope="col">{W.gameAndSide}</th>
              <th scope="col">{W.pace}</th>
              <th scope="col">{W.takeIt}</th>
            </tr>
          </thead>
          {[known, others].map((some, i) =>
            some.length === 0 ? null : (
              <tbody key={i === 0 ? 'known' : 'others'}>
                {many && (
                  <tr class="far-group">
                    <th scope="rowgroup" colSpan={4}>
                      {i === 0 ? W.fromPeopleKnown : fit > games.length ? W.fromEveryoneFitting(fit) : W.fromEveryone}
                    </th>
                  </tr>
                )}
                {some.map((table) => (
                  <Row key={`${table.id} ${table.seat}`} table={table} problem={problem} />
                ))}
              </tbody>
            ),
          )}
        </table>
      )}
      {pages > 1 && (
        <nav class="row" aria-label={W.pagesOfInvitations}>
          <button type="button" class="btn" disabled={page === 0} onClick={go(page - 1)}>
            {W.earlierPage}
          </button>
          <span role="status">{W.pageOf(page + 1, pages)}</span>
          <button type="button" class="btn" data-next-page="true" disabled={page + 1 >= pages} onClick={go(page + 1)}>
            {W.nextPage}
          </button>
        </nav>
      )}
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </section>
  );
}
