// Versions are raised by a rule: what the last release recorded replays, or its number and the changelog say that it does not.
import { deepEqual, match } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findGame } from '@bocage/catalogue';
import { openGame, type Release, releases } from '@bocage/catalogue/open';
import { type Game, Session } from '@bocage/engine';
import { bring, corpora } from './frozen.ts';
import { type Today, versionProblems } from './version-rule.ts';

const CHANGELOG = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');

async function gameOf(id: string, pack?: unknown): Promise<Game> {
  const made = (await findGame(id)?.load())?.create(pack);
  if (made === undefined || !('setup' in made)) throw new Error(`${id}: the pack does not fit`);
  return made;
}

async function todayOf(release: Release): Promise<Today> {
  const game = await gameOf(release.game);
  const differ: string[] = [];
  const corpus = corpora().find((one) => one.game === release.game && one.release === release.release);
  for (const { name, text, pack } of corpus?.scores ?? []) {
    const own = pack === undefined ? undefined : corpus?.packs[pack];
    const today = own === undefined ? game : await gameOf(release.game, own);
    const opened = await openGame(text, { today, whole: async () => today, bring, pack: own });
    if (!('kind' in opened) || opened.kind !== 'today') differ.push(name);
  }
  return { title: game.title, rules: game.rulesVersion, content: game.content.hash, differ };
}

/** The last release of each game. */
const last = [...new Map(releases.map((one) => [one.game, one])).values()];

describe('since the last release', () => {
  for (const release of last) {
    it(`${release.game}: its recorded games replay, or its version and the changelog say why not`, async () => {
      deepEqual(versionProblems(await todayOf(release), release, CHANGELOG), []);
    });
  }
});

describe('the rule', () => {
  const release: Release = {
    release: '0.1.0',
    game: 'rudders-line',
    rules: 3,
    content: 'aa',
    identity: 'bb',
    contract: 1,
    file: 'x.js',
  };
  const today: Today = { title: 'A Game', rules: 3, content: 'bb', differ: [] };
  const log =
    '# What is new\n\n## 0.2.0\n\n- **A Game, rules 4.** Two units\n  move at once.\n\n## 0.1.0\n\n- **First.** All.\n';

  it('asks for nothing while every game replays', () => {
    deepEqual(versionProblems(today, release, log), []);
  });

  it('asks for a higher number when one does not', () => {
    const [problem = ''] = versionProblems({ ...today, differ: ['finished 3', 'tape 1'] }, release, log);
    match(problem, /'finished 3' of 0\.1\.0 no longer replays \(2 in all\): raise its rulesVersion above 3/);
  });

  it('asks the changelog for the reason of a higher number, and takes it when it is there', () => {
    deepEqual(versionProblems({ ...today, rules: 4, differ: ['finished 3'] }, release, log), []);
    const [problem = ''] = versionProblems({ ...today, rules: 5, differ: ['finished 3'] }, release, log);
    match(problem, /must say why, in a line '- \*\*A Game, rules 5\.\*\*/);
  });

  it('asks for a line about values that were tuned', () => {
    const tuned = { ...today, content: 'cc', differ: ['finished 3'] };
    match(versionProblems(tuned, release, log)[0] ?? '', /A Game, values/);
    deepEqual(versionProblems(tuned, release, log.replace('rules 4.', 'values.')), []);
  });

  it('never goes back', () => {
    match(versionProblems({ ...today, rules: 2 }, release, log)[0] ?? '', /had 3/);
  });

  it('needs a section for the release', () => {
    match(versionProblems(today, { ...release, release: '0.3.0' }, log)[0] ?? '', /no section for 0\.3\.0/);
  });
});

describe('the files of old rules', () => {
  it('keep the kernel’s slots where today’s kernel looks for them', async () => {
    const game = await gameOf('rudders-line');
    const kernel = (fields: Game['fields']): unknown => fields.filter(({ name }) => KERNEL.includes(name));
    for (const release of releases) {
      const file = (await bring(release.file)) as { create(): Game };
      deepEqual(kernel(file.create().fields), kernel(game.fields));
    }
  });

  it('open a game of their own and play it', async () => {
    for (const release of releases) {
      const file = (await bring(release.file)) as { create(): Game };
      const session = Session.open(file.create(), { seed: '7' });
      if (!(session instanceof Session)) throw new Error(release.file);
    }
  });
});

const KERNEL = ['generator', 'depth', 'options', 'frames'];
