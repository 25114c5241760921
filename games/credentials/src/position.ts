// Positions as text: every line can be written by hand; tokens are Fuel/Ammo/Food.
import { clearFrames, FIRST_FREE, find, type PositionLine, push, type State } from '@bocage/engine';
import { intelId, RS_WORDS, reconId, wehrId } from './decks.ts';
import * as L from './layout.ts';
import { level } from './options.ts';
import {
  bits,
  bySpace,
  cards,
  choice,
  counter,
  division,
  items,
  type Line,
  listed,
  REST,
  readTokens,
  tokens,
  topCard,
  whole,
  words,
  writeTokens,
} from './position-lines.ts';
import { kgCount } from './queries.ts';
import { layOut } from './rules/03-setup.ts';
import { STAGE_END, STAGE_FFI } from './rules/06-sequence.ts';
import { STEP_ACTION, STEP_FFI, STEP_ROUND } from './steps.ts';
import type { Tables } from './tables.ts';

const PHASES = ['intelligence', 'riesensauerei', 'action', 'ffi', 'over'];
const AIRS = ['middleton', 'recon', 'wehrmacht'];
const OUTCOMES = ['-', 'won', 'lost', 'halted', 'ended'];
const DEDICATED_WORDS = ['contact', 'rennes'];

const control: Line = {
  key: 'control',
  write: (t, s) =>
    listed(
      t.spaceIds.flatMap((id, space) => {
        const marker = s[L.CONTROL + space];
        return marker === L.CONTROL_MARKER ? [id] : marker === L.CONTROL_LIBRE ? [`${id} libre`] : [];
      }),
    ),
  read(t, s, value) {
    for (let space = 0; space < L.SPACES; space++) {
      s[L.CONTROL + space] = (t.starts & (1 << space)) === 0 ? 0 : L.CONTROL_PRINTED;
    }
    for (const item of items(value)) {
      const [id, libre] = words(item);
      const space = t.spaceIds.indexOf(id);
      if (space < 0) return `there is no space '${id}'`;
      if ((t.starts & (1 << space)) !== 0) return `${id} is controlled from the start`;
      s[L.CONTROL + space] = libre === 'libre' ? L.CONTROL_LIBRE : L.CONTROL_MARKER;
    }
    return undefined;
  },
};

const ffi: Line = {
  key: 'ffi',
  write: (t, s) =>
    listed([
      ...(s[L.ZONE] > 0 ? [`zone a ${s[L.ZONE]}`] : []),
      ...(s[L.ZONE + 1] > 0 ? [`zone b ${s[L.ZONE + 1]}`] : []),
      ...t.spaceIds.flatMap((id, space) => (s[L.FFI + space] > 0 ? [`${id} ${s[L.FFI + space]}`] : [])),
      ...(s[L.FFI_ASIDE] > 0 ? ['aside 1'] : []),
    ]),
  read(t, s, value) {
    s.fill(0, L.FFI, L.FFI + L.SPACES);
    s[L.ZONE] = 0;
    s[L.ZONE + 1] = 0;
    s[L.FFI_ASIDE] = 0;
    for (const item of items(value)) {
      const match = /^(.*) ([0-9]+)$/.exec(item);
      if (match === null) return `'${item}' is not a place and a number of FFI`;
      const n = Number(match[2]);
      const space = t.spaceIds.indexOf(match[1]);
      if (match[1] === 'zone a') s[L.ZONE] = n;
      else if (match[1] === 'zone b') s[L.ZONE + 1] = n;
      else if (match[1] === 'aside') s[L.FFI_ASIDE] = n;
      else if (space >= 0) s[L.FFI + space] = n;
      else return `there is no place '${match[1]}' for FFI`;
    }
    return undefined;
  },
};

const KG_WORDS: readonly (readonly [string, number])[] = [
  ['haltung', L.KG_HALTUNG],
  ['hinterhalt', L.KG_HINTERHALT],
  ['acted', L.KG_ACTED],
];

const kg = bySpace(
  'kg',
  L.KG,
  L.SPACES,
  (s, space) => {
    const value = s[L.KG + space];
    if (value === 0) return '';
    const card = value >> L.KG_CARD;
    return [
      ...(card > 0 ? [wehrId(card - 1)] : ['?']),
      ...KG_WORDS.filter(([, bit]) => (value & bit) !== 0).map(([word]) => word),
    ].join(' ');
  },
  (s, space, rest) => {
    let value = L.KG_HERE;
    for (const word of rest) {
      const bit = KG_WORDS.find(([name]) => name === word)?.[1];
      const card = /^W[0-9]{2}$/.test(word) ? Number(word.slice(1)) : 0;
      if (bit !== undefined) value |= bit;
      else if (card >= 1 && card <= 24) value |= card << L.KG_CARD;
      else if (word !== '?') return `'${word}' is no state of a Kampfgruppe`;
    }
    s[L.KG + space] = value;
    return undefined;
  },
);

