// The game as a client loads it, part by part: set-up, first questions of a Week, Battlefield, and the battle half with the Weeks around it.
import { type LoadedPlay, onDemand, type Play } from '@bocage/engine';
import { asksWith, createPlay, data, needsBattle } from './play.ts';

/** A game that was `begun`, by a position of its own, does without a set-up until something is chosen. */
export async function loadPlay(begun: boolean): Promise<LoadedPlay> {
  const { game, bring, bringField, bringSetUp, bringWeek } = createPlay();
  const setUp = onDemand(async () => bringSetUp((await import('./set-up.ts')).setUp));
  const week = onDemand(async () => bringWeek((await import('./week.ts')).week));
  const field = onDemand(async () => bringField((await import('./field.ts')).field));
  const all = onDemand(async () => {
    const [{ battleHalf }] = await Promise.all([import('./battle.ts'), setUp(), field()]);
    bring(battleHalf);
  });
  if (!begun) await setUp();
  return {
    game: game as Play,
    data,
    later: (state) => (state === undefined || needsBattle(state) ? all() : setUp()),
    asks: (state) => ({ 'set-up': setUp, week, field, all })[asksWith(state)](),
    setUp,
  };
}
