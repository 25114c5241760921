// Skirmish: a small but complete game for the kernel's own tests and benches: dice, hidden hands, two seats, nested procedures.
//
// Five areas in a row, three squads a side, a deck of nine orders numbered 1 to 9. Each seat holds two order cards that
// the other does not see. In its turn a seat advances a squad, rests, or plays a card for an attack: both roll a die, the
// card is added, the loser retreats a squad or, with nowhere to go, loses it. Twelve turns, then most areas win.
import type { Chance } from '../chance.ts';
import { compose } from '../compose-whole.ts';
import type { Decide, Game, GameParts, Step } from '../contract/play.ts';
import type { Tell } from '../contract/words.ts';
import { declareReasons } from '../declare.ts';
import { clearFrames, pop, push, top } from '../frames.ts';
import { bySeat } from '../purposes.ts';
import { OPTIONS, type State } from '../state.ts';
import type { OddsReading } from './odds.ts';
import { board, facts, player, type SkirmishFacts, tools } from './skirmish-beside.ts';
import type { Event, GameData, SkirmishEvent } from './skirmish-state.ts';
import * as state from './skirmish-state.ts';

// Constants of this module, not imported ones: the compiler then knows their values, a tenth of the whole speed.
const {
  ADVANCE,
  AREAS,
  ATTACK,
  CARD,
  CARDS,
  contact,
  DEAD,
  DECK,
  HAND,
  HAND_SIZE,
  L,
  PLAYED,
  REST,
  SQUAD,
  SQUADS,
  STEP_CARD,
  STEP_RETREAT,
  STEP_TURN,
  TURN,
  TURNS,
  UNSEEN,
} = state;

const ATTACK_DIE = bySeat({ rule: 'SK 3', what: 'attack, attacker' });
const DEFENCE_DIE = bySeat({ rule: 'SK 3', what: 'attack, defender' });
const DRAW = bySeat({ rule: 'SK 4', what: 'order card', name: (card) => `c${card + 1}`, secret: true });

const { R, reasons } = declareReasons<GameData>()({
  notYours: { rule: 'SK 1', text: 'That squad is the other side’s.' },
  lost: { rule: 'SK 1', text: 'That squad is lost.' },
  edge: { rule: 'SK 2', text: (_t, _s, choice) => `Squad ${(choice & 7) + 1} stands at the edge already.` },
  noEnemy: { rule: 'SK 3', text: 'No enemy squad shares an area with one of yours.' },
  noCard: { rule: 'SK 4', text: 'That card is not in your hand.' },
  wrongWay: { rule: 'SK 5', text: 'A squad falls back one area towards its own edge.' },
});

const { notYours: NOT_YOURS, lost: LOST, edge: EDGE, noEnemy: NO_ENEMY, noCard: NO_CARD, wrongWay: WRONG_WAY } = R;

/** The side whose turn it is; cheap enough to be derived. */
function mover(s: State): number {
  return s[TURN] & 1;
}

function forward(side: number): number {
  return side === 0 ? 1 : -1;
}

function anyContact(s: State): number {
  for (let a = 0; a < AREAS; a++) if (contact(s, a)) return a;
  return -1;
}