const lying = bySpace(
  'lying',
  L.LYING,
  L.SPACES * L.KINDS,
  (s, space) =>
    writeTokens(s, L.LYING + space * L.KINDS) === '0/0/0' ? '' : writeTokens(s, L.LYING + space * L.KINDS),
  (s, space, rest) => readTokens(s, L.LYING + space * L.KINDS, rest[0]),
);

const ffiMoved = bySpace(
  'ffi moved',
  L.FFI_MOVED,
  L.SPACES,
  (s, space) => (s[L.FFI_MOVED + space] > 0 ? String(s[L.FFI_MOVED + space]) : ''),
  (s, space, rest) => {
    const n = whole(rest[0], 1, 2);
    if (n === undefined) return 'one or two FFI can have moved to a space';
    s[L.FFI_MOVED + space] = n;
    return undefined;
  },
);

const contact: Line = {
  key: 'contact',
  write: (t, s) => (s[L.CONTACT_AT] === 0 ? '-' : t.spaceIds[s[L.CONTACT_AT] - 1]),
  read(t, s, value) {
    const space = t.spaceIds.indexOf(value);
    if (value !== '-' && space < 0) return `there is no space '${value}'`;
    s[L.CONTACT_AT] = space + 1;
    return undefined;
  },
};

const trucks: Line = {
  key: 'trucks',
  write: (t, s) =>
    listed([
      `stock ${s[L.TRUCK_STOCK]}`,
      `reserve ${s[L.RESERVE]}`,
      `aside ${s[L.TRUCKS_ASIDE]}`,
      ...t.data.roads.flatMap((road, i) => (s[L.ROAD + i] > 0 ? [`${road.id} ${s[L.ROAD + i]}`] : [])),
    ]),
  read(t, s, value) {
    s.fill(0, L.ROAD, L.ROAD + L.ROADS);
    s[L.TRUCK_STOCK] = 0;
    s[L.RESERVE] = 0;
    s[L.TRUCKS_ASIDE] = 0;
    for (const item of items(value)) {
      const [id, number] = words(item);
      const n = whole(number, 0, 99);
      if (n === undefined) return `'${item}' is not a place and a number of trucks`;
      const road = t.data.roads.findIndex((row) => row.id === id);
      if (id === 'stock') s[L.TRUCK_STOCK] = n;
      else if (id === 'reserve') s[L.RESERVE] = n;
      else if (id === 'aside') s[L.TRUCKS_ASIDE] = n;
      else if (road >= 0) s[L.ROAD + road] = n;
      else return `there is no road '${id}'`;
    }
    return undefined;
  },
};

/** `pd 1, down 3 2` */
function port(key: string, index: number): Line {
  return {
    key,
    write(_t, s) {
      const down = [4, 3, 2, 1].filter((n) => (s[L.DOWN + index] & (1 << n)) !== 0);
      return listed([
        ...(s[L.PD + index] > 0 ? [`pd ${s[L.PD + index]}`] : []),
        ...(down.length > 0 ? [`down ${down.join(' ')}`] : []),
      ]);
    },
    read(t, s, value) {
      s[L.PD + index] = 0;
      s[L.DOWN + index] = 0;
      for (const item of items(value)) {
        const [word, ...numbers] = words(item);
        if (word === 'pd') {
          const n = whole(numbers[0], 0, t.rating[index]);
          if (n === undefined) return `Port Destruction markers go from 0 to ${t.rating[index]}`;
          s[L.PD + index] = n;
        } else if (word === 'down') {
          for (const number of numbers) {
            const n = whole(number, 1, 4);
            if (n === undefined || (t.garrisonsAll[index] & (1 << n)) === 0) return `there is no Garrison ${number}`;
            s[L.DOWN + index] |= 1 << n;
          }
        } else return `'${word}' is neither pd nor down`;
      }
      return undefined;
    },
  };
}

const reconCards = (key: string, place: number): Line => cards(key, L.RECON, 28, reconId, place, () => L.RECON_DECK);
/** Where a Wehrmacht card is when no line names it. */
const wehrHome = (t: Tables, card: number): number =>
  t.wehrClass[card] === 2 ? L.WEHR_UNSEEN : t.wehrClass[card] === 1 ? L.WEHR_ROW : L.WEHR_DECK;

const intelligence: Line = {
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
      if (out && named.includes(intelId(card))) return `${intelId(card)} is not in the deck at this level`;
    }
    const known = Array.from({ length: 20 }, (_, card) => intelId(card));
    const wrong = named.find((word) => !known.includes(word));
    return wrong === undefined ? undefined : `there is no card '${wrong}'`;
  },
};

