// Skirmish beside its rules: facts, the board in words, what tools and computer players ask.
import type { PlayerParts } from '../contract/player.ts';
import type { ToolParts } from '../contract/tools.ts';
import type { Board } from '../contract/words.ts';
import type { State } from '../state.ts';
import {
  AREAS,
  ATTACK,
  CARD,
  CARDS,
  contact,
  DEAD,
  DECK,
  type GameData,
  HAND,
  HAND_SIZE,
  PLAYED,
  REST,
  SQUAD,
  SQUADS,
  TURN,
  TURNS,
} from './skirmish-state.ts';

/** What the table of this game shows. */
export interface SkirmishFacts {
  readonly turn: number;
  readonly areas: readonly { readonly id: string; readonly number: number; readonly squads: readonly number[] }[];
  readonly hand: readonly string[];
}

export function facts(t: GameData, s: State, seat: number): SkirmishFacts {
  return {
    turn: (s[TURN] >> 1) + 1,
    areas: t.names.map((id, a) => ({
      id,
      number: a + 1,
      squads: Array.from({ length: 2 * SQUADS }, (_, i) => i + 1).filter((i) => s[SQUAD + i - 1] === a),
    })),
    hand: Array.from({ length: CARDS }, (_, i) => i).flatMap((i) => (s[CARD + i] === HAND + seat ? [`c${i + 1}`] : [])),
  };
}

export function board(_t: GameData, f: SkirmishFacts): Board {
  return {
    status: [`Turn ${f.turn}`],
    places: f.areas.map(({ id, number, squads }) => ({
      id,
      name: `Area ${number}`,
      notes: [],
      pieces: squads.map((i) => ({ id: `squad ${i}`, name: `squad ${i}`, seat: i <= SQUADS ? 'A' : 'B' })),
    })),
    tracks: [{ id: 'hand', name: 'Your hand', value: f.hand.map((id) => `Order ${id.slice(1)}`).join(', ') || '-' }],
  };
}

export const tools: ToolParts<GameData> = {
  sketch: (t, s) => [t.names.map((_, a) => `[${squadsIn(s, a)}]`).join('-')],
  legend: 'Areas 1 to 5 from left to right with the numbers of their squads.',
  forces: (_t, s, seat) => [`hand: ${hand(s, seat)}`],
  cards: () =>
    Array.from({ length: CARDS }, (_, i) => ({
      id: `c${i + 1}`,
      name: `Order ${i + 1}`,
      kind: 'Order card',
      values: [{ label: 'adds', value: String(i + 1), source: 'rulebook' }],
    })),
  draw: (t, s, seat) => `${t.names.map((_, a) => `[${squadsIn(s, a)}]`).join('-')}  hand: ${hand(s, seat)}\n`,
  problems(_t, s) {
    const found: string[] = [];
    for (let i = 0; i < 2 * SQUADS; i++)
      if (s[SQUAD + i] < DEAD || s[SQUAD + i] >= AREAS) found.push(`squad ${i + 1} is nowhere`);
    for (let side = 0; side < 2; side++) {
      let held = 0;
      for (let i = 0; i < CARDS; i++) if (s[CARD + i] === HAND + side) held++;
      if (held !== s[HAND_SIZE + side] || held > 2) found.push(`side ${side + 1} holds ${held} cards`);
    }
    return found;
  },
  census(_t, s) {
    let cards = 0;
    for (let i = 0; i < CARDS; i++) if (s[CARD + i] >= DECK && s[CARD + i] <= PLAYED) cards++;
    return [cards];
  },
  writePosition: (_t, s) => [
    ['turn', String(s[TURN])],
    ...Array.from(
      { length: 2 * SQUADS },
      (_, i) => [`squad ${i + 1}`, s[SQUAD + i] === DEAD ? 'lost' : `a${s[SQUAD + i] + 1}`] as const,
    ),
    ['cards', Array.from(s.subarray(CARD, CARD + CARDS)).join(' ')],
  ],
  readPosition(_t, s, key, value) {
    const squad = /^squad ([1-6])$/.exec(key);
    if (key === 'turn') {
      if (!/^[0-9]{1,2}$/.test(value) || Number(value) >= TURNS * 2)
        return `'${value}' is not a turn from 0 to ${TURNS * 2 - 1}`;
      s[TURN] = Number(value);
    } else if (squad !== null) {
      const area = /^a([1-5])$/.exec(value);
      if (area === null && value !== 'lost') return `'${value}' is not an area a1 to a5, nor 'lost'`;
      s[SQUAD + Number(squad[1]) - 1] = area === null ? DEAD : Number(area[1]) - 1;
    } else if (key === 'cards') {
      const places = value.split(' ').map(Number);
      if (places.length !== CARDS || !places.every((p) => p >= DECK && p <= PLAYED))
        return `nine numbers from ${DECK} to ${PLAYED} are needed`;
      s.set(places, CARD);
      for (let side = 0; side < 2; side++) s[HAND_SIZE + side] = places.filter((p) => p === HAND + side).length;
    } else return 'is not a line of a position';
    return undefined;
  },
  finishPosition: () => undefined,
};

export const player: PlayerParts<GameData> = {
  heuristic(_t, s, choices, n) {
    for (let i = 0; i < n; i++) if (choices[i] === ATTACK) return i;
    for (let i = 0; i < n; i++) if (choices[i] < REST && contact(s, s[SQUAD + (choices[i] & 7)]) === false) return i;
    return n - 1;
  },
  evaluate(_t, s, seat) {
    let lead = 0;
    for (let i = 0; i < 2 * SQUADS; i++)
      if (s[SQUAD + i] !== DEAD) lead += i < SQUADS ? s[SQUAD + i] : s[SQUAD + i] - (AREAS - 1);
    return 0.5 + (seat === 0 ? lead : -lead) / 24;
  },
  terms(_t, s, seat) {
    const ground = [0, 0];
    for (let i = 0; i < 2 * SQUADS; i++) {
      if (s[SQUAD + i] !== DEAD) ground[i < SQUADS ? 0 : 1] += i < SQUADS ? s[SQUAD + i] : AREAS - 1 - s[SQUAD + i];
    }
    return [
      { label: 'Your ground', value: ground[seat] / 24 },
      { label: 'Their ground', value: -ground[1 - seat] / 24 },
    ];
  },
};

function hand(s: State, seat: number): string {
  const held: string[] = [];
  for (let i = 0; i < CARDS; i++) if (s[CARD + i] === HAND + seat) held.push(`c${i + 1}`);
  return held.join(' ') || '-';
}

function squadsIn(s: State, area: number): string {
  let text = '';
  for (let i = 0; i < 2 * SQUADS; i++) if (s[SQUAD + i] === area) text += String(i + 1);
  return text.padEnd(3);
}
