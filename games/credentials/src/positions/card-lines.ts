// Lines of a position for the decks: Aerial Recon, Intelligence Report, Wehrmacht, Riesensauerei!.
import { intelId, RS_WORDS, reconId, wehrId } from '../state/decks.ts';
import * as L from '../state/layout.ts';
import { level } from '../state/options.ts';
import type { GameData } from '../state/tables.ts';
import { W } from '../words/position.ts';
import { cards, items, type Line, listed, whole, words } from './lines.ts';

const DEDICATED_WORDS = ['contact', 'rennes'];

export const reconCards = (key: string, place: number): Line =>
  cards(key, L.RECON, 28, reconId, place, () => L.RECON_DECK);
/** Where a Wehrmacht card is when no line names it. */
export const wehrHome = (t: GameData, card: number): number =>
  t.wehrClass[card] === 2 ? L.WEHR_UNSEEN : t.wehrClass[card] === 1 ? L.WEHR_ROW : L.WEHR_DECK;

export const intelligence: Line = {
  key: 'intelligence',
  write: (_t, s) =>
    listed(
      Array.from({ length: 20 }, (_, card) => card)
        .filter((card) => s[L.INTEL + card] === L.INTEL_DECK)
        .map(intelId),
      ' ',
    ),
  read(t, s, value) {
    const named = words(value);
    for (let card = 0; card < 20; card++) {
      const out = t.intelLevel[card] < level(s);
      s[L.INTEL + card] = out ? L.INTEL_OUT : named.includes(intelId(card)) ? L.INTEL_DECK : L.INTEL_DRAWN;
      if (out && named.includes(intelId(card))) return W.notAtLevel(intelId(card));
    }
    const known = Array.from({ length: 20 }, (_, card) => intelId(card));
    const wrong = named.find((word) => !known.includes(word));
    return wrong === undefined ? undefined : W.noCard(wrong);
  },
};

export const dedicated: Line = {
  key: 'dedicated',
  write: (t, s) =>
    listed(
      Array.from({ length: 6 }, (_, place) => {
        const there = s[L.DEDICATED + place];
        return `${dedicatedWord(t, place)} ${there < 0 ? '-' : there === 0 ? '?' : wehrId(there - 1)}`;
      }),
    ),
  read(t, s, value) {
    for (let card = 0; card < 24; card++) if (s[L.WEHR + card] === L.WEHR_SEEN) s[L.WEHR + card] = wehrHome(t, card);
    s.fill(0, L.DEDICATED, L.DEDICATED + 6);
    for (const item of items(value)) {
      const [word, what] = words(item);
      const place = Array.from({ length: 6 }, (_, p) => p).find((p) => dedicatedWord(t, p) === word);
      if (place === undefined) return W.notDedicatedSpace(word);
      const card = whole(/^W([0-9]{2})$/.exec(what ?? '')?.[1], 1, 24);
      if (what === '-') s[L.DEDICATED + place] = -1;
      else if (card !== undefined) {
        s[L.DEDICATED + place] = card;
        s[L.WEHR + card - 1] = L.WEHR_SEEN;
      } else if (what !== '?') return W.notDedicatedCard(what ?? '');
    }
    return undefined;
  },
};

function dedicatedWord(t: GameData, place: number): string {
  return place < L.DEDICATED_PORT ? DEDICATED_WORDS[place] : t.spaceIds[t.portSpace[place - L.DEDICATED_PORT]];
}

export const riesensauerei: Line = {
  key: 'riesensauerei',
  write: (_t, s) => listed(RS_WORDS.flatMap((word, kind) => (s[L.RS + kind] > 0 ? [`${word} ${s[L.RS + kind]}`] : []))),
  read(t, s, value) {
    s.fill(0, L.RS, L.RS + 6);
    for (const item of items(value)) {
      const [word, number] = words(item);
      const kind = RS_WORDS.indexOf(word);
      const n = kind < 0 ? undefined : whole(number, 0, t.rsCopies[kind]);
      if (n === undefined) return W.notRiesensauerei(item);
      s[L.RS + kind] = n;
    }
    return undefined;
  },
};