const dedicated: Line = {
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
      if (place === undefined) return `'${word}' is no dedicated space`;
      const card = whole(/^W([0-9]{2})$/.exec(what ?? '')?.[1], 1, 24);
      if (what === '-') s[L.DEDICATED + place] = -1;
      else if (card !== undefined) {
        s[L.DEDICATED + place] = card;
        s[L.WEHR + card - 1] = L.WEHR_SEEN;
      } else if (what !== '?') return `'${what ?? ''}' is no Wehrmacht card, ? or -`;
    }
    return undefined;
  },
};

function dedicatedWord(t: Tables, place: number): string {
  return place < L.DEDICATED_PORT ? DEDICATED_WORDS[place] : t.spaceIds[t.portSpace[place - L.DEDICATED_PORT]];
}

const minor: Line = {
  key: 'minor ports',
  write: (t, s) =>
    listed(
      t.data.minor.flatMap((row, i) =>
        s[L.MINOR + i] === 0 ? [] : [`${row.id} ${s[L.MINOR + i] === 1 ? 'open' : 'closed'}`],
      ),
    ),
  read(t, s, value) {
    s.fill(0, L.MINOR, L.MINOR + L.MINORS);
    for (const item of items(value)) {
      const [id, side] = words(item);
      const i = t.data.minor.findIndex((row) => row.id === id);
      if (i < 0) return `'${id}' is no Minor Supply Port`;
      if (side !== 'open' && side !== 'closed') return `${id} is open or closed`;
      s[L.MINOR + i] = side === 'open' ? 1 : 2;
    }
    return undefined;
  },
};

const riesensauerei: Line = {
  key: 'riesensauerei',
  write: (_t, s) => listed(RS_WORDS.flatMap((word, kind) => (s[L.RS + kind] > 0 ? [`${word} ${s[L.RS + kind]}`] : []))),
  read(t, s, value) {
    s.fill(0, L.RS, L.RS + 6);
    for (const item of items(value)) {
      const [word, number] = words(item);
      const kind = RS_WORDS.indexOf(word);
      const n = kind < 0 ? undefined : whole(number, 0, t.rsCopies[kind]);
      if (n === undefined) return `'${item}' is no card of the Riesensauerei! deck with its number`;
      s[L.RS + kind] = n;
    }
    return undefined;
  },
};

/** Sets the stack as well, so that a position can begin in a phase. */
const phase: Line = {
  key: 'phase',
  write: (_t, s) => PHASES[s[L.PHASE]],
  read(_t, s, value) {
    const index = PHASES.indexOf(value);
    if (index < 0) return `'${value}' is none of ${PHASES.join(', ')}`;
    s[L.PHASE] = index;
    if (index === L.PHASE_ACTION) begin(s, STAGE_FFI, STEP_ACTION);
    else if (index === L.PHASE_FFI) begin(s, STAGE_END, STEP_FFI);
    return undefined;
  },
};

function begin(s: State, stage: number, step: number): void {
  clearFrames(s);
  push(s, STEP_ROUND, stage);
  push(s, step);
}

/** Division cards by their front; the backs are read too. */
const CARD_WORDS: readonly string[] = ['4th', '6th', '8th', '83rd'];
const BACKS: readonly string[] = ['2nd', '29th'];

const lines: readonly Line[] = [
  counter('round', L.ROUND, 99),
  phase,
  counter('core', L.CORE, 2),
  choice('weather', L.WEATHER, ['fair', 'bad']),
  counter('logistics', L.LOGISTICS, 99),
  tokens('stock', L.STOCK),
  tokens('pool', L.POOL),
  choice('recall', L.RECALLED, ['no', 'yes']),
  division('4th', 0),
  division('6th', 1),
  division('8th', 2),
  division('83rd', 3),
  control,
  lying,
  ffi,
  ffiMoved,
  kg,
  contact,
  choice('rennes garrison', L.RENNES_HELD, ['gone', 'there']),
  trucks,
  bits('city trucks', L.CITY_TRUCKS, (t) => t.truckCities.map((space) => t.spaceIds[space])),
  port('port st_malo', 0),
  port('port st_nazaire', 1),
  port('port lorient', 2),
  port('port brest', 3),
  choice('garrison 4', L.UNCOVERED, ['covered', 'uncovered']),
  minor,
  counter('first ports', L.OPENED, 2),
  bits('bases used', L.BASES_USED, (t) => t.spaceIds),
  choice('middleton', L.MIDDLETON, ['ready', 'used']),
  {
    key: 'tank destroyer',
    write: (_t, s) => (s[L.TANK_DESTROYER] === 0 ? 'middleton' : CARD_WORDS[s[L.TANK_DESTROYER] - 1]),
    read(_t, s, value) {
      const card = value === 'middleton' ? -1 : cardWord(value);
      if (card === undefined) return `there is no Division '${value}'`;
      s[L.TANK_DESTROYER] = card + 1;
      return undefined;
    },
  },
  choice('air', L.AIR, AIRS),
  intelligence,
  reconCards('hand', L.RECON_HAND),
  reconCards('discards', L.RECON_DISCARD),
  reconCards('kept', L.RECON_KEPT),
  reconCards('gone', L.RECON_OUT),
  reconCards('in force', L.RECON_OPEN),
  cards('pile', L.WEHR, 24, wehrId, L.WEHR_PILE, wehrHome),
  cards('in deck', L.WEHR, 24, wehrId, L.WEHR_DECK, wehrHome, (t, card) => t.wehrClass[card] !== 0),
  dedicated,
  counter('face down', L.FACE_DOWN, 1),
  topCard('top recon', L.RECON_TOP, 'A', 28),
  topCard('top wehrmacht', L.WEHR_TOP, 'W', 24),
  riesensauerei,
  bits('riesensauerei out', L.RS_OUT, () => RS_WORDS),
  counter('bet', L.BET, 99),
  bits('stowed', L.STOWED, () => CARD_WORDS),
  choice('outcome', L.OUTCOME, OUTCOMES),
];

