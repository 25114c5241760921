// A whole decision in one line: `move squad nco2 from 15 to 19` becomes the choices that the rules ask for one by one. It goes by
// names, verbs, pieces and places of the choices, never by their labels; what is not clear is asked, not guessed.
import { attemptRefused } from './arrange.ts';
import { normal } from './compose.ts';
import { choiceBuffer } from './contract/choices.ts';
import type { Play } from './contract/play.ts';
import type { Description, GameEvent, Reason } from './contract/words.ts';
import { choicesByName, tryQuietly } from './quiet.ts';
import type { State } from './state.ts';

export type Understood =
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** It could mean either of these. */
  | { readonly kind: 'several'; readonly ways: readonly (readonly string[])[] }
  /** What was understood, the words that fit nowhere, and why if the rules know. */
  | {
      readonly kind: 'missing';
      readonly names: readonly string[];
      readonly words: readonly string[];
      readonly reason?: Reason;
    };

/** Words that join others; behind `to`, `into` and `at` stands where something goes, behind `from` where it comes from. */
const JOINING = new Set('to into at from in on of with and the a an then by for against'.split(' '));
const TOWARDS = new Set(['to', 'into', 'at', 'against']);
const MOST_TRIES = 400;
/** A person names at most so many things at once. */
const MOST_WORDS = 24;
/** How many choices may be taken as meant although no word names them. */
const MOST_ASSUMED = 1;

interface Word {
  readonly text: string;
  /** The joining word before it. */
  readonly join: string;
}

interface Way {
  readonly names: readonly string[];
  readonly assumed: number;
}

/** Lower case and without accents: `Châteaulin` is `chateaulin`. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function readWords(line: string): readonly Word[] {
  const words: Word[] = [];
  let join = '';
  for (const text of bare(line).split(/[\s,]+/)) {
    if (text === '') continue;
    if (JOINING.has(text)) join = text;
    else {
      words.push({ text, join });
      join = '';
    }
  }
  return words;
}

/** `move` may be said of an attack too: the rules know what waits there. */
function isVerbOf({ text, join }: Word, { verb, mark }: Description): boolean {
  if (join !== '') return false;
  return text === bare(verb ?? '') || text === mark || (text === 'move' && mark === 'attack');
}

/**
 * The names themselves, one behind the other as the rules ask for them and only the commas left out: then it means just that,
 * whatever else it could. The last may reveal something.
 */
function spelled<E extends GameEvent>(
  game: Play<E>,
  s: State,
  words: readonly string[],
): readonly string[] | undefined {
  if (words.length === 0) return [];
  if (game.seat(s) < 0) return undefined;
  const choices = choicesByName(game, s);
  for (let n = words.length; n > 0; n--) {
    const choice = choices.get(words.slice(0, n).join(' '));
    if (choice === undefined) continue;
    const after = n === words.length ? s : tryQuietly(game, s, choice);
    const rest = after === undefined ? undefined : spelled(game, after, words.slice(n));
    if (rest !== undefined) return [game.name(s, choice), ...rest];
  }
  return undefined;
}

/** No line of a person has more words than this. */
const MOST_SPELLED = 80;

export function understand<E extends GameEvent>(game: Play<E>, s: State, line: string): Understood {
  const plain = normal(line).split(' ');
  const exact = plain.length > MOST_SPELLED || line.includes(',') ? undefined : spelled(game, s, plain);
  if (exact !== undefined) return { kind: 'names', names: exact };
  const words = readWords(line);
  if (words.length === 0 || words.length > MOST_WORDS || game.seat(s) < 0)
    return { kind: 'missing', names: [], words: words.map((w) => w.text) };
  const reader = new Reader(game, words);
  reader.read(
    s,
    words.map((_, i) => i),
    { names: [], assumed: 0 },
  );
  return reader.answer();
}

class Reader<E extends GameEvent> {
  private readonly game: Play<E>;
  private readonly words: readonly Word[];
  private ways: Way[] = [];
  private tries = 0;
  /** As far as any way got: what it is made of, what is left, and where it stopped. */
  private best: { readonly way: Way; readonly rest: readonly number[]; readonly state: State } | undefined;

  constructor(game: Play<E>, words: readonly Word[]) {
    this.game = game;
    this.words = words;
  }

  read(s: State, rest: readonly number[], way: Way): void {
    if (rest.length === 0) {
      this.ways.push(way);
      return;
    }
    this.note(way, rest, s);
    for (const step of this.steps(s, rest, way)) {
      if (this.ways.length > 8 || this.tries > MOST_TRIES) return;
      this.tries++;
      const names = [...way.names, step.name];
      const next = tryQuietly(this.game, s, step.choice);
      const assumed = way.assumed + (step.used.length === 0 && !step.forced ? 1 : 0);
      const left = rest.filter((i) => !step.used.includes(i));
      const goesOn = next !== undefined && this.game.seat(next) === this.game.seat(s);
      if (left.length === 0) this.ways.push({ names, assumed });
      else if (goesOn) this.read(next, left, { names, assumed });
      else this.note({ names, assumed }, left, s);
    }
  }

