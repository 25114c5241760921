// Positions as text: every line can be written by hand; tokens are Fuel/Ammo/Food.
import { clearFrames, FIRST_FREE, find, type PositionLine, push, type State } from '@bocage/engine';
import { layOut } from '../rules/03-setup.ts';
import { STAGE_END, STAGE_FFI } from '../rules/06-sequence.ts';
import { RS_WORDS, wehrId } from '../state/decks.ts';
import * as L from '../state/layout.ts';
import { kgCount } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { KIND_NAMES } from '../words/kinds.ts';
import { W } from '../words/position.ts';
import { dedicated, intelligence, reconCards, riesensauerei, wehrHome } from './card-lines.ts';
import { bits, cards, choice, counter, division, type Line, REST, tokens, topCard } from './lines.ts';
import { contact, control, ffi, ffiMoved, kg, lying, minor, port, trucks } from './map-lines.ts';

const PHASES = ['intelligence', 'riesensauerei', 'action', 'ffi', 'over'];
const AIRS = ['middleton', 'recon', 'wehrmacht'];
const OUTCOMES = ['-', 'won', 'lost', 'halted', 'ended'];

/** Sets the stack as well, so that a position can begin in a phase. */
const phase: Line = {
  key: 'phase',
  write: (_t, s) => PHASES[s[L.PHASE]],
  read(_t, s, value) {
    const index = PHASES.indexOf(value);
    if (index < 0) return W.notOneOf(value, PHASES);
    s[L.PHASE] = index;
    if (index === L.PHASE_ACTION) begin(s, STAGE_FFI, STEP.action);
    else if (index === L.PHASE_FFI) begin(s, STAGE_END, STEP.ffi);
    return undefined;
  },
};

function begin(s: State, stage: number, step: number): void {
  clearFrames(s);
  push(s, STEP.round, stage);
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
      if (card === undefined) return W.noDivision(value);
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

export function writePosition(t: GameData, s: State): readonly PositionLine[] {
  return lines.map((line) => [line.key, line.write(t, s)] as const);
}

/** `table: fresh`: the set-up before the first card, without Kampfgruppen, in the Action Phase of round 1. */
function fresh(t: GameData, s: State, value: string): string | undefined {
  if (value !== 'fresh') return W.notFresh(value);
  s.fill(0, FIRST_FREE);
  layOut(t, s);
  s[L.ROUND] = 1;
  s[L.POOL] = REST;
  s[L.CORE] = 2;
  return phase.read(t, s, 'action');
}

export function readPosition(t: GameData, s: State, key: string, value: string): string | undefined {
  if (key === 'table') return fresh(t, s, value);
  const line = lines.find((candidate) => candidate.key === key) ?? backs.find((candidate) => candidate.key === key);
  return line === undefined ? W.notLine : line.read(t, s, value);
}

/** Counts what follows from the rest: FFI and Control markers in supply, `rest` of the Pool, Kampfgruppe cards. */
export function finishPosition(t: GameData, s: State): string | undefined {
  let out = s[L.ZONE] + s[L.ZONE + 1] + s[L.FFI_ASIDE];
  let markers = 0;
  for (let space = 0; space < L.SPACES; space++) {
    out += s[L.FFI + space];
    if (s[L.CONTROL + space] === L.CONTROL_MARKER) markers++;
  }
  s[L.FFI_SUPPLY] = t.data.components.ffi - out;
  s[L.MARKERS] = t.data.components.control - markers;
  if (s[L.FFI_SUPPLY] < 0) return W.ffiOnBoard(out, t.data.components.ffi);
  if (s[L.POOL] === REST) {
    for (let kind = 0; kind < L.KINDS; kind++) {
      let used = s[L.STOCK + kind];
      for (let card = 0; card < L.DIVISIONS; card++) used += s[L.DIV + card * L.KINDS + kind];
      for (let space = 0; space < L.SPACES; space++) used += s[L.LYING + space * L.KINDS + kind];
      s[L.POOL + kind] = t.data.supplies[kind].count - used;
      if (s[L.POOL + kind] < 0) return W.tokens(used, KIND_NAMES[kind], t.data.supplies[kind].count);
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
  return find(s, STEP.round) < 0 ? W.needsPhase : undefined;
}
