// The rules of a game for reference, without a game: by chapters with a search, each rule with the example and the lesson that show
// it; the words of the game; and the player aid, one page to print. Without a game in the address, the list of games.
import type { DigestRule } from '@bocage/catalogue/digest';
import type { PlayerAid, SequencePart, Term } from '@bocage/lessons';
import { partOf } from '@bocage/lessons/sequence';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ofThisBuild } from '../core/build.ts';
import { listed } from '../core/catalogue.ts';
import { isDev } from '../core/dev.ts';
import { loadDigest, searchRules } from '../core/digest.ts';
import { isNight } from '../core/settings.ts';
import { loadList } from '../learn/courses.ts';
import { loadWords, type RuleUse, usesOf } from '../learn/reference.ts';
import { RulesPanel } from '../panels/rules.tsx';
import { bringTerms } from '../parts/bring-terms.ts';
import * as W from '../words/pages.ts';

const toRule = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: 'center' });
const SEQUENCE = 'sequence';

/** The sequence of play, each part with a way to its rule. */
function Sequence({ parts }: { readonly parts: readonly SequencePart[] }) {
  return (
    <section class="sequence" aria-label={W.sequenceOfPlay} id={SEQUENCE}>
      <h2>{W.sequenceOfPlay}</h2>
      <ol>
        {parts.map(({ name, rule }) => (
          <li key={name}>
            <button type="button" class="link" onClick={() => toRule(rule)}>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rule({
  rule,
  uses,
  part,
}: {
  readonly rule: DigestRule;
  readonly uses: readonly RuleUse[];
  readonly part: SequencePart | undefined;
}) {
  return (
    <li id={rule.id}>
      {uses.map(
        ({ drawing, title }) =>
          drawing !== undefined && (
            <img
              key={drawing}
              class="rule-drawing"
              loading="lazy"
              width="260"
              height="170"
              src={ofThisBuild(`drawing/${drawing}-${isNight() ? 'night' : 'day'}.svg`)}
              alt={W.drawingOfTheExample(title)}
            />
          ),
      )}
      <b>{rule.id}</b> {rule.text}
      {part !== undefined && (
        <button type="button" class="link rule-use" data-use="Sequence" onClick={() => toRule(SEQUENCE)}>
          {W.inPlay(part.name)}
        </button>
      )}
      {uses.map(({ kind, title, href }) => (
        <a key={href} class="rule-use" data-use={kind} href={href}>
          {kind}: {title}
        </a>
      ))}
    </li>
  );
}

/** One page to play by; printing the page prints this alone. */
function Aid({ aid }: { readonly aid: PlayerAid }) {
  return (
    <section class="aid" aria-label={W.playerAid}>
      <h2>
        {W.playerAidOf(aid.title)}{' '}
        <button type="button" class="link" onClick={() => print()}>
          {W.printThisPage}
        </button>
      </h2>
      <div class="aid-parts">
        {aid.sections.map(({ title, lines }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map(({ text, rule }) => (
                <li key={text}>
                  {text} <small>{rule}</small>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Words({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <section aria-label={W.words}>
      <h2>{W.words}</h2>
      <dl class="words">
        {terms.map(({ term, text, rule }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {text} <small>{rule}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Everything for a game with a course. */
function Reference({ game }: { readonly game: string }) {
  const rules = useSignal<readonly DigestRule[]>([]);
  const uses = useSignal<ReadonlyMap<string, readonly RuleUse[]>>(new Map());
  const words = useSignal<{ readonly terms: readonly Term[]; readonly aid: PlayerAid } | undefined>(undefined);
  const query = useSignal('');
  useEffect(() => {
    void loadDigest(game).then(
      async (found) => {
        rules.value = found;
        const [list, both] = await Promise.all([loadList(), loadWords(game)]);
        words.value = both;
        const course = list[game];
        if (course !== undefined) uses.value = usesOf(game, course, found);
      },
      () => {},
    );
  }, []);
  useEffect(() => bringTerms(game, toRule), []);
  const chapters = useComputed(() => {
    const shown = query.value.trim() === '' ? rules.value : searchRules(rules.value, query.value);
    return Map.groupBy(shown, ({ chapter }) => chapter);
  });
  const sequence = words.value?.aid.sequence ?? [];
  return (
    <>
      {sequence.length > 0 && <Sequence parts={sequence} />}
      <input
        type="search"
        class="rules-search"
        placeholder={W.findRuleExample}
        aria-label={W.findARule}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
      <section class="rules" aria-label={W.rules}>
        {rules.value.length > 0 && chapters.value.size === 0 && <p role="status">{W.noRuleFound}</p>}
        {[...chapters.value].map(([chapter, some]) => (
          <div key={chapter}>
            <h2>{chapter}</h2>
            <ul>
              {some.map((rule) => (
                <Rule key={rule.id} rule={rule} uses={uses.value.get(rule.id) ?? []} part={partOf(sequence, rule.id)} />
              ))}
            </ul>
          </div>
        ))}
      </section>
      {words.value !== undefined && (
        <>
          <Words terms={words.value.terms} />
          <Aid aid={words.value.aid} />
        </>
      )}
    </>
  );
}

export function RulesPage({ game }: { readonly game: string }) {
  const all = listed(isDev());
  const found = all.find((g) => g.id === game);
  return (
    <main class="sheet-page rules-page">
      <p>
        <a href="#/">{W.bocage}</a>
      </p>
      <h1>{found === undefined ? W.rules : W.rulesOf(found.title)}</h1>
      <nav class="row" aria-label={W.games}>
        {all.map((g) => (
          <a key={g.id} class="btn" href={`#/rules/${g.id}`} aria-current={g.id === game ? 'page' : undefined}>
            {g.title}
          </a>
        ))}
      </nav>
      {found !== undefined && (found.hidden === true ? <RulesPanel game={game} /> : <Reference game={game} />)}
    </main>
  );
}
