// A counter in the 48-unit square: side by shape and value, symbol, values, what it carries; spent is hollow and hatched.
import type { CounterLook } from './laid.ts';
import { TAG_END, tagText, tagWidth } from './stack.ts';
import { crossPath, starPath, UnitSymbol } from './symbols.tsx';

const FACES: Readonly<Record<CounterLook['side'], string>> = {
  us: 'M-21 -24H21Q24 -24 24 -21V21Q24 24 21 24H-21Q-24 24 -24 21V-21Q-24 -24 -21 -24Z',
  ge: 'M-17 -24H17L24 -17V24H-24V-17Z',
  none: 'M-24 -24H24V24H-24Z',
};

/** The band across the head of a spent counter: what is left of its side. */
const BANDS: Readonly<Record<CounterLook['side'], string>> = {
  us: 'M-21 -24H21Q24 -24 24 -21V-12.5H-24V-21Q-24 -24 -21 -24Z',
  ge: 'M-17 -24H17L24 -17V-12.5H-24V-17Z',
  none: 'M-24 -24H24V-12.5H-24Z',
};

const STAR = starPath(3.6, -18.4, -17.6);
const CROSS = crossPath(3, -16, -17.8);

function Tag({ tag }: { readonly tag: NonNullable<CounterLook['tag']> }) {
  const wide = tagWidth(tag);
  return (
    <g transform={`translate(${TAG_END - wide / 2} 31)`} class="tag">
      <rect x={-wide / 2} y="-7" width={wide} height="14.5" rx="2" />
      <text y="3.8" text-anchor="middle">
        {tagText(tag)}
      </text>
      {tag.fired && <path d={`M${-wide / 2 + 3} 0H${wide / 2 - 3}`} />}
    </g>
  );
}

/** Damage in words, newest on top. */
function Chips({ words }: { readonly words: readonly string[] }) {
  return (
    <>
      {words.map((word, i) => {
        const wide = word.length * 5.2 + 8;
        return (
          <g key={word} class="chip" transform={`translate(-24 ${-31 - i * 13})`}>
            <rect y="-6" width={wide} height="12.5" rx="2" />
            <text x={wide / 2} y="3.6" text-anchor="middle">
              {word}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** One value that is a name is set smaller, so that it fits. */
function sizeOf(value: string, i: number): string {
  if (value.length > 6) return 'value tiny';
  if (value.length > 4) return 'value small';
  return i === 2 ? 'value light' : 'value';
}

export function Counter({ look, lifted }: { readonly look: CounterLook; readonly lifted?: boolean }) {
  const face = FACES[look.side];
  const n = look.values.length;
  return (
    <g class={`counter ${look.side}${look.spent ? ' spent' : ''}`}>
      {!look.spent && (
        <path class="shadow" d={face} transform={lifted === true ? 'translate(4.2 5.6)' : 'translate(1.6 2)'} />
      )}
      <path class="face" d={face} />
      {look.spent && (
        <>
          <path class="hatch" d="M-23 11.5L0 -11.5M-23 23L11.5 -11.5M-11.500 23L23 -11.5M0 23L23 0" />
          <path class="band" d={BANDS[look.side]} />
        </>
      )}
      {look.side === 'us' && <path class="sign" d={STAR} />}
      {look.side === 'ge' && <path class="sign" d={CROSS} />}
      {look.corner !== undefined && (
        <text class="corner" x="20.5" y="-14.6" text-anchor="end">
          {look.corner}
        </text>
      )}
      <g class="symbol" transform={look.spent ? 'translate(0 -1) scale(.76)' : 'translate(0 -1.5) scale(.94)'}>
        {look.draw?.() ?? <UnitSymbol name={look.symbol} />}
      </g>
      {look.spent && n > 0 && <rect class="foot" x="-21" y="8.5" width="42" height="13.5" />}
      {look.values.map((value, i) => (
        <text key={i} class={sizeOf(value, i)} x={(i - (n - 1) / 2) * 14} y="21" text-anchor="middle">
          {value}
        </text>
      ))}
      {look.tag !== undefined && <Tag tag={look.tag} />}
      {look.chips !== undefined && <Chips words={look.chips} />}
    </g>
  );
}
