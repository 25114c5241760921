// The odds of what is about to be declared: two figures, a bar, the distribution, every modifier with its rule.
import { type Odd, type Odds, orList } from '@bocage/engine';
import { percent, signed } from '../core/words.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

const WIDTH = 380;
const BARS = 96;

function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="bad-line" d="M0 3H6" stroke-width="1.6" />
      </pattern>
    </defs>
  );
}

/** How the bar of a result looks: what is neither good nor bad for whoever decides has the colour of neither. */
function bar({ good }: Odd): string {
  return good === undefined ? 'even' : good ? 'good' : 'bad-line';
}

/** As many letters fit under a bar; longer names get a line each. */
const UNDER_A_BAR = 8;

function Histogram({ odds }: { readonly odds: Odds }) {
  const { results } = odds;
  const most = Math.max(...results.map((r) => r.chance), 0.01);
  const step = WIDTH / results.length;
  const wide = Math.min(46, step - 6);
  return (
    <svg
      class="hist"
      viewBox={`0 0 ${WIDTH} ${BARS + 32}`}
      role="img"
      aria-label={results.map((r) => `${r.label}: ${percent(r.chance)}`).join(', ')}
    >
      <Hatch id="hatch-hist" />
      {results.map((r, i) => {
        const high = (r.chance / most) * BARS;
        const x = i * step + (step - wide) / 2;
        return (
          <g key={r.label}>
            <text x={x + wide / 2} y={BARS + 12 - high} text-anchor="middle">
              {percent(r.chance)}
            </text>
            <rect
              x={x}
              y={BARS + 16 - high}
              width={wide}
              height={high}
              class={bar(r)}
              fill={r.good === false ? 'url(#hatch-hist)' : undefined}
            />
            <text x={x + wide / 2} y={BARS + 29} text-anchor="middle">
              {r.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Results with long names: one line each. */
function Rows({ odds }: { readonly odds: Odds }) {
  const most = Math.max(...odds.results.map((r) => r.chance), 0.01);
  return (
    <ul class="odds-rows">
      {odds.results.map((r) => (
        <li key={r.label}>
          <span>{r.label}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <Hatch id="hatch-row" />
            <rect
              width={(r.chance / most) * 100}
              height="10"
              class={bar(r)}
              fill={r.good === false ? 'url(#hatch-row)' : undefined}
            />
          </svg>
          <b>{percent(r.chance)}</b>
        </li>
      ))}
    </ul>
  );
}

/** What a figure stands for, in the words of its results; where they are many, the lines below name them. */
function meaning(results: readonly Odd[], many: string): string {
  return results.length > 2 ? many : orList(results.map((r) => r.label));
}

export function OddsView({ ui, odds }: { readonly ui: Ui; readonly odds: Odds }) {
  const good = Math.min(
    1,
    odds.results.filter((r) => r.good === true).reduce((sum, r) => sum + r.chance, 0),
  );
  const judged = odds.results.some((r) => r.good !== undefined);
  const goods = odds.results.filter((r) => r.good === true);
  const bads = odds.results.filter((r) => r.good !== true);
  return (
    <section class="odds" aria-label={W.odds}>
      <div class="who cap">
        {odds.title} <RuleLink ui={ui} rule={odds.rule} />
      </div>
      {judged && (
        <>
          <div class="figures">
            <div>
              <b>{percent(good)}</b> <span>{meaning(goods, W.goodForYou)}</span>
            </div>
            <div>
              <b>{percent(1 - good)}</b> <span>{meaning(bads, W.badForYou)}</span>
            </div>
          </div>
          <svg viewBox={`0 0 ${WIDTH} 14`} height="14" preserveAspectRatio="none" aria-hidden="true">
            <Hatch id="hatch-bar" />
            <rect width={WIDTH * good} height="14" class="good" />
            <rect
              x={WIDTH * good}
              width={WIDTH * Math.max(0, 1 - good)}
              height="14"
              fill="url(#hatch-bar)"
              class="bad-line"
            />
          </svg>
        </>
      )}
      {odds.results.length > 2 &&
        (odds.results.some((r) => r.label.length > UNDER_A_BAR) ? <Rows odds={odds} /> : <Histogram odds={odds} />)}
      {odds.expected !== undefined && <p class="muted">{odds.expected}</p>}
      {odds.modifiers.length > 0 && (
        <ul class="mods" aria-label={W.modifiers}>
          {odds.modifiers.map((m) => (
            <li key={`${m.rule} ${m.label}`}>
              <span class={m.excluded === true ? 'out' : ''}>
                {m.label}
                {m.excluded === true && <span class="visually-hidden"> {W.doesNotCount}</span>}
              </span>
              <RuleLink ui={ui} rule={m.rule} />
              <span class="num">{m.excluded === true ? '0' : signed(m.value)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
