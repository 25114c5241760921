// What was proved of a game on a server: its dice, and what its computer players chose.
import { type Game, parseScore } from '@bocage/engine';
import { prove } from '@bocage/seal';
import { Stop } from './stop.ts';
import { W } from './words/common.ts';

/** What is known of the dice of a sealed game; nothing of others. */
export function diceOf(game: Game, text: string, file: string): { proved: boolean; draws: number } | undefined {
  const score = parseScore(text);
  const proof = 'text' in score ? undefined : prove(game, score);
  if (proof?.kind === 'broken') throw new Stop('refused', W.dice(proof.text), { file, line: proof.line });
  return proof && { proved: proof.kind === 'proved', draws: proof.draws };
}

export function diceWords(dice: ReturnType<typeof diceOf>): string {
  if (dice === undefined) return '';
  return dice.proved ? W.diceProved(dice.draws) : W.diceNotOpened(dice.draws);
}

export function thoughtWords(thought: number): string {
  return W.choicesThoughtAgain(thought);
}
