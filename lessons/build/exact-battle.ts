// The exact worth of attacks in the last Slow step of a Sherman Leader Battle: every order of Units, every move and every target is
// tried, and of each attack only what counts then: whether its target is Destroyed.
import { type Chance, choiceBuffer, type Game, type State } from '@bocage/engine';

const buffers = Array.from({ length: 16 }, choiceBuffer);
/** No attack needs more tries until both results have come up. */
const TRIES = 4_000;

class Rolled extends Error {}

const quiet: Chance = {
  die() {
    throw new Rolled();
  },
  draw(_s, items, n) {
    if (n === 1) return items[0] ?? 0;
    throw new Rolled();
  },
};

/** The chance that a choice destroys its target; undefined if it is no attack. */
function chanceOf(game: Game, s: State, choice: number): number | undefined {
  const odds = game.odds(s, choice);
  if (odds === undefined) return undefined;
  return odds.results.filter((result) => result.good === true).reduce((sum, result) => sum + result.chance, 0);
}

/** The states behind an attack: with its target Destroyed, and with it still there. Found by rolling until both came up. */
function behind(game: Game, s: State, choice: number): readonly [hit: State | undefined, missed: State | undefined] {
  let hit: State | undefined;
  let missed: State | undefined;
  let x = 12_345;
  const dice: Chance = {
    die(_s, sides) {
      x = (Math.imul(x, 1_103_515_245) + 12_345) >>> 0;
      return 1 + ((x >>> 8) % sides);
    },
    draw(_s, items, n) {
      x = (Math.imul(x, 1_103_515_245) + 12_345) >>> 0;
      return items[(x >>> 8) % n] ?? 0;
    },
  };
  for (let i = 0; i < TRIES && (hit === undefined || missed === undefined); i++) {
    const after = s.slice();
    let destroyed = false;
    game.apply(after, choice, dice, (event) => {
      destroyed ||= event.kind === 'enemy-destroyed';
    });
    if (destroyed) hit ??= after;
    else missed ??= after;
  }
  return [hit, missed];
}

/** Whether the Battle still asks in its Slow step. */
function goesOn(game: Game, s: State): boolean {
  const step = game.seat(s) < 0 ? undefined : game.decision(s)?.step;
  return step === 'friendly' || step === 'move' || step === 'attack';
}

/** VP at the end of the Battle, if the Slow step is over. */
function points(game: Game, s: State): number {
  if (game.seat(s) < 0) return game.result(s)?.score ?? 0;
  const { campaign, battle } = game.facts(game.view(s, 0), 0) as {
    readonly campaign: { readonly vp: number };
    readonly battle:
      | {
          readonly points: number;
          readonly battalion: { readonly vp: number; readonly half: number; readonly destroyed: number };
        }
      | undefined;
  };
  if (battle === undefined) return campaign.vp;
  const { vp, half, destroyed } = battle.battalion;
  return campaign.vp + (battle.points <= destroyed ? vp : battle.points <= half ? Math.floor(vp / 2) : 0);
}

function best(game: Game, s: State, depth: number): number {
  if (!goesOn(game, s) || depth >= buffers.length) return points(game, s);
  return Math.max(...worths(game, s, depth).map(({ value }) => value));
}

/** What each choice is worth if everything after it is done as well as possible. */
export function worths(game: Game, s: State, depth = 0): readonly { readonly name: string; readonly value: number }[] {
  const buffer = buffers[depth] ?? choiceBuffer();
  const n = game.choices(s, buffer);
  return Array.from(buffer.subarray(0, n), (choice) => ({
    name: game.name(s, choice),
    value: worth(game, s, choice, depth),
  }));
}

function worth(game: Game, s: State, choice: number, depth: number): number {
  const chance = game.decision(s)?.step === 'attack' ? chanceOf(game, s, choice) : undefined;
  if (chance !== undefined) {
    const [hit, missed] = behind(game, s, choice);
    return (
      (hit === undefined ? 0 : chance * best(game, hit, depth + 1)) +
      (missed === undefined ? 0 : (1 - chance) * best(game, missed, depth + 1))
    );
  }
  const after = s.slice();
  try {
    game.apply(after, choice, quiet);
  } catch (error) {
    // The turn is over: what follows is the enemy's, or the end.
    if (error instanceof Rolled) return points(game, s);
    throw error;
  }
  return best(game, after, depth + 1);
}
