// What the panels of the table ask beside play: plans, sheets and counts, read off any position. Nothing is changed.
import {
  builtIn,
  type Content,
  choiceBuffer,
  type Game,
  type GameEvent,
  type Generator,
  type State,
  seeded,
} from '@bocage/engine';
import { type Data, data } from '../built-in.ts';
import { scoreOf } from '../rules/04-victory.ts';
import type { CredentialsEvent, Tokens } from '../state/events.ts';
import { makeTables } from '../state/tables.ts';
import { type ScoreSheet, scoreSheet } from '../words/score.ts';
import { type Campaign, campaign } from './campaign.ts';
import { type CombatSheet, combatSheet } from './combat.ts';
import { type Deck, deckBook, type HeldCard, heldCards } from './decks.ts';
import { type CardFace, cardFace } from './faces.ts';
import { type LoadingSheet, loadingSheet, type Shared, shareOut } from './loading.ts';
import { entering, type MarchPlan, marchers, marchPlan } from './march.ts';
import { type Resistance, resistance } from './resistance.ts';

/** TAMC 4.m: points from which the grades begin. */
export { OUTSTANDING, RESPECTABLE } from '../rules/04-victory.ts';
export type { Tokens } from '../state/events.ts';
export type { CombatBonus, CombatSheet } from './combat.ts';
export type { Fare, LoadingSheet, Shared } from './loading.ts';
export type { MarchPlan } from './march.ts';
export type { DivisionFacts, Facts, PortFacts, SpaceFacts } from './table.ts';

export interface PanelFacts {
  /** Divisions that may begin or go on with a Move. */
  marchers(s: State): readonly string[];
  /** The march of a Division along these choices of a Move. */
  march(s: State, piece: string, choices: readonly number[]): MarchPlan | undefined;
  /** The choice of a Move that enters a space. */
  entering(place: string): number;
  /** The fight that is open, or the one that a choice of a Move would begin. */
  combat(s: State, choice?: number): CombatSheet | undefined;
  /** The loading that is asked about, all its questions on one sheet. */
  loading(s: State): LoadingSheet | undefined;
  /** What the rules say of it: what each holder of the sheet has in the end, in its order. */
  shareOut(s: State, wanted: readonly Tokens[]): Shared | undefined;
  /** The card that an event tells of. */
  drawn(event: GameEvent): CardFace | undefined;
  resistance(s: State): Resistance;
  decks(s: State): readonly Deck[];
  held(s: State): readonly HeldCard[];
  score(s: State): ScoreSheet;
  /** The events of the set-up, then those of each choice, as a session of this game has kept them. */
  campaign(told: readonly (readonly GameEvent[])[]): Campaign;
}

/** For games made of this content. */
export function createPanelFacts(content: Content<Data> = builtIn({ data })): PanelFacts {
  const t = makeTables(content.data);
  return {
    marchers: (s) => marchers(t, s),
    march: (s, piece, choices) => marchPlan(t, s, piece, choices),
    entering: (place) => entering(t, place),
    combat: (s, choice) => combatSheet(t, s, choice),
    loading: (s) => loadingSheet(t, s),
    shareOut: (s, wanted) => shareOut(t, s, wanted),
    drawn: (event) => cardFace(t, event),
    resistance: (s) => resistance(t, s),
    decks: (s) => deckBook(t, s),
    held: (s) => heldCards(t, s),
    score: (s) => scoreSheet(t, scoreOf(t, s)),
    campaign: (told) => campaign(t, told as unknown as readonly (readonly CredentialsEvent[])[]),
  };
}

/** One game played on from here to its end by the heuristic, the generator's luck instead of the game's own. */
export function playOut(game: Game, s: State, g: Generator): State {
  const copy = game.deal(game.view(s, 0), 0, g);
  const choices = choiceBuffer();
  while (game.seat(copy) >= 0) {
    const n = game.choices(copy, choices);
    game.apply(copy, choices[game.player?.heuristic(copy, choices, n, g) ?? 0], seeded);
  }
  return copy;
}
