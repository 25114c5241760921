// The floor under saved games: should old rules be missing or a score be cut, the game goes on from the position that it carries.
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { findGame } from '@bocage/catalogue';
import { gameOfRelease, openGame, releases } from '@bocage/catalogue/open';
import {
  chosenOptions,
  type Game,
  type GameEvent,
  type LineProblem,
  loadScore,
  type Play,
  parseScore,
  Session,
  type State,
  writeScore,
} from '@bocage/engine';
import { bring, corpora, finish } from './frozen.ts';

async function today(id: string): Promise<Game> {
  const made = (await findGame(id)?.load())?.create();
  if (made === undefined || !('setup' in made)) throw new Error(`no game ${id}`);
  return made;
}

/** Scores as a release that carries positions writes them: those of the corpus, saved once more under their own rules. */
async function saved(id: string): Promise<string[]> {
  const game = await today(id);
  const texts: string[] = [];
  for (const { scores } of corpora().filter((corpus) => corpus.game === id)) {
    for (const { text, pack } of scores) {
      if (pack !== undefined) continue;
      const opened = await openGame(text, { today: game, whole: async () => game, bring });
      if ('text' in opened) throw new Error(opened.text);
      const { session } = opened;
      // Of a finished game, a moment in the middle.
      if (session.over) session.undo(Math.ceil((session.entries.length * (1 + (texts.length % 7))) / 8), true);
      texts.push(writeScore<GameEvent>(session as Session<GameEvent, Play>));
    }
  }
  return texts;
}

/** A later version that knows neither the content nor a file with the rules of these games. */
function stranger(game: Game): Game {
  return { ...game, content: { ...game.content, hash: 'ffffffffffffffff' } };
}

const gone = async (): Promise<undefined> => undefined;

for (const id of ['rudders-line', 'credentials', 'sherman-leader']) {
  describe(id, () => {
    let game: Game;
    let texts: string[];
    before(async () => {
      game = await today(id);
      texts = await saved(id);
    });

    it('goes on from its last position when its rules are gone, and can be finished', async () => {
      const later = stranger(game);
      for (const text of texts) {
        const opened = await openGame(text, { today: later, whole: async () => later, bring: gone });
        if ('text' in opened) throw new Error(opened.text);
        if (opened.kind !== 'position') throw new Error(opened.kind);
        const { session, problem } = opened;
        const old = parseScore(text);
        if ('text' in old) throw new Error(old.text);
        equal(problem.line, 4);
        match(problem.text, /played with the content/);
        deepEqual(session.start.after, { count: old.end.count, hash: old.end.hash });
        const carried = new Map(old.now?.lines.map(({ key, value }) => [key, value]));
        deepEqual(new Map(later.writePosition(session.state)), carried);
        finish(session, later);
        const again = parseScore(writeScore(session));
        ok(!('text' in again) && loadScore(later, again) instanceof Session);
      }
    });

    it('goes on from its last position when the score is cut', async () => {
      const means = { today: game, whole: async () => game, bring };
      for (const text of texts) {
        const body = text.indexOf('\n\n') + 2;
        const opened = await openGame(text.slice(0, body + Math.floor((text.length - body) * 0.6)), means);
        ok('kind' in opened && opened.kind === 'position');
        match(opened.problem.text, /cut off/);
      }
    });

    it('is read in the words of every release: a position as its own rules write it is one of today', async () => {
      for (const release of releases.filter((one) => one.game === id)) {
        const old = await gameOfRelease(release, bring);
        if (old === undefined) throw new Error(release.file);
        for (const { name, text, pack } of corpora().find((one) => one.game === id && one.release === release.release)
          ?.scores ?? []) {
          if (pack !== undefined) continue;
          const score = parseScore(text);
          const session: Session | LineProblem = 'text' in score ? score : loadScore(old, score);
          if (!(session instanceof Session)) throw new Error(`${name}: ${session.text}`);
          const count = session.entries.length;
          for (const n of [count, Math.floor(count / 2), Math.floor(count / 5)]) {
            const state: State = session.at(n);
            if (old.seat(state) < 0) continue;
            const lines = old.writePosition(state).map(([key, value], i) => ({ key, value, line: i + 1 }));
            const options = chosenOptions(old.options, state);
            const opened = game.openPosition({ game: id, options, lines }, '7');
            if ('text' in opened) throw new Error(`${name}, after ${n} choices: ${opened.text}`);
            equal(game.seats[game.seat(opened)]?.id, old.seats[old.seat(state)]?.id);
          }
        }
      }
    });

    it('is left alone when a newer program has written it', async () => {
      const [text = ''] = texts;
      const newer = [
        text.replace(/^bocage score [0-9]+/, 'bocage score 99'),
        text.replace(/^rules: [0-9]+$/m, 'rules: 99'),
        text.replace(/^rules: [0-9]+$/m, 'rules: 99').slice(0, -9),
      ];
      for (const one of newer) ok('text' in (await openGame(one, { today: game, whole: async () => game, bring })));
    });

    it('asks for the connection, and does not leave its rules, when they cannot be had just now', async () => {
      const later = stranger(game);
      const broken = async (): Promise<never> => {
        throw new Error('offline');
      };
      const [{ scores } = { scores: [] }] = corpora().filter((corpus) => corpus.game === id);
      const opened = await openGame(scores[0]?.text ?? '', { today: later, whole: async () => later, bring: broken });
      ok('text' in opened);
      match(opened.text, /check the connection/);
    });
  });
}