const turn: Decide<GameData, Event> = {
  seat: (_t, s) => mover(s),
  choices(t, s, out) {
    let n = 0;
    const first = mover(s) * SQUADS;
    for (let i = first; i < first + SQUADS; i++) if (turn.refuse(t, s, ADVANCE + i) === 0) out[n++] = ADVANCE + i;
    if (turn.refuse(t, s, ATTACK) === 0) out[n++] = ATTACK;
    out[n++] = REST;
    return n;
  },
  attempts(_t, _s, out) {
    for (let i = 0; i < 2 * SQUADS; i++) out[i] = ADVANCE + i;
    out[2 * SQUADS] = ATTACK;
    out[2 * SQUADS + 1] = REST;
    return 2 * SQUADS + 2;
  },
  refuse(_t, s, choice) {
    if (choice === REST) return 0;
    const side = mover(s);
    if (choice === ATTACK) return anyContact(s) < 0 ? NO_ENEMY : s[HAND_SIZE + side] > 0 ? 0 : NO_CARD;
    const squad = choice & 7;
    if (squad < side * SQUADS || squad >= (side + 1) * SQUADS) return NOT_YOURS;
    const area = s[SQUAD + squad];
    if (area === DEAD) return LOST;
    const to = area + forward(side);
    return to < 0 || to >= AREAS ? EDGE : 0;
  },
  apply(t, s, choice, chance, tell) {
    const side = mover(s);
    if (choice === ATTACK) {
      push(s, STEP_CARD, anyContact(s));
      return;
    }
    if (choice === REST) {
      if (tell !== undefined) tell({ kind: 'rest', rule: 'SK 4' });
      drawCard(s, side, chance, tell);
    } else {
      const squad = choice & 7;
      const area = s[SQUAD + squad];
      s[SQUAD + squad] += forward(side);
      if (tell !== undefined)
        tell({ kind: 'advance', rule: 'SK 2', squad, to: s[SQUAD + squad], ...way(t, squad, area, s[SQUAD + squad]) });
    }
    endTurn(s);
  },
  name: (_t, _s, choice) => (choice === REST ? 'rest' : choice === ATTACK ? 'attack' : `advance ${(choice & 7) + 1}`),
  describe: (t, s, choice) => ({
    label: turn.name(t, s, choice),
    verb: choice === REST ? 'rest' : choice === ATTACK ? 'attack' : 'advance',
    rule: choice === REST ? 'SK 4' : choice === ATTACK ? 'SK 3' : 'SK 2',
    places: choice < REST ? [t.names[Math.max(0, s[SQUAD + (choice & 7)])]] : [],
  }),
  prompt: (_t, s) => ({ ask: 'Advance, attack or rest?', wait: `Side ${mover(s) + 1} takes its turn.` }),
  warnings: (_t, s, choice) =>
    choice === REST && anyContact(s) >= 0
      ? [{ rule: 'SK 3', code: 'restsBesideEnemy', text: 'You rest beside an enemy that you could attack.' }]
      : [],
};

/** A squad's way from one area to another, as the board knows both. */
function way(t: GameData, squad: number, from: number, to: number): Pick<Event, 'pieces' | 'places'> {
  return { pieces: [`squad ${squad + 1}`], places: [t.names[from], t.names[to]] };
}

/** SK 4: a card from the deck, while a hand has fewer than two. */
function drawCard(s: State, side: number, chance: Chance, tell: Tell<Event>): void {
  let n = 0;
  for (let i = 0; i < CARDS; i++) if (s[CARD + i] === DECK) deck[n++] = i;
  if (s[HAND_SIZE + side] >= 2 || n === 0) return;
  s[CARD + chance.draw(s, deck, n, DRAW[side])] = HAND + side;
  s[HAND_SIZE + side]++;
  if (tell !== undefined) tell({ kind: 'draw', rule: 'SK 4', seat: side });
}
const deck = new Int32Array(CARDS);

function endTurn(s: State): void {
  s[TURN] += 1;
  if (s[TURN] === TURNS * 2) clearFrames(s);
}

