// A searching player at one table: thinks about a view, gives advice at any time, and keeps its tree between decisions.
import {
  type Chance,
  choiceBuffer,
  DEPTH,
  firstDifference,
  type Game,
  type GameEvent,
  type Generator,
  generator,
  type State,
  seeded,
  type View,
} from '@bocage/engine';
import type { Advice, Mind, Thought, Weighed } from '../player.ts';
import { type Block, Search, type SearchSettings } from './search.ts';
import { thumbOf } from './thumb.ts';
import { NONE } from './tree.ts';

/** How many choices of the likely course are told, of how many parts each at most, and how far it is followed for them. */
const COURSE = 4;
const MOST_PARTS = 4;
const MOST_STEPS = 40;
/** Less than this many trials say nothing about the course of a game. */
const FEW = 4;
/** How many positions are looked at to find the new view in the old tree. */
const MOST_LOOKS = 200;

export class SearchMind<E extends GameEvent> implements Mind {
  private readonly game: Game<E>;
  private readonly seat: number;
  private readonly search: Search<E>;
  private last: View | undefined;

  constructor(game: Game<E>, seat: number, settings: SearchSettings) {
    this.game = game;
    this.seat = seat;
    this.search = new Search(game, settings);
  }

  think(view: View, g: Generator): Thought {
    const { search, game, seat } = this;
    // A race of the root's choices alone knows nothing of the choices after them: there is nothing to keep.
    const kept = this.last === undefined || search.settings.depth === 0 ? NONE : this.reach(this.last, view);
    if (kept !== NONE) search.tree.moveRoot(kept);
    this.last = view.slice() as View;
    search.begin(view, seat, g, kept !== NONE);
    return {
      step: (work) => search.run(work),
      progress: () => (search.done ? 1 : search.spent / search.budget),
      advice: () => this.advice(game, view),
    };
  }

  /** For thoughts whose trials are made elsewhere, between `think` and its advice: what is to be tried next. */
  block(): Block {
    return this.search.block();
  }

  /** What came of it; true when the thought is over. */
  take(values: Float64Array, work: Int32Array): boolean {
    return this.search.take(values, work);
  }

  /** Words are made only if somebody reads them. */
  private advice(game: Game<E>, view: View): Advice {
    const ranked = this.search.ranked();
    const choice = this.search.tree.choice[ranked[0]];
    let weighed: readonly Weighed[] | undefined;
    const weigh = (): readonly Weighed[] => ranked.map((node, i) => this.weigh(view, node, i < 3));
    return {
      choice,
      get name() {
        return game.name(view, choice);
      },
      get weighed() {
        weighed ??= weigh();
        return weighed;
      },
      work: this.search.spent,
    };
  }

  private weigh(view: View, node: number, explain: boolean): Weighed {
    const { tree } = this.search;
    return {
      choice: tree.choice[node],
      name: this.game.name(view, tree.choice[node]),
      value: this.search.value(node),
      spread: tree.spread(node),
      trials: tree.visits[node],
      follows: explain && tree.visits[node] > 0 ? this.course(view, node) : [],
    };
  }

  /** What would likely follow a choice: the way most trials went, then the rules of thumb, with one deal of the dice. */
  private course(view: View, node: number): readonly string[] {
    const { game, seat } = this;
    const { tree } = this.search;
    const buffer = choiceBuffer();
    const s = game.deal(view, seat, generator('1944'));
    const names: string[] = [];
    game.apply(s, tree.choice[node], seeded);
    let at = node;
    let parts = 0;
    for (let i = 0; s[DEPTH] > 0 && i < MOST_STEPS; i++) {
      const n = game.choices(s, buffer);
      let choice = NONE;
      let most = FEW - 1;
      for (let k = 0; at !== NONE && k < n; k++) {
        const child = tree.find(at, buffer[k]);
        if (child === NONE || tree.visits[child] <= most) continue;
        most = tree.visits[child];
        choice = buffer[k];
      }
      at = choice === NONE ? NONE : tree.find(at, choice);
      if (choice === NONE) {
        const thumb = thumbOf(game, this.search.settings);
        if (thumb === undefined) break;
        choice = buffer[thumb(s, buffer, n, quiet)];
      }
      const { label } = game.describe(s, choice);
      const who = game.seats.length > 1 ? `${game.seats[game.seat(s)].name}: ` : '';
      // What elaborates the choice before is told with it.
      const last = names.length - 1;
      if (last >= 0 && game.continues(s)) {
        if (n > 1 && ++parts <= MOST_PARTS) names[last] += `, ${small(label)}`;
        else if (n > 1 && parts === MOST_PARTS + 1) names[last] += ' ...';
      } else if (n > 1) {
        if (names.length === COURSE) break;
        names.push(`${who}${label}`);
        parts = 1;
      }
      game.apply(s, choice, seeded);
    }
    return names;
  }

  /**
   * The node of the old tree that stands for the new view, or NONE. The ways down are played out from a deal of the old
   * view; where a die or a card is asked for the way ends, because what is known of it is a mixture of all outcomes.
   */
  private reach(from: View, to: View): number {
    const { game, seat } = this;
    const { tree } = this.search;
    let looks = 0;
    const walk = (s: State, node: number): number => {
      for (let child = tree.child[node]; child !== NONE; child = tree.sibling[child]) {
        if (tree.visits[child] < FEW || game.refuse(s, tree.choice[child]) !== 0) continue;
        if (++looks > MOST_LOOKS) return NONE;
        const after = s.slice();
        if (!applyWithoutChance(game, after, tree.choice[child])) continue;
        if (firstDifference(game.view(after, seat), to) === -1) return child;
        if (after[DEPTH] === 0) continue;
        const found = walk(after, child);
        if (found !== NONE) return found;
      }
      return NONE;
    };
    return walk(game.deal(from, seat, generator('1944')), 0);
  }
}

function small(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

const quiet: Generator = generator('1944');

class Asked extends Error {}

const noChance: Chance = {
  die() {
    throw new Asked();
  },
  draw(_s, items, n) {
    if (n === 1) return items[0];
    throw new Asked();
  },
};

function applyWithoutChance<E extends GameEvent>(game: Game<E>, s: State, choice: number): boolean {
  try {
    game.apply(s, choice, noChance);
    return true;
  } catch (error) {
    if (error instanceof Asked) return false;
    throw error;
  }
}
