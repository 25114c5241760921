// What Tab offers: names of choices, also behind a comma, words that look something up, and the names of what they look at.
import { arrange, choicesByName, normal, type Session, type State, tryQuietly } from '@bocage/engine';
import type { ChoiceShape } from '../shapes.ts';
import type { Complete } from './editor.ts';
import { lookups } from './lookups.ts';

const MORE_WORDS = [
  'undo',
  'undo line',
  'redo',
  'repeat',
  'as before',
  'all others',
  'confirm on',
  'confirm off',
  'quit',
];

export function completions(session: Session, choices: readonly ChoiceShape[]): Complete {
  return (line) => {
    const comma = line.lastIndexOf(',') + 1;
    const done = line.slice(0, comma);
    const gap = /^\s*/.exec(line.slice(comma))?.[0] ?? '';
    const open = line.slice(comma + gap.length).toLowerCase();
    const [verb = '', ...rest] = open.split(' ');
    const lookup = comma === 0 && rest.length > 0 ? lookups.find((l) => l.names.includes(verb)) : undefined;
    const names =
      lookup !== undefined
        ? (lookup.things?.(session, choices) ?? []).map((thing) => `${verb} ${thing}`)
        : comma > 0
          ? namesBehind(session, done)
          : [...choices.map((c) => c.name), ...lookups.map((l) => l.names[0] ?? ''), ...MORE_WORDS];
    return [...new Set(names)]
      .filter((name) => name.toLowerCase().startsWith(open))
      .map((name) => `${done}${gap}${name}`);
  };
}

/** The names of the choices that would follow, as far as that can be known before something is revealed. */
function namesBehind(session: Session, done: string): readonly string[] {
  const { game } = session;
  const names = done
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const arranged = arrange(game, session.state, names);
  if (arranged.kind !== 'order') return [];
  let s: State | undefined = session.state;
  for (const i of arranged.order) {
    const choice: number | undefined = s === undefined ? undefined : choicesByName(game, s).get(normal(names[i] ?? ''));
    if (s === undefined || choice === undefined) return [];
    s = tryQuietly(game, s, choice);
  }
  return s === undefined || game.seat(s) < 0 ? [] : [...choicesByName(game, s).keys()];
}
