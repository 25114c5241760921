// What a lesson, an example or a puzzle is among the others of its course, and what comes after it.
import type { Course } from '@bocage/lessons';
import * as W from '../words/learn.ts';
import { lessonAddress } from './links.ts';

interface Around {
  readonly kind: 'Lesson' | 'Example' | 'Puzzle';
  /** `Lesson 2`. */
  readonly label: string;
  readonly next: { readonly id: string; readonly title: string; readonly href: string } | undefined;
}

/** What one of them is among the others of its course. */
export function ofLessons({ game, lessons, examples, puzzles, first }: Course, id: string): Around {
  const kinds = [
    [W.lesson, lessons],
    [W.example, examples],
    [W.puzzle, puzzles],
  ] as const;
  for (const [kind, all] of kinds) {
    const at = all.findIndex((one) => one.id === id);
    if (at < 0) continue;
    const next = all[at + 1];
    const label = `${kind} ${at + 1}`;
    if (next !== undefined)
      return { kind, label, next: { id: next.id, title: next.title, href: lessonAddress(game, next.id) } };
    const toFirst = kind === 'Lesson' ? { id: first.id, title: first.title, href: `#/first/${game}` } : undefined;
    return { kind, label, next: toFirst };
  }
  return { kind: W.lesson, label: W.lesson, next: undefined };
}
