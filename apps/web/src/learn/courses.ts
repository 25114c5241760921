// What can be learned: the list of it for home and the rules, and the course of one game, each fetched when first wanted.
import type { Course } from '@bocage/lessons';
import { ofThisBuild } from '../core/build.ts';

/** A lesson, an example or a puzzle in a list. */
export interface Learned {
  readonly id: string;
  readonly title: string;
  readonly idea: string;
  /** The names of its steps. */
  readonly steps: readonly string[];
  readonly minutes: number;
  /** The rules that it is about. */
  readonly rules: readonly string[];
  /** An example that has a drawing. */
  readonly drawn?: boolean;
}

/** Everything that one game teaches with. */
export interface Learnable {
  readonly lessons: readonly Learned[];
  readonly examples: readonly Learned[];
  readonly puzzles: readonly Learned[];
  readonly first: { readonly id: string; readonly title: string; readonly about: string; readonly goal: string };
}

/** What home puts first of a kind. */
export interface Next {
  readonly kind: 'lessons' | 'puzzles' | 'examples';
  readonly game: string;
  readonly id: string;
  /** Of a lesson: its title and the step that is next. */
  readonly step?: string;
  /** How far one is: in the steps of a lesson, in all puzzles or examples of the game. */
  readonly at: number;
  readonly of: number;
}

const coming = new Map<string, Promise<unknown>>();

/** A file of the build, fetched once; one that could not be had is asked for again next time. */
export function fetched(name: string): Promise<unknown> {
  const known = coming.get(name);
  if (known !== undefined) return known;
  const loading = fetch(ofThisBuild(`learn/${name}.json`)).then((answer) => {
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    return answer.json();
  });
  loading.catch(() => coming.delete(name));
  coming.set(name, loading);
  return loading;
}

/** By game. The build has made it of data that the tests have read. */
export function loadList(): Promise<Readonly<Record<string, Learnable>>> {
  return fetched('list') as Promise<Readonly<Record<string, Learnable>>>;
}

/** What home shows of it to those who have begun nothing. */
export function loadBeginnings(): Promise<readonly Next[]> {
  return fetched('begin') as Promise<readonly Next[]>;
}

export function loadCourse(game: string): Promise<Course> {
  return fetched(encodeURIComponent(game)) as Promise<Course>;
}
