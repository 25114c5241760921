// The digest of a game's rules as a page, to read without a game; without a game in the address, the list of games.
import { listed } from '../core/catalogue.ts';
import { isDev } from '../core/dev.ts';
import { RulesPanel } from '../panels/rules.tsx';

export function RulesPage({ game }: { readonly game: string }) {
  const all = listed(isDev());
  const found = all.find((g) => g.id === game);
  return (
    <main class="sheet-page">
      <p>
        <a href="#/">Bocage</a>
      </p>
      <h1>{found === undefined ? 'Rules' : `Rules of ${found.title}`}</h1>
      <nav class="row" aria-label="Games">
        {all.map((g) => (
          <a key={g.id} class="btn" href={`#/rules/${g.id}`} aria-current={g.id === game ? 'page' : undefined}>
            {g.title}
          </a>
        ))}
      </nav>
      {found !== undefined && <RulesPanel game={game} />}
    </main>
  );
}