function cardWord(word: string): number | undefined {
  const card = CARD_WORDS.includes(word) ? CARD_WORDS.indexOf(word) : BACKS.indexOf(word);
  return card < 0 ? undefined : card;
}

const backs: readonly Line[] = [division('2nd', 0, true), division('29th', 1, true)];

export function writePosition(t: Tables, s: State): readonly PositionLine[] {
  return lines.map((line) => [line.key, line.write(t, s)] as const);
}

/** `table: fresh`: the set-up before the first card, without Kampfgruppen, in the Action Phase of round 1. */
function fresh(t: Tables, s: State, value: string): string | undefined {
  if (value !== 'fresh') return `'${value}' is not 'fresh'`;
  s.fill(0, FIRST_FREE);
  layOut(t, s);
  s[L.ROUND] = 1;
  s[L.POOL] = REST;
  s[L.CORE] = 2;
  return phase.read(t, s, 'action');
}

export function readPosition(t: Tables, s: State, key: string, value: string): string | undefined {
  if (key === 'table') return fresh(t, s, value);
  const line = lines.find((candidate) => candidate.key === key) ?? backs.find((candidate) => candidate.key === key);
  return line === undefined ? 'a position of this game has no such line' : line.read(t, s, value);
}

/** Counts what follows from the rest: FFI and Control markers in supply, `rest` of the Pool, Kampfgruppe cards. */
export function finishPosition(t: Tables, s: State): string | undefined {
  let out = s[L.ZONE] + s[L.ZONE + 1] + s[L.FFI_ASIDE];
  let markers = 0;
  for (let space = 0; space < L.SPACES; space++) {
    out += s[L.FFI + space];
    if (s[L.CONTROL + space] === L.CONTROL_MARKER) markers++;
  }
  s[L.FFI_SUPPLY] = t.data.components.ffi - out;
  s[L.MARKERS] = t.data.components.control - markers;
  if (s[L.FFI_SUPPLY] < 0) return `there are ${out} FFI on the board, and only ${t.data.components.ffi} markers`;
  if (s[L.POOL] === REST) {
    for (let kind = 0; kind < L.KINDS; kind++) {
      let used = s[L.STOCK + kind];
      for (let card = 0; card < L.DIVISIONS; card++) used += s[L.DIV + card * L.KINDS + kind];
      for (let space = 0; space < L.SPACES; space++) used += s[L.LYING + space * L.KINDS + kind];
      s[L.POOL + kind] = t.data.supplies[kind].count - used;
      if (s[L.POOL + kind] < 0)
        return `there are ${used} ${t.data.supplies[kind].id} tokens, and only ${t.data.supplies[kind].count}`;
    }
  }
  // Kampfgruppe cards that no marker on the board stands for are in the Wehrmacht deck.
  const known = Array.from({ length: L.SPACES }, (_, space) => (s[L.KG + space] >> L.KG_CARD) - 1);
  let row = 0;
  for (let card = 0; card < 24; card++) if (s[L.WEHR + card] === L.WEHR_ROW) row++;
  for (let card = 23; card >= 0 && row > kgCount(s); card--) {
    if (s[L.WEHR + card] !== L.WEHR_ROW || known.includes(card)) continue;
    s[L.WEHR + card] = L.WEHR_DECK;
    row--;
  }
  return find(s, STEP_ROUND) < 0 ? 'a position needs a phase (action or ffi) or a stack' : undefined;
}
