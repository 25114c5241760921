// A loading as it is laid out on its sheet: who has what, moved token by token, filled up or put back. Nothing is played, and what
// is allowed the rules say.
import type { Fare, LoadingSheet } from '@bocage/credentials/facts';
import type { Entry, Reason } from '@bocage/engine';
import type { GameModel } from '../../core/game-model.ts';
import { KINDS, type Tokens } from './facts.ts';
import { panelFacts } from './panel-facts.ts';
import { about } from './plan.ts';

/** The space on the sheet; the others are holders by their index. */
export const SPACE = -1;

export interface LoadDraft {
  readonly space: Tokens;
  readonly held: readonly Tokens[];
}

/** A loading that can be laid out: where it begins in the score and what it is about. */
export interface Loading {
  readonly sheet: LoadingSheet;
  /** Choices before it. */
  readonly start: number;
  /** The choice that opened it, which can be left out again with all of it; none where the rules ask without one. */
  readonly opened: Entry | undefined;
}

const STEPS: readonly string[] = ['supplies/stow', 'trucks/load'];

/** The loading that is asked about; undefined if something else is. */
export function loadingOf(table: GameModel): Loading | undefined {
  const { session, game } = table;
  const sheet = panelFacts.loading(session.state);
  if (sheet === undefined) return undefined;
  let from = session.entries.length;
  while (from > 0 && session.entries[from - 1]?.outcomes.length === 0) {
    if (!STEPS.includes(game.decision(session.at(from - 1))?.step ?? '')) break;
    from--;
  }
  const verb = from === 0 ? undefined : about(table, from - 1)?.verb;
  const opened = verb === 'stow' || verb === 'road' ? session.entries[from - 1] : undefined;
  return { sheet, start: opened === undefined ? from : from - 1, opened };
}

export const total = (tokens: Tokens): number => tokens[0] + tokens[1] + tokens[2];

const with1 = (tokens: Tokens, kind: number, by: number): Tokens => [
  tokens[0] + (kind === 0 ? by : 0),
  tokens[1] + (kind === 1 ? by : 0),
  tokens[2] + (kind === 2 ? by : 0),
];

/** As it was before. */
export function asBefore({ before, holders }: LoadingSheet): LoadDraft {
  return { space: before, held: holders.map((holder) => holder.before) };
}

export function tokensOf(draft: LoadDraft, column: number): Tokens {
  return draft.held[column] ?? draft.space;
}

/** One token from one column to another; the same draft if there is none. */
export function moved(draft: LoadDraft, from: number, to: number, kind: number): LoadDraft {
  if (from === to || (tokensOf(draft, from)[kind] ?? 0) === 0) return draft;
  const put = (tokens: Tokens, column: number): Tokens =>
    with1(tokens, kind, (column === to ? 1 : 0) - (column === from ? 1 : 0));
  return { space: put(draft.space, SPACE), held: draft.held.map(put) };
}

/** What the rules say of a draft: why not, or the choices that play it and how the Divisions would fare. */
export interface Judged {
  readonly refused: Reason | undefined;
  readonly names: readonly string[];
  readonly fares: readonly Fare[];
}

export function judge(table: GameModel, draft: LoadDraft): Judged {
  const shared = panelFacts.shareOut(table.session.state, draft.held);
  if (shared === undefined) return { refused: undefined, names: [], fares: [] };
  if (shared.refused === undefined) return { ...shared, refused: undefined };
  const { state, choice, code } = shared.refused;
  return { refused: table.game.reason(state, choice, code), names: [], fares: [] };
}

/** Too much in the space, which every token that leaves it mends a little. */
const OVERFULL = 'stowSpace';

/** Why a token cannot be moved so; undefined if it can, though a space may still be too full after it. */
export function refusal(table: GameModel, draft: LoadDraft, next: LoadDraft): Reason | undefined {
  const { refused } = judge(table, next);
  if (refused?.code !== OVERFULL || total(next.space) > total(draft.space)) return refused;
  return judge(table, draft).refused?.code === OVERFULL ? undefined : refused;
}

