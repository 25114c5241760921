// What stands further down in the margin and is loaded when it is opened: cards with their use, decks, signs.

import type { KitUi } from '../../map/kit.ts';
import { crossPath, starPath } from '../../map/symbols.tsx';
import * as W from '../../words/credentials.ts';
import { Rule } from './bits.tsx';
import { panelFacts } from './panel-facts.ts';
import { TokenIcon, type TokenName } from './tokens.tsx';

export { ScoreSheet } from './score.tsx';

/** Cards in hand, in force and kept, each with its text and when it may be used. */
export function Hand({ ui }: { readonly ui: KitUi }) {
  const held = panelFacts.held(ui.table.moment.value.state);
  return (
    <section aria-label={W.aerialReconCards}>
      {held.length === 0 && <p class="loss">{W.noneInHand}</p>}
      <ul class="hand">
        {held.map((card) => (
          <li key={card.id} data-usable={card.usable}>
            <b>{card.name}</b> <span class="cap">{card.whereName}</span> <Rule ui={ui} rule={`TAMC 14.${card.id}`} />
            <p>{card.text}</p>
            <p class="when">
              {card.usable ? '▸ ' : ''}
              {card.when}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What has been seen of each deck, and what can still come. */
export function Decks({ ui }: { readonly ui: KitUi }) {
  return (
    <section aria-label={W.decks}>
      {panelFacts.decks(ui.table.moment.value.state).map((deck) => (
        <div key={deck.id} class="deck">
          <h3 class="cap">
            {W.leftIn(
              deck.name,
              deck.lines.reduce((n, line) => n + line.left, 0),
            )}
          </h3>
          <p class="loss">{deck.text}</p>
          <table class="tracks">
            <thead>
              <tr>
                <td />
                <th scope="col">{W.leftColumn}</th>
                <th scope="col">{W.seen}</th>
              </tr>
            </thead>
            <tbody>
              {deck.lines.map((line) => (
                <tr key={line.label} data-none={line.left === 0}>
                  <th scope="row">{line.label}</th>
                  <td>{line.left}</td>
                  <td>{line.seen}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}

const SIGNS: readonly (readonly [kind: string, path: string, text: string, port: boolean])[] = [
  ['ge', crossPath(6.5), W.notControlled, false],
  ['us', starPath(8), 'controlled', false],
  ['port ge', crossPath(7), W.majorPort, true],
  ['port us', starPath(9), 'captured', true],
];

/** What the small signs of the map mean. */
export function Legend(_props: { readonly ui: KitUi }) {
  const tokens: readonly (readonly [TokenName, string])[] = [
    ['fuel', W.fuel],
    ['ammo', W.ammo],
    ['food', W.food],
    ['ffi', 'FFI'],
    ['truck', W.truckOnARoad],
  ];
  return (
    <section class="legend" aria-label={W.whatTheSignsMean}>
      {tokens.map(([name, text]) => (
        <span key={name}>
          <TokenIcon name={name} /> {text}
        </span>
      ))}
      {SIGNS.map(([kind, path, text, port]) => (
        <span key={text}>
          <svg width="24" height="24" viewBox="-14 -14 28 28" aria-hidden="true">
            <g class={`space ${kind}`}>
              {port ? <rect x="-12" y="-12" width="24" height="24" /> : <circle r="11" />}
              <path d={path} />
            </g>
          </svg>{' '}
          {text}
        </span>
      ))}
    </section>
  );
}
