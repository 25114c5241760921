// The same things in sentences for those who hear them.
import type { Odds, Reason } from '@bocage/engine';
import * as W from '../words/core.ts';
import type { ShownChoice } from './game-model.ts';
import type { LogGroup } from './log.ts';
import { capital, percent } from './words.ts';

/** How far the log has been heard: a line of the score may grow while it is open. */
export interface Heard {
  readonly from: number;
  readonly lines: number;
  readonly outcomes: number;
}

export function heardSoFar(log: readonly LogGroup[]): Heard {
  const last = log.at(-1);
  return { from: last?.from ?? -1, lines: last?.lines.length ?? 0, outcomes: last?.outcomes.length ?? 0 };
}

/** What the log says since then, and nothing of what was heard before. */
export function newsOf(log: readonly LogGroup[], heard: Heard): string {
  return log
    .filter((group) => group.from >= heard.from)
    .flatMap((group) => {
      const grown = group.from === heard.from;
      // Of a line of the score that has grown only what is new, without what explains it; else the story.
      const lines = grown ? group.lines.slice(heard.lines).filter((line) => !line.detail) : group.tales;
      const outcomes = group.outcomes.slice(grown ? heard.outcomes : 0);
      const texts = lines.map((line) => line.text);
      return outcomes.length > 0 ? [...texts, W.dice(outcomes.join(', '))] : texts;
    })
    .join(' ');
}

function heardOdds(odds: Odds): string {
  const results = odds.results.filter((result) => result.chance > 0);
  return `${odds.title}: ${results.map((result) => `${percent(result.chance)} ${result.label}`).join(', ')}.`;
}

/** A choice that waits to be confirmed: what it is, its odds, what it may lose, and the keys. */
export function heardOffer(offer: ShownChoice, odds: Odds | undefined, warnings: readonly Reason[]): string {
  return [
    `${capital(offer.about.label)}.`,
    ...(odds === undefined ? [] : [heardOdds(odds)]),
    ...warnings.map((warning) => W.warning(warning.text)),
    W.confirmKeys,
  ].join(' ');
}
