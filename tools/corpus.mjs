// Plays the games of a release with its own commands and keeps their scores: from then on every later version must open
// each of them and play it to the end.
//
//   node tools/corpus.mjs TREE NAME [GAME]   TREE: the release's tree with its packages; NAME: how the release is called
//
// Kinds of scores: finished, unfinished with steps back, every computer strength, real dice, tapes, packs, positions, and
// every value of every option. Which games are played follows from numbers alone; how, from the release's own players.

// Plays the games of a release with its own commands and keeps their scores: from then on every later version must open
// each of them and play it to the end.
//
//   node tools/corpus.mjs TREE NAME [GAME]   TREE: the release's tree with its packages; NAME: how the release is called
//
// Kinds of scores: finished, unfinished with steps back, every computer strength, real dice, tapes, packs, positions, and
// every value of every option. Which games are played follows from numbers alone; how, from the release's own players.
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { corpusFile, packCorpus } from './corpus-file.mjs';
import { corpusPacks } from './corpus-packs.mjs';
import { isMain } from './lib.mjs';

/**
 * @typedef {import('./corpus-file.mjs').CorpusScore} CorpusScore
 * @typedef {{ id: string, value: string }} Choice an option that is not standard
 * @typedef {{ code: number, json: any }} Answer
 */

/** A strength that thinks long plays the last few choices of a game only. */
const LAST_CHOICES = /** @type {Record<string, number>} */ ({
  random: 200,
  sensible: 200,
  recruit: 40,
  sergeant: 20,
  captain: 10,
  colonel: 5,
});

/** The commands of one release, called as a person would, in a folder of their own. */
class Shop {
  /** @param {(words: string[], io: unknown) => Promise<number>} main @param {string} folder */
  constructor(main, folder) {
    this.main = main;
    this.folder = folder;
  }

  /** @param {string[]} words @returns {Promise<Answer>} */
  async call(...words) {
    let out = '';
    const io = {
      out: (/** @type {string} */ text) => {
        out += text;
      },
      err: () => {},
      line: async () => undefined,
      terminal: false,
      colour: false,
      cwd: this.folder,
      disk: fs,
      newSeed: () => '1',
      name: 'bocage',
    };
    const code = await this.main([...words, '--json'], io);
    return { code, json: JSON.parse(out) };
  }

  /** @param {string[]} words */
  async must(...words) {
    const { code, json } = await this.call(...words);
    if (code !== 0) throw new Error(`${words.join(' ')}: ${json.error?.text}`);
    return json;
  }

  /** @param {string} file */
  read(file) {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** @param {string} file @param {string} text */
  write(file, text) {
    writeFileSync(join(this.folder, file), text);
  }
}

/** Plays one game of each kind; `add` keeps what came out. */
class Games {
  /** @param {Shop} shop @param {any} about what `games GAME` says @param {Record<string, unknown>} packs */
  constructor(shop, about, packs) {
    this.shop = shop;
    this.about = about;
    this.packs = packs;
    /** @type {CorpusScore[]} */
    this.scores = [];
    this.file = 'game.score';
    /** @type {Choice[]} */
    this.values = about.options.flatMap((/** @type {any} */ option) =>
      option.values
        .filter((/** @type {any} */ value) => value.id !== option.standard)
        .map((/** @type {any} */ value) => ({ id: option.id, value: value.id })),
    );
  }

  /** Every value of an option comes up in turn, two at a time. @param {number} n @returns {string[]} */
  options(n) {
    const { values } = this;
    const first = values[n % values.length];
    const second = values[(n * 7 + 3) % values.length];
    const chosen =
      first === undefined ? [] : second === undefined || second.id === first.id ? [first] : [first, second];
    return chosen.flatMap(({ id, value }) => ['--option', `${id}=${value}`]);
  }

