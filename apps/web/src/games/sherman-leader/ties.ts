// Ties of the enemy in a Battle, and the order in which it acts: answered for the player as the settings say.
import { choiceBuffer, type Play, type State } from '@bocage/engine';
import { settings } from '../../core/settings.ts';

/** The order in which enemies act. */
const ORDER = 'enemy-actions';
/** Hexes or targets that are equally good for an enemy. */
const TIES: readonly string[] = ['enemy-move-tie', 'enemy-target-tie', 'place-tie'];

export function isEnemysChoice(step: string): boolean {
  return step === ORDER || TIES.includes(step);
}

const buffer = choiceBuffer();
type Worst = (state: State, choices: readonly number[]) => number | undefined;
let worst: Worst | undefined;

/** What is worst needs more of the rules: it is fetched when a Battle comes, long before the first tie. */
export async function loadWorst(): Promise<void> {
  worst ??= (await import('@bocage/sherman-leader/facts')).worstAnswer;
}

/** By the table: the order of the chart; of equal hexes and Units the first. */
export function tieAnswer(game: Play, state: State): number | undefined {
  const how = settings.value.ties;
  if (how === 'ask') return undefined;
  const step = game.decision(state)?.step ?? '';
  if (!isEnemysChoice(step)) return undefined;
  const n = game.choices(state, buffer);
  const choices = Array.from(buffer.subarray(0, n));
  if (step === ORDER) return choices.find((choice) => game.describe(state, choice).verb === 'rest');
  return how === 'worst' ? worst?.(state, choices) : choices[0];
}