/** Fills a holder from the space in the proportion of its last load, one token after the other. */
export function filled(table: GameModel, draft: LoadDraft, column: number, last: Tokens | undefined): LoadDraft {
  const share = (kind: number): number => (last === undefined || total(last) === 0 ? 1 : (last[kind] ?? 0));
  let now = draft;
  for (;;) {
    const held = tokensOf(now, column);
    // A kind that was not wanted the last time comes when nothing else is left.
    const wish = (kind: number): number => (share(kind) === 0 ? 100 : 0) + ((held[kind] ?? 0) + 1) / (share(kind) || 1);
    const next = KINDS.map((_, kind) => kind)
      .sort((a, b) => wish(a) - wish(b) || a - b)
      .map((kind) => moved(now, SPACE, column, kind))
      .find((one) => one !== now && refusal(table, now, one) === undefined);
    if (next === undefined) return now;
    now = next;
  }
}

/** Lays as much as finds room into the space. */
export function unloaded(table: GameModel, draft: LoadDraft): LoadDraft {
  let now = draft;
  for (let column = 0; column < draft.held.length; column++) {
    for (let kind = 0; kind < KINDS.length; kind++) {
      for (;;) {
        const next = moved(now, column, SPACE, kind);
        if (next === now || refusal(table, now, next) !== undefined) break;
        now = next;
      }
    }
  }
  return now;
}

/** One column as it was, as far as the others leave it so: the tokens go to the space or come from there. */
export function restored(table: GameModel, sheet: LoadingSheet, draft: LoadDraft, column: number): LoadDraft {
  const holder = sheet.holders[column];
  return holder === undefined ? asBefore(sheet) : towards(table, draft, column, holder.before);
}

/** A holder brought as near to this load as the rules and what lies there allow. */
function towards(table: GameModel, draft: LoadDraft, column: number, wanted: Tokens): LoadDraft {
  let now = draft;
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (;;) {
      const by = (wanted[kind] ?? 0) - (tokensOf(now, column)[kind] ?? 0);
      if (by === 0) break;
      const next = by > 0 ? moved(now, SPACE, column, kind) : moved(now, column, SPACE, kind);
      if (next === now || refusal(table, now, next) !== undefined) break;
      now = next;
    }
  }
  return now;
}

/** What a holder took when it was last loaded, in this game and before this loading; undefined if it never was. */
export function lastLoad(table: GameModel, { sheet, start }: Loading, column: number): Tokens | undefined {
  const id = sheet.holders[column]?.id;
  for (let i = start - 1; i >= 0; i--) {
    for (const event of table.session.events(i)) {
      if (!('tokens' in event)) continue;
      const same =
        sheet.kind === 'truck' ? event.kind === 'hauled' : event.kind === 'stowed' && event.pieces?.[0] === id;
      if (same) return event.tokens as Tokens;
    }
  }
  return undefined;
}

/** What the sheet shows first: all as it was; a Truck, which must carry something, filled. */
export function firstDraft(table: GameModel, loading: Loading): LoadDraft {
  const before = asBefore(loading.sheet);
  return loading.sheet.kind === 'truck' ? filled(table, before, 0, lastLoad(table, loading, 0)) : before;
}

/** All holders as they were last loaded, as far as that is possible now; undefined where none has been. */
export function asLastTime(table: GameModel, loading: Loading, draft: LoadDraft): LoadDraft | undefined {
  const last = draft.held.map((_, column) => lastLoad(table, loading, column));
  if (last.every((tokens) => tokens === undefined)) return undefined;
  // First everything that is too much is laid down, then the others find it there.
  const down = last.reduce<LoadDraft>((now, tokens, column) => {
    if (tokens === undefined) return now;
    const least = tokens.map((n, kind) => Math.min(n, tokensOf(now, column)[kind] ?? 0)) as unknown as Tokens;
    return towards(table, now, column, least);
  }, draft);
  return last.reduce<LoadDraft>(
    (now, tokens, column) => (tokens === undefined ? now : towards(table, now, column, tokens)),
    down,
  );
}