const card: Decide<GameData, Event> = {
  seat: (_t, s) => mover(s),
  choices(t, s, out) {
    let n = 0;
    for (let i = 0; i < CARDS; i++) if (card.refuse(t, s, i) === 0) out[n++] = i;
    return n;
  },
  attempts(_t, _s, out) {
    for (let i = 0; i < CARDS; i++) out[i] = i;
    return CARDS;
  },
  refuse: (_t, s, choice) => (s[CARD + choice] === HAND + mover(s) ? 0 : NO_CARD),
  apply(_t, s, choice, chance, tell) {
    const area = s[top(s) + 1];
    s[CARD + choice] = PLAYED;
    s[HAND_SIZE + mover(s)]--;
    const attack = choice + 1 + chance.die(s, 6, ATTACK_DIE[mover(s)]);
    const defence = 4 + chance.die(s, 6, DEFENCE_DIE[1 - mover(s)]);
    if (tell !== undefined) tell({ kind: 'fight', rule: 'SK 3', attack, defence });
    pop(s);
    push(s, STEP_RETREAT, attack > defence ? 1 - mover(s) : mover(s), area);
  },
  name: (_t, _s, choice) => `c${choice + 1}`,
  describe: (_t, _s, choice) => ({ label: `Play Order ${choice + 1}`, verb: 'play', rule: 'SK 3' }),
  prompt: () => ({ ask: 'Which order card leads the attack?', wait: 'The other side chooses an order card.' }),
  odds(_t, _s, choice) {
    let wins = 0;
    for (let a = 1; a <= 6; a++) for (let d = 1; d <= 6; d++) if (choice + 1 + a > 4 + d) wins++;
    return {
      title: `Attack with Order ${choice + 1}`,
      rule: 'SK 3',
      results: [
        { label: 'lost', code: 'lost', chance: 1 - wins / 36 },
        { label: 'won', code: 'won', chance: wins / 36, good: true },
      ],
      modifiers: [{ label: 'order card', code: 'card', value: choice + 1, rule: 'SK 3' }],
    };
  },
};

const retreat: Decide<GameData, Event> = {
  seat: (_t, s) => s[top(s) + 1],
  choices(t, s, out) {
    let n = 0;
    for (let i = 0; i < 2 * SQUADS; i++) if (retreat.refuse(t, s, i) === 0) out[n++] = i;
    return n;
  },
  attempts(_t, _s, out) {
    for (let i = 0; i < 2 * SQUADS; i++) out[i] = i;
    return 2 * SQUADS;
  },
  refuse(_t, s, choice) {
    const loser = s[top(s) + 1];
    if (choice < loser * SQUADS || choice >= (loser + 1) * SQUADS) return NOT_YOURS;
    return s[SQUAD + choice] === s[top(s) + 2] ? 0 : WRONG_WAY;
  },
  apply(t, s, choice, _chance, tell) {
    const from = s[SQUAD + choice];
    const to = from - forward(s[top(s) + 1]);
    if (to < 0 || to >= AREAS) {
      s[SQUAD + choice] = DEAD;
      if (tell !== undefined) tell({ kind: 'lost', rule: 'SK 5', squad: choice });
    } else {
      s[SQUAD + choice] = to;
      if (tell !== undefined) tell({ kind: 'back', rule: 'SK 5', squad: choice, to, ...way(t, choice, from, to) });
    }
    pop(s);
    endTurn(s);
  },
  name: (_t, _s, choice) => `back ${choice + 1}`,
  describe: (t, s, choice) => ({
    label: `Fall back with squad ${choice + 1}`,
    verb: 'back',
    rule: 'SK 5',
    places: [t.names[Math.max(0, s[SQUAD + choice])]],
  }),
  prompt: () => ({ ask: 'Which squad falls back?', wait: 'The loser of the fight chooses a squad.' }),
};

const steps: readonly Step<GameData, Event>[] = [
  { name: 'turn', rule: 'SK 1', decide: turn },
  { name: 'turn/card', rule: 'SK 3', continues: true, decide: card },
  { name: 'turn/retreat', rule: 'SK 5', decide: retreat },
];

