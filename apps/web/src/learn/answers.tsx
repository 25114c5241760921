// The answers of a puzzle after it was tried: the best one and those that tempt, each with its worth and its reason.
import { answersOf, type Puzzle } from '@bocage/lessons';
import { signed } from '../core/words.ts';
import * as W from '../words/learn.ts';

/** Chances as percentages, other measures as they are. */
function worth(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '');
}

export function Answers({ puzzle }: { readonly puzzle: Puzzle }) {
  return (
    <section class="why" aria-label={W.answers}>
      <p class="cap">{W.answersBy(puzzle.measure, puzzle.proof)}</p>
      <ul>
        {answersOf(puzzle).map(({ line, why, value }, i) => (
          <li key={line}>
            <b>
              {line} · {worth(value)}
            </b>{' '}
            {i > 0 && <span class="muted">{signed(Number((value - puzzle.best.value).toFixed(2)))}</span>} {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