  /** The same player in every seat. @param {string} player */
  players(player) {
    const seats = this.about.seats.map((/** @type {any} */ seat) => `${seat.id}=${player}`);
    return ['--players', seats.join(',')];
  }

  /** @param {number} seed @param {string[]} more */
  begin(seed, more) {
    return this.shop.must('new', this.about.id, this.file, '--seed', String(seed), '--force', ...more);
  }

  /** @param {string} player */
  playOn(player) {
    return this.shop.must('play', this.file, ...this.players(player));
  }

  async count() {
    return Number(/^end ([0-9]+) /m.exec(this.shop.read(this.file))?.[1]);
  }

  /** Takes back all but the first `keep` choices. @param {number} keep */
  async backTo(keep) {
    const count = await this.count();
    if (count > keep) await this.shop.must('undo', this.file, '--agreed', '--count', String(count - Math.max(0, keep)));
  }

  /** The first legal choices, as somebody types them. @param {number} times */
  async typeOn(times) {
    for (let i = 0; i < times; i++) {
      const { choices, result } = await this.shop.must('choices', this.file);
      if (result !== null) return;
      const { name } = choices[(i * 5) % choices.length];
      await this.shop.must('play', this.file, name);
    }
  }

  /**
   * Every die and card is asked for, and given; returns all that was given.
   * @param {number} seed @param {string[]} more @param {number} choices
   */
  async withRealDice(seed, more, choices) {
    let roll = seed;
    /** @param {any} error */
    const answer = (error) => {
      if (error?.kind !== 'outcome') throw new Error(error?.text);
      roll = (roll * 48271) % 2147483647;
      const { options } = error.question;
      return [...error.have, options[(roll >> 8) % options.length]];
    };
    /** @type {string[]} */
    const all = [];
    /** @param {string[]} words */
    const asked = async (...words) => {
      for (let given = /** @type {string[]} */ ([]); ; ) {
        const { code, json } = await this.shop.call(...words, ...(given.length > 0 ? ['--tape', given.join(',')] : []));
        if (code === 0) {
          all.push(...given);
          return;
        }
        given = answer(json.error);
      }
    };
    const begin = ['new', this.about.id, this.file, '--seed', String(seed), '--chance', 'real', '--force', ...more];
    await asked(...begin);
    for (let i = 0; i < choices; i++) {
      const listed = await this.shop.must('choices', this.file);
      if (listed.result !== null) return all;
      const { name } = listed.choices[(i * 7 + seed) % listed.choices.length];
      await asked('play', this.file, name);
    }
    return all;
  }

  /** @param {string} name @param {string} [pack] */
  async add(name, pack) {
    const text = this.shop.read(this.file);
    await this.shop.must('verify', this.file, ...(pack === undefined ? [] : ['--pack', `${pack}.json`]));
    this.scores.push({ name, text, ...(pack !== undefined && { pack }) });
    console.log(`${this.about.id}: ${name}, ${await this.count()} choices, ${text.length} characters`);
  }

  async all() {
    await this.finished();
    await this.unfinished();
    await this.strengths();
    await this.dice();
    await this.withPacks();
    await this.positions();
  }

  async finished() {
    for (let n = 0; n < 12; n++) {
      await this.begin(100 + n, n < 2 ? [] : this.options(n - 2));
      await this.playOn(n % 3 === 2 ? 'random' : 'sensible');
      await this.add(`finished ${n + 1}`);
    }
  }

  async unfinished() {
    for (let n = 0; n < 14; n++) {
      await this.begin(200 + n, n < 2 ? [] : this.options(n + 8));
      if (n > 0) {
        await this.playOn(n % 2 === 0 ? 'random' : 'sensible');
        const count = await this.count();
        await this.backTo(Math.floor((count * (1 + ((n * 5) % 9))) / 11));
        await this.typeOn(3);
        if (n % 3 === 0) await this.shop.must('undo', this.file, '--agreed');
        await this.typeOn(2);
      }
      await this.add(`unfinished ${n + 1}`);
    }
  }

