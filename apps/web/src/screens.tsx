// The screens that are asked for less often than home, a game and a lesson: which one an address names.
import { wholeNumber } from './core/address.ts';
import { lazy } from './core/lazy.tsx';
import * as W from './words/pages.ts';

const SharedPage = lazy(() => import('./pages/shared.tsx').then((m) => m.SharedPage));
const SettingsPage = lazy(() => import('./pages/settings.tsx').then((m) => m.SettingsPage));
const LinesPage = lazy(() => import('./pages/lines.tsx').then((m) => m.LinesPage));
const LearnPage = lazy(() => import('./pages/learn.tsx').then((m) => m.LearnPage));
const FirstPage = lazy(() => import('./pages/first.tsx').then((m) => m.FirstPage));
const FarPage = lazy(() => import('./pages/far.tsx').then((m) => m.FarPage));
const TogetherPage = lazy(() => import('./pages/together.tsx').then((m) => m.TogetherPage));
const PackPage = lazy(() => import('./editor/page.tsx').then((m) => m.PackPage));
const PackLinkPage = lazy(() => import('./editor/page.tsx').then((m) => m.PackLinkPage));
const PositionPage = lazy(() => import('./editor/position/page.tsx').then((m) => m.PositionPage));
const RulesPage = lazy(() => import('./pages/rules.tsx').then((m) => m.RulesPage));

/** The parts of an address behind the #. */
interface Address {
  readonly name: string;
  readonly id: string;
  readonly more: string;
  readonly last: string;
}

export function OtherScreen({ name, id, more, last }: Address) {
  switch (name) {
    case 'pack':
      return <PackPage key={`${id} ${more}`} game={id} id={more} />;
    case 'position':
      return <PositionPage key={`${id} ${more} ${last}`} game={id} kept={more} at={wholeNumber(last)} />;
    case 'packed':
      return <PackLinkPage key={id} packed={id} />;
    case 'score':
      return <SharedPage key={id} packed={id} at={wholeNumber(more)} />;
    case 'learn':
      return <LearnPage key={id} game={id} />;
    case 'first':
      return <FirstPage key={id} game={id} />;
    case 'lines':
      return <LinesPage key={id} id={id} />;
    case 'g':
      return <FarPage key={`${id} ${more}`} id={id} secret={more} />;
    case 'together':
      return <TogetherPage key={`${id} ${more}`} part={id} more={more} />;
    case 'settings':
      return <SettingsPage />;
    case 'rules':
      return <RulesPage key={id} game={id} />;
    default:
      return (
        <main class="sheet-page">
          <h1>{W.thereIsNothingHere}</h1>
          <p>{W.noSuchScreen(<a href="#/">{W.goHome}</a>)}</p>
        </main>
      );
  }
}
