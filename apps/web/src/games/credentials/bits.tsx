// Small parts that the panels of These Are My Credentials share: rule links, tokens in a line, chances in a bar.
import type { Odds } from '@bocage/engine';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { shorterSide } from '../../core/sides.ts';
import { percent } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { KIND_WORDS, KINDS, type Tokens } from './facts.ts';
import { TokenIcon } from './tokens.tsx';

export function Rule({ ui, rule }: { readonly ui: KitUi; readonly rule: string }) {
  return (
    <button type="button" class="rule" aria-label={W.rule(rule)} onClick={() => ui.showRule(rule)}>
      {rule}
    </button>
  );
}

/** `2 Fuel, 1 Ammo` as signs with their words for those who hear it. */
export function TokenLine({ tokens, none = W.nothing }: { readonly tokens: Tokens; readonly none?: string }) {
  if (tokens.every((n) => n === 0)) return <span class="muted">{none}</span>;
  return (
    <span class="token-line">
      {KINDS.map((kind, i) => {
        const n = tokens[i] ?? 0;
        return n === 0 ? null : (
          <span key={kind}>
            {n}
            <TokenIcon name={kind} />
            <span class="visually-hidden">{KIND_WORDS[kind]}</span>
          </span>
        );
      })}
    </span>
  );
}

/** A bar of the good part with what may go well or wrong, whichever is said in fewer words; all results, worst first, below. */
export function Chances({ odds }: { readonly odds: Odds }) {
  const side = shorterSide(odds.results);
  const good = odds.results.reduce((sum, r) => sum + (r.good === true ? r.chance : 0), 0);
  return (
    <details class="chances">
      <summary>
        <svg viewBox="0 0 100 8" width="100" height="8" preserveAspectRatio="none" aria-hidden="true">
          <rect class="bad" width="100" height="8" />
          <rect class="good" width={100 * good} height="8" />
        </svg>{' '}
        {odds.title}
        {side !== undefined && (
          <>
            : <b>{percent(side.chance)}</b> {side.label}
          </>
        )}
      </summary>
      <ul>
        {odds.results.map((r) => (
          <li key={r.label} data-good={r.good}>
            <b>{percent(r.chance)}</b> {r.label}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Panels that were closed or opened by hand; where there is little room they begin closed. */
const hand = signal<Readonly<Record<string, boolean>>>({});
const roomy = (): boolean => innerWidth >= 700 && innerHeight >= 600;

/** A panel between the question and the choices, which can be folded away. */
export function Panel({
  name,
  title,
  note,
  kind = '',
  wanted = false,
  children,
}: {
  readonly name: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly kind?: string;
  /** Open even where there is little room: the person is at work in it. */
  readonly wanted?: boolean;
  readonly children: ComponentChildren;
}) {
  const open = hand.value[name] ?? (wanted || roomy());
  return (
    <section class={`plan ${kind}`} aria-label={name}>
      <h3>
        <button
          type="button"
          class="plan-fold"
          aria-expanded={open}
          onClick={() => {
            hand.value = { ...hand.value, [name]: !open };
          }}
        >
          {title}
        </button>
        {note !== undefined && <span class="cap">{note}</span>}
      </h3>
      {open && children}
    </section>
  );
}

/** Tells the style sheet while something is on the screen: cheaper than letting it look through the whole page. */
export function useMark(name: 'march' | 'convoy', on: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (on) dataset[name] = 'on';
    else delete dataset[name];
    return () => {
      delete dataset[name];
    };
  }, [on]);
}