  async strengths() {
    for (const [i, [player, last]] of Object.entries(LAST_CHOICES).entries()) {
      for (const half of [0, 1]) {
        await this.begin(300 + 2 * i + half, half === 0 ? [] : this.options(22 + i));
        await this.playOn('sensible');
        await this.backTo((await this.count()) - last);
        await this.playOn(player);
        if (half === 1) await this.backTo((await this.count()) - 1);
        await this.add(`${player} ${half + 1}`);
      }
    }
  }

  async dice() {
    for (let n = 0; n < 5; n++) {
      await this.withRealDice(400 + n, n < 2 ? [] : this.options(28 + n), 20 + 40 * n);
      await this.add(`real dice ${n + 1}`);
    }
    for (let n = 0; n < 2; n++) {
      // What real dice brought while nothing but the set-up was rolled, as a tape: then the generator goes on.
      const tape = await this.withRealDice(450 + n, [], 0);
      await this.begin(450 + n, tape.length > 0 ? ['--tape', tape.join(',')] : []);
      await this.playOn('sensible');
      if (n === 1) await this.backTo(Math.floor((await this.count()) / 2));
      await this.add(`tape ${n + 1}`);
    }
  }

  async withPacks() {
    for (const [i, [name, pack]] of Object.entries(this.packs).entries()) {
      const file = `${name}.json`;
      this.shop.write(file, `${JSON.stringify(pack, undefined, 2)}\n`);
      for (const half of [0, 1]) {
        await this.begin(500 + 2 * i + half, ['--pack', file]);
        await this.playOn(half === 0 ? 'sensible' : 'random');
        if (half === 1) await this.backTo(Math.floor((await this.count()) / 3));
        await this.add(`pack ${i + 1} ${half + 1}`, name);
      }
    }
  }

  async positions() {
    for (let n = 0; n < 6; n++) {
      const from = this.scores[n * 2];
      if (from === undefined) continue;
      this.shop.write('from.score', from.text);
      const count = Number(/^end ([0-9]+) /m.exec(from.text)?.[1]);
      const to = Math.floor((count * (n + 2)) / 9);
      await this.shop.must('position', 'from.score', '--to', String(to), '--out', 'position.txt', '--force');
      await this.begin(600 + n, ['--position', 'position.txt']);
      if (n > 0) await this.playOn(n % 2 === 0 ? 'sensible' : 'random');
      if (n > 3) await this.backTo(9);
      await this.add(`position ${n + 1}`);
    }
  }
}

/** @param {string} tree @param {string} release @param {string | undefined} only */
async function make(tree, release, only) {
  const { main } = await import(pathToFileURL(join(tree, 'apps/cli/src/run.ts')).href);
  for (const [game, packs] of Object.entries(corpusPacks)) {
    if (only !== undefined && only !== game) continue;
    const folder = mkdtempSync(join(tmpdir(), 'bocage-corpus-'));
    try {
      const shop = new Shop(main, folder);
      const games = new Games(shop, await shop.must('games', game), packs);
      await games.all();
      const file = corpusFile(release, game);
      mkdirSync(join(file, '..'), { recursive: true });
      const bytes = packCorpus({ release, game, packs, scores: games.scores });
      writeFileSync(file, bytes);
      const written = games.scores.reduce((sum, { text }) => sum + text.length, 0);
      console.log(`${game}: ${games.scores.length} scores, ${written} characters in ${bytes.length} bytes.`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

if (isMain(import.meta)) {
  const [tree, release, only] = process.argv.slice(2);
  if (tree === undefined || release === undefined || !/^[0-9]+\.[0-9]+\.[0-9]+$/.test(release)) {
    console.error('Usage: node tools/corpus.mjs TREE NAME [GAME], for example: node tools/corpus.mjs . 0.2.0');
    process.exit(2);
  }
  await make(resolve(tree), release, only);
}