/** The parts of the game; tests break one of them to show that the property suite bites. */
export function skirmishParts(): GameParts<GameData, Event, SkirmishFacts> {
  return {
    id: 'skirmish',
    title: 'Skirmish',
    rulesVersion: 1,
    seats: [
      { id: 'A', name: 'Left' },
      { id: 'B', name: 'Right' },
    ],
    options: [
      {
        id: 'hands',
        label: 'Opening hands',
        rule: 'SK 4',
        standard: 'two',
        values: [
          { id: 'two', label: 'Two cards', text: 'Each side begins with two order cards.' },
          { id: 'none', label: 'Empty', text: 'Hands begin empty.' },
        ],
      },
    ],
    fields: L.fields(),
    size: L.size(),
    tables: { names: ['a1', 'a2', 'a3', 'a4', 'a5'] },
    content: { name: 'built-in', hash: '0000000000000000' },
    steps,
    reasons: [{ rule: '', code: '', text: '' }, ...reasons],
    verbs: { advance: { rule: 'SK 1', code: 'later', text: 'Squads advance at the start of a turn.' } },
    setup(_t, s, chance, tell) {
      for (let i = 0; i < SQUADS; i++) {
        s[SQUAD + i] = 0;
        s[SQUAD + SQUADS + i] = AREAS - 1;
      }
      push(s, STEP_TURN);
      if (s[OPTIONS] === 0) for (let i = 0; i < 4; i++) drawCard(s, i & 1, chance, tell);
    },
    result(_t, s) {
      let lead = 0;
      for (let i = 0; i < 2 * SQUADS; i++)
        if (s[SQUAD + i] !== DEAD) lead += i < SQUADS ? s[SQUAD + i] : s[SQUAD + i] - (AREAS - 1);
      const grade = lead > 0 ? 'Left wins' : lead < 0 ? 'Right wins' : 'Draw';
      return {
        ...(lead !== 0 && { winner: lead > 0 ? 0 : 1 }),
        score: lead,
        grade,
        text: `Lead ${lead}.`,
        rule: 'SK 6',
      };
    },
    mask(_t, s, seat) {
      for (let i = 0; i < CARDS; i++)
        if (s[CARD + i] === DECK || s[CARD + i] === HAND + (1 - seat)) s[CARD + i] = UNSEEN;
    },
    deal(_t, s, seat, chance) {
      let n = 0;
      for (let i = 0; i < CARDS; i++) if (s[CARD + i] === UNSEEN) deck[n++] = i;
      let theirs = s[HAND_SIZE + 1 - seat];
      for (let i = 0; i < n; i++) s[CARD + deck[i]] = DECK;
      for (; theirs > 0 && n > 0; theirs--) {
        const drawn = chance.draw(s, deck, n, DRAW[1 - seat]);
        s[CARD + drawn] = HAND + (1 - seat);
        deck[deck.indexOf(drawn)] = deck[--n];
      }
    },
    facts,
    board,
    say(_t, event) {
      switch (event.kind) {
        case 'advance':
          return `Squad ${event.squad + 1} advances to area ${event.to + 1}.`;
        case 'draw':
          return `Side ${event.seat + 1} draws a card.`;
        case 'fight':
          return `Attack ${event.attack} against ${event.defence}.`;
        case 'back':
          return `Squad ${event.squad + 1} falls back to area ${event.to + 1}.`;
        case 'lost':
          return `Squad ${event.squad + 1} is lost.`;
        case 'rest':
          return 'Rest.';
      }
    },
    remark: (_t, events) => events.flatMap((e) => (e.kind === 'fight' ? [`${e.attack} v ${e.defence}`] : [])).join(' '),
    turn: (_t, s) => (s[TURN] >> 1) + 1,
    tools,
    player,
  };
}

export function skirmish(): Game<SkirmishEvent, SkirmishFacts> {
  return compose(skirmishParts());
}

/** Its odds are about the next fight, and suppose nothing. */
export const skirmishOdds: OddsReading<Event> = {
  suppose: () => 0,
  outcome(odds, events) {
    const fight = events.find((event) => event.kind === 'fight');
    if (fight === undefined) return undefined;
    const won = fight.kind === 'fight' && fight.attack > fight.defence;
    return odds.results.findIndex((result) => result.code === (won ? 'won' : 'lost'));
  },
};
