// Dice as they fell: drawn faces for numbers up to six, words for cards and larger dice.
import { settings } from '../core/settings.ts';

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

export function Dice({ outcomes, fresh }: { readonly outcomes: readonly string[]; readonly fresh?: boolean }) {
  if (outcomes.length === 0) return null;
  return (
    <p class="dice" data-fresh={fresh === true ? settings.value.dice : undefined}>
      <span class="visually-hidden">Rolled or drawn: {outcomes.join(', ')}</span>
      {outcomes.map((text, i) => {
        const value = /^[1-6]$/.test(text) ? Number(text) : undefined;
        return value === undefined ? (
          <span key={i} class="card" aria-hidden="true">
            {text}
          </span>
        ) : (
          <Die key={i} value={value} />
        );
      })}
    </p>
  );
}