  /** Keeps what came nearest: the fewest words left, then the fewest choices that nobody named. */
  private note(way: Way, rest: readonly number[], state: State): void {
    const { best } = this;
    const nearer = rest.length - (best?.rest.length ?? rest.length + 1) || way.assumed - (best?.way.assumed ?? 0);
    if (nearer < 0) this.best = { way, rest, state };
  }

  /** Choices that words speak of, those of the earliest words first; then, if allowed, one that no word speaks of. */
  private steps(s: State, rest: readonly number[], way: Way) {
    const { game } = this;
    const buffer = choiceBuffer();
    const n = game.choices(s, buffer);
    const found: { choice: number; name: string; used: readonly number[]; forced: boolean }[] = [];
    for (let i = 0; i < n; i++) {
      const name = game.name(s, buffer[i]);
      const used = this.wordsOf(name, game.describe(s, buffer[i]), rest) ?? [];
      const assumable = way.assumed < MOST_ASSUMED && game.describe(s, buffer[i]).mark !== 'end';
      if (used.length > 0 || n === 1 || assumable) found.push({ choice: buffer[i], name, used, forced: n === 1 });
    }
    const first = (used: readonly number[]): number => (used.length === 0 ? this.words.length : Math.min(...used));
    return found.sort((a, b) => first(a.used) - first(b.used) || b.used.length - a.used.length);
  }

  /** The words of the line that this choice answers to; undefined if it needs one that is not there. */
  private wordsOf(name: string, about: Description, rest: readonly number[]): readonly number[] | undefined {
    const parts = bare(name).split(' ');
    const needed = parts.filter((part) => !JOINING.has(part));
    const ids = new Set([...(about.places ?? []), ...(about.pieces ?? [])].map(bare));
    // `act` of `act 15` may stay unsaid; `squad+baz` and `rennes` name things.
    const [head = ''] = needed;
    const optional = needed.length > 1 && /^[a-z]+$/.test(head) && !ids.has(head) ? head : '';
    const used: number[] = [];
    for (const part of needed) {
      const at = rest.find((i) => !used.includes(i) && this.fits(this.words[i], part, parts, about));
      if (at !== undefined) used.push(at);
      else if (part !== optional) return undefined;
    }
    if (used.length === 0) return undefined;
    const verb = rest.find((i) => !used.includes(i) && isVerbOf(this.words[i], about));
    return verb === undefined ? used : [...used, verb];
  }

  /** Whether a word of the line is this part of a choice's name: `to 19` is not the 19 that something comes from. */
  private fits(word: Word, part: string, parts: readonly string[], about: Description): boolean {
    if (word.text !== part) return false;
    const before = parts[parts.indexOf(part) - 1];
    if (word.join === '' || word.join === before) return true;
    const goal = bare(about.places?.[0] ?? '') === part && (about.mark === 'move' || about.mark === 'attack');
    if (TOWARDS.has(word.join)) return goal;
    return word.join !== 'from' || !goal || before === 'from';
  }

  answer(): Understood {
    const least = Math.min(...this.ways.map((way) => way.assumed));
    const shortest = Math.min(...this.ways.filter((way) => way.assumed === least).map((way) => way.names.length));
    const ways = this.ways.filter((way) => way.assumed === least && way.names.length === shortest);
    const [first] = ways;
    // The same choices in another order are the same decision; the first keeps the order of the words.
    const kinds = new Map(
      ways.map((way) => [[...way.names].sort().join(', '), way.names]).reverse() as [string, readonly string[]][],
    );
    if (first !== undefined) {
      return kinds.size === 1
        ? { kind: 'names', names: first.names }
        : { kind: 'several', ways: [...kinds.values()].reverse() };
    }
    const { best, words } = this;
    if (best === undefined) return { kind: 'missing', names: [], words: words.map((w) => w.text) };
    const reason = this.reason(best.state, best.rest);
    return {
      kind: 'missing',
      names: best.way.names,
      words: best.rest.map((i) => words[i].text),
      ...(reason !== undefined && { reason }),
    };
  }

  /** Why the first word that is left fits nowhere, if the rules know a choice of that name. */
  private reason(s: State, rest: readonly number[]): Reason | undefined {
    for (const i of rest) {
      const { text, join } = this.words[i];
      for (const name of [`${join} ${text}`, text, `to ${text}`]) {
        const reason = attemptRefused(this.game, s, normal(name));
        if (reason !== undefined) return reason;
      }
    }
    return undefined;
  }
}
