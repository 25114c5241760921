// Dice as they fell: drawn faces for dice with six sides, figures for others, words for cards.
import { settings } from '../core/settings.ts';
import * as W from '../words/panels.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [7, 12],
    [7, 18],
    [17, 6],
    [17, 12],
    [17, 18],
  ],
};

/** Only such a die is drawn with pips. */
const SIX = 6;

function Die({ value }: { readonly value: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect class="face" x="1" y="1" width="22" height="22" rx="4" stroke-width="1.3" />
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="pip" cx={x} cy={y} r="2.1" />
      ))}
    </svg>
  );
}

interface Props {
  readonly outcomes: readonly string[];
  /** How many sides each die had. */
  readonly sides: readonly number[];
  readonly fresh?: boolean;
}

export function Dice({ outcomes, sides, fresh }: Props) {
  if (outcomes.length === 0) return null;
  return (
    <p class="dice" data-fresh={fresh === true ? settings.value.dice : undefined}>
      <span class="visually-hidden">{W.rolled(outcomes.join(', '))}</span>
      {outcomes.map((text, i) => {
        return sides[i] === SIX ? (
          <Die key={i} value={Number(text)} />
        ) : (
          <span key={i} class="number" aria-hidden="true">
            {text}
          </span>
        );
      })}
    </p>
  );
}
