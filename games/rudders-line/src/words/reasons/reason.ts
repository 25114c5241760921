// How a reason of this game is declared: rule, words, and beside them what the choice was about.
import { type Data, type DeclaredReason, type State, top } from '@bocage/engine';
import { pieceOf, placeOf } from '../../state/choice.ts';
import type { GameData } from '../../state/tables.ts';
import { about } from '../about.ts';
import { placeShort, placeText, TheUnit, theUnit } from '../names.ts';

export type Text = DeclaredReason<GameData>['text'];
type More = (t: GameData, s: State, choice: number) => Data;

/** A reason with the data that every one of them has, and what more its text says. */
export function reason(rule: string, text: Text, more?: More): DeclaredReason<GameData> {
  return { rule, text, data: (t, s, choice) => ({ ...about(t, s, choice), ...more?.(t, s, choice) }) };
}

/** Number `i` of the innermost frame. */
export function frame(s: State, i: number): number {
  return s[top(s) + i];
}

/** `the Ranger squad`: the unit of the choice in a sentence. */
export function unit(t: GameData, s: State, choice: number): string {
  return theUnit(t, s, pieceOf(choice));
}

/** The same at its start. */
export function Unit(t: GameData, s: State, choice: number): string {
  return TheUnit(t, s, pieceOf(choice));
}

/** The place of the choice in a sentence. */
export function place(t: GameData, choice: number): string {
  return placeText(t, placeOf(choice));
}

/** The same, its number alone. */
export function area(t: GameData, choice: number): string {
  return placeShort(t, placeOf(choice));
}
