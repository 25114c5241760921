// `fuzz`, `train`, `calibrate` and `tune` on many machines: workers play, this process judges, fits and decides what is tried next.
import {
  addLessons,
  type HintLine,
  hintLines,
  type Learned,
  type LearnSettings,
  type Lessons,
  learnFrom,
  type Practised,
  type PractiseSettings,
  practising,
} from '@bocage/ai/node';
import type { Game } from '@bocage/engine';
import type { CheckReport } from '@bocage/engine/testing';
import type { Args } from '../args.ts';
import type { Io } from '../io.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/series.ts';
import { attend } from './attend.ts';
import type { Attended } from './on.ts';
import { begin, type Plan, type Series } from './plan.ts';
import { type FuzzInput, task as fuzzTask, joinReports } from './tasks/fuzz.ts';
import type { HintedInput } from './tasks/hinted.ts';
import type { LessonsInput } from './tasks/lessons.ts';
import type { TrialsData, TrialsInput } from './tasks/trials.ts';
import { needsHere } from './version.ts';

async function within<R>(url: string, plan: Plan, work: (series: Series) => Promise<R>): Promise<R> {
  const series = await begin(url, plan);
  try {
    return await work(series);
  } finally {
    await series.close();
  }
}

/** Without all of it there is no answer; what was played is kept. */
function whole({ state, aside }: Attended, id: string): void {
  const [first] = aside;
  if (first !== undefined) throw badInput(W.failedTwice(id, first.what, first.reason));
  if (state === 'left') throw badInput(W.continuesWithout(id));
  if (state === 'stopped') throw badInput(W.wasStopped(id));
  if (state === 'broken') throw badInput(W.endedLinesDiffer(id));
}

export async function fuzzOn(
  url: string,
  args: Args,
  io: Io,
  game: Game,
  input: FuzzInput,
  games: number,
): Promise<CheckReport> {
  const needs = await needsHere(input.game);
  const title = W.fuzzOf(games, game.title);
  return within(url, { kind: 'fuzz', task: 'fuzz', input, needs, total: games, title }, async (series) => {
    await series.ask({ first: 0, beyond: games });
    const reports: CheckReport[] = [];
    const end = await attend(
      args,
      io,
      series,
      { beyond: games, rule: fuzzTask.rule?.(input) },
      ({ lines: [line = '{}'] }) => {
        reports.push(JSON.parse(line));
        if (reports.length >= 1_000) reports.splice(0, reports.length, joinReports(reports));
      },
    );
    whole(end, series.id);
    return joinReports(reports);
  });
}

/** Every game has luck of its own here, so the weights are the same for any number of machines, and others than at home. */
export async function learnOn(url: string, args: Args, io: Io, game: Game, settings: LearnSettings): Promise<Learned> {
  const { seed, options, games } = settings;
  const input: LessonsInput = { game: { id: game.id }, seed, options };
  const title = W.lessonsOf(games, game.title);
  const plan = { kind: 'learn', task: 'lessons', input, needs: await needsHere(input.game), total: games, title };
  return within(url, plan, async (series) => {
    await series.ask({ first: 0, beyond: games });
    let lessons: Lessons | undefined;
    const end = await attend(args, io, series, { beyond: games }, ({ lines: [line = '{}'] }) => {
      lessons = addLessons(lessons, JSON.parse(line));
    });
    whole(end, series.id);
    if (lessons === undefined) throw badInput(W.hasNoLessons(series.id));
    return learnFrom(lessons, settings);
  });
}

export async function hintsOn(
  url: string,
  args: Args,
  io: Io,
  game: Game,
  input: HintedInput,
): Promise<readonly HintLine[]> {
  const total = input.tasks.length;
  const title = W.hintsOf(total, game.title);
  const plan = { kind: 'calibrate', task: 'hinted', input, needs: await needsHere(input.game), total, title };
  return within(url, plan, async (series) => {
    await series.ask({ first: 0, beyond: total });
    const games = new Map<number, readonly string[]>();
    const end = await attend(args, io, series, { beyond: total }, ({ unit, lines }) => {
      games.set(unit, lines);
    });
    whole(end, series.id);
    const found = hintLines(
      Array.from({ length: total }, (_, unit) => games.get(unit) ?? [])
        .flat()
        .join('\n'),
    );
    if (typeof found === 'string') throw badInput(`${series.id}: ${found}`);
    return found;
  });
}

/** A round waits for all of its sets: the next one begins with what they have won. */
export async function practiseOn(
  url: string,
  args: Args,
  io: Io,
  game: Game,
  settings: PractiseSettings,
): Promise<Practised> {
  const { onProgress: _, ...plain } = settings;
  const input: TrialsInput = { ...plain, game: { id: game.id } };
  const compared = 2 * 4;
  const total = settings.rounds * settings.sets * 2 + compared;
  const title = W.practiceOf(settings.rounds, game.title);
  const plan = { kind: 'practise', task: 'trials', input, needs: await needsHere(input.game), total, title };
  return within(url, plan, async (series) => {
    const course = practising(game, settings);
    let first = 0;
    for (let step = course.next(); ; ) {
      if (step.done === true) return step.value;
      const { sets, seed, games, rivals } = step.value;
      const blocks = games / settings.games;
      const beyond = first + sets.length * blocks;
      const data: TrialsData = { first, sets, seed, rivals, blocks };
      await series.ask({ first, beyond }, data);
      const ends: number[][] = sets.map(() => []);
      const from = first;
      const end = await attend(args, io, series, { from, beyond }, ({ unit, lines: [line = '[]'] }) => {
        ends[Math.floor((unit - from) / blocks)]?.push(...(JSON.parse(line) as number[]));
      });
      whole(end, series.id);
      first = beyond;
      step = course.next(ends);
    }
  });
}
