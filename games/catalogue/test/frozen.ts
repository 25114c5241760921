// What tests about later versions share: the scores that releases have written, the rules they were played under, and a
// pair of hands that plays any game to its end.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import {
  choiceBuffer,
  type Game,
  type GameEvent,
  generator,
  type Play,
  randomBelow,
  type Session,
} from '@bocage/engine';

export interface CorpusScore {
  readonly name: string;
  readonly text: string;
  /** The name of the pack that it is played with. */
  readonly pack?: string;
}

export interface Corpus {
  readonly release: string;
  readonly game: string;
  readonly packs: Readonly<Record<string, unknown>>;
  readonly scores: readonly CorpusScore[];
}

const CORPUS = new URL('./corpus/', import.meta.url);
const RELEASES = new URL('../releases/', import.meta.url);

function unpacked(file: URL): string {
  return brotliDecompressSync(readFileSync(file)).toString('utf8');
}

/** Every release's scores, a game at a time. */
export function corpora(): readonly Corpus[] {
  return readdirSync(CORPUS)
    .filter((name) => name.endsWith('.br'))
    .sort()
    .map((name) => JSON.parse(unpacked(new URL(name, CORPUS))) as Corpus);
}

const brought = new Map<string, Promise<unknown>>();

export function bring(file: string): Promise<unknown> {
  const known = brought.get(file);
  if (known !== undefined) return known;
  const source = Buffer.from(unpacked(new URL(`${file}.br`, RELEASES))).toString('base64');
  const coming = import(/* @vite-ignore */ `data:text/javascript;base64,${source}`);
  brought.set(file, coming);
  return coming;
}

const buffer = choiceBuffer();

/** Plays on to the end: by rules of thumb where the game has any, with dice at random where a person would roll them. */
export function finish(session: Session<GameEvent, Play>, whole: Game, seed = '1'): void {
  const g = generator(seed);
  const { game } = session;
  for (let made = 0; !session.over; made++) {
    if (made > 20_000) throw new Error('the game does not end');
    const n = game.choices(session.state, buffer);
    if (n === 0) throw new Error('nothing can be chosen');
    const seat = game.seat(session.state);
    const legal = buffer.slice(0, n);
    const at = n === 1 ? 0 : (whole.player?.heuristic(whole.view(session.state, seat), buffer, n, g) ?? -1);
    // Rules of thumb that miss a choice they count on, because a test has taken it away, say nothing of use.
    const choice = legal[at] ?? legal[randomBelow(g, n)] ?? 0;
    let outcomes: readonly string[] = [];
    for (;;) {
      const played = session.playChoice(choice, { outcomes });
      if (played.kind === 'played') break;
      if (played.kind !== 'ask') throw new Error(`'${game.name(session.state, choice)}': ${played.kind}`);
      const { options } = played.question;
      outcomes = [...played.have, options[randomBelow(g, options.length)] ?? ''];
    }
  }
}
