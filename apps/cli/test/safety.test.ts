// What a hostile or unlucky world does to people's work, one test for each way that was found: a sentence, and nothing lost.
import { spawn, spawnSync } from 'node:child_process';
import fs, { existsSync, readlinkSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Disk } from '../src/io.ts';
import { PROGRAM, type Shop, shop } from './shop.ts';

const pack = (game: string, data: unknown, name = 'mine'): string =>
  JSON.stringify({ 'bocage-pack': 1, game, name, data });

/** The score as the first format wrote it. */
function older(text: string): string {
  return text
    .replace('bocage score 2', 'bocage score 1')
    .replace(/^now: .*\n(?: {2}.*\n)*/m, '')
    .replace(/^(end .*) [0-9a-f]{16}$/m, '$1');
}

/** One sentence on the error output that ends in a full stop, a question mark or a bracket, and exit code 2. */
async function said(s: Shop, line: string, what: RegExp, overrides = {}): Promise<void> {
  const ran = await s.run(line, overrides);
  expect([line, ran.code, ran.err]).toEqual([line, 2, expect.stringMatching(what)]);
  expect(ran.err).toMatch(/^[^\n]{1,1200}\n$/);
}

describe('S2 what is written can be read', () => {
  test('S2 a name that a score could not be parted at is a mistake of the pack', async () => {
    const s = shop();
    for (const number of ['1 A', '', '4!', 'x ; y', 'n #a', 'p [1] q', 'a,b', '1\u2028A', 'A\r']) {
      s.write('p.json', pack('sherman-leader', { battalions: [{ id: 'DE 1A', number }] }));
      await said(s, 'pack check p.json', /^p\.json, line 1: data\.battalions\[id DE 1A\]\.number /);
      await said(s, 'new sherman-leader e.score --pack p.json', /^p\.json, line 1: /);
    }
    s.write('p.json', pack('sherman-leader', { battalions: [{ id: 'DE 1A', number: '2A' }] }));
    await said(s, 'pack check p.json', /Germany has '2a' twice/);
    s.write('p.json', pack('credentials', { recon: [{ id: 'A01', word: 'x ; y' }] }));
    await said(s, 'pack check p.json', /recon\[id A01\]\.word must be words/);
    s.write('p.json', pack('rudders-line', { counters: { personnel: [{ id: 'US fo', code: 'f o' }] } }));
    await said(s, 'pack check p.json', /personnel\[id US fo\]\.code must be one word/);
    s.write('p.json', pack('skirmish', {}, 'built-in'));
    await said(s, 'pack check p.json', /'built-in' is what scores call/);
    expect(s.files()).toEqual(['p.json']);
  });

  test.each(['\u2028', '\u2029', '\r', '\u0085', '\u00a0 \t'])(
    'S2 a position with the white space %j in a value is played and read again',
    async (space) => {
      const s = shop();
      s.write('p.txt', `bocage position 1\ngame: skirmish\nturn: 4\nsquad 1: a3\ncards: 2${space}2 0 0 0 0 0 1 1\n`);
      const code = (await s.run('new skirmish --position p.txt --seed 1')).code;
      if (code === 2) return expect(s.files()).toEqual(['p.txt']);
      expect((await s.run('play rest')).code).toBe(0);
      expect((await s.run('verify')).code).toBe(0);
    },
  );

  test('S2 a score in which such white space stands already can be read again', async () => {
    const s = shop();
    s.write('p.txt', 'bocage position 1\ngame: skirmish\nturn: 4\ncards: 2 2 0 0 0 0 0 1 1\n');
    await s.run('new skirmish --position p.txt --seed 1');
    const old = older(s.read('bocage.score'));
    s.write('old.score', old.replace('cards: 2 2', 'cards: 2\u20282'));
    expect((await s.run('show old.score')).code).toBe(0);
    expect((await s.run('play old.score rest')).code).toBe(0);
    expect((await s.run('verify old.score')).code).toBe(0);
  });

  test('S2 a disk that keeps something else than what was written changes nothing', async () => {
    let lie = false;
    const s = shop({
      readFileSync: ((path: string, options: never) => {
        const read: Buffer | string = fs.readFileSync(path, options);
        return lie && String(path).endsWith('.tmp') ? Buffer.from('other') : read;
      }) as never,
    });
    await s.run('new skirmish --seed 7');
    const before = s.read('bocage.score');
    lie = true;
    await said(s, 'play rest', /the disk has not kept what was written/);
    expect([s.read('bocage.score'), s.files()]).toEqual([before, ['bocage.score']]);
  });
});

/** A disk that is full as soon as it is said to be. */
function fullDisk(): { readonly state: { full: boolean }; readonly disk: Partial<Disk> } {
  const state = { full: false };
  const writeSync = (...args: unknown[]): number => {
    if (state.full) throw Object.assign(new Error('ENOSPC: boom'), { code: 'ENOSPC' });
    return (fs.writeSync as (...a: unknown[]) => number)(...args);
  };
  return { state, disk: { writeSync: writeSync as never } };
}

describe('S3 nothing is overwritten that was not ours', () => {
  test('S3 report, sim, learn, practise and arena leave a file of another kind alone', async () => {
    const s = shop();
    await s.run('sim skirmish --games 2 --jobs 1 --out a.jsonl');
    const own = 'my own words\n';
    s.write('own.txt', own);
    s.write('a.html', own);
    s.write('cut.txt', 'no line end');
    s.write('fields.jsonl.columns', own);
    await said(s, 'report a.jsonl', /^a\.html: this file exists and is not a page that report has made/);
    await said(s, 'report a.jsonl --out own.txt', /^own\.txt: this file exists/);
    await said(s, 'sim skirmish --games 1 --jobs 1 --out own.txt', /^own\.txt: line 1 is not JSON/);
    await said(s, 'sim skirmish --games 1 --jobs 1 --out cut.txt', /^cut\.txt: its last line has no end/);
    await said(s, 'sim skirmish --games 1 --jobs 1 --out fields.jsonl', /^fields\.jsonl\.columns: this file exists/);
    await said(s, 'learn credentials --games 10 --hidden 1 --epochs 1 --out own.txt', /^own\.txt: this file exists/);
    await said(s, 'practise sherman-leader --rounds 1 --sets 1 --games 1 --out own.txt', /^own\.txt: this file exists/);
    await said(s, 'arena --ladder --game skirmish --players random,sensible --save own.txt', /^own\.txt, line 1: /);
    expect([s.read('own.txt'), s.read('a.html'), s.read('cut.txt')]).toEqual([own, own, 'no line end']);
    expect((await s.run('report a.jsonl --force')).code).toBe(0);
    expect((await s.run('report a.jsonl')).code).toBe(0);
    expect(s.read('a.html')).toMatch(/^<!doctype html>/);
  });

  test('S3 on a full disk report and sim say so, and what was there is there', async () => {
    const { state, disk } = fullDisk();
    const s = shop(disk);
    await s.run('sim skirmish --games 2 --jobs 1 --out a.jsonl');
    await s.run('report a.jsonl');
    const [series, page] = [s.read('a.jsonl'), s.read('a.html')];
    state.full = true;
    await said(s, 'report a.jsonl', /^a\.html: the file cannot be written: the disk is full; nothing was changed/);
    await said(
      s,
      'sim skirmish --games 4 --jobs 1 --out a.jsonl',
      /^a\.jsonl: the file cannot be written: the disk is/,
    );
    await said(s, 'report a.jsonl --out b.html', /^b\.html: the file cannot be written: the disk is full/);
    expect([s.read('a.jsonl'), s.read('a.html')]).toEqual([series, page]);
    expect(s.files()).toEqual(['a.html', 'a.jsonl', 'a.jsonl.columns']);
    state.full = false;
    expect(await s.json('sim skirmish --games 4 --jobs 1 --out a.jsonl')).toMatchObject({ games: 4, played: 2 });
  });

  test('S3 what a crash has cut off a series is played again', async () => {
    const s = shop();
    await s.run('sim skirmish --games 3 --jobs 1 --out a.jsonl');
    const whole = s.read('a.jsonl');
    s.write('a.jsonl', whole.slice(0, -30));
    expect(await s.json('sim skirmish --games 3 --jobs 1 --out a.jsonl')).toMatchObject({ games: 3, played: 1 });
    expect(s.read('a.jsonl').split('\n').sort()).toEqual(whole.split('\n').sort());
  });
});

test('S4 a word of 100,000 letters is answered at once, and in a short sentence', async () => {
  const s = shop();
  await s.run('new skirmish --seed 7');
  const long = 'x'.repeat(100_000);
  s.write('p.json', pack('skirmish', { [long]: 1 }));
  s.write('p.txt', `bocage position 1\ngame: skirmish\n${long.slice(0, 19_000)}: 1\n`);
  s.write('l.score', s.read('bocage.score').replace('seed: 7', `seed: ${long.slice(0, 19_000)}`));
  // Processor time of this thread: what else the machine does is not counted.
  const began = process.threadCpuUsage();
  for (const line of [
    'pack check p.json',
    'new skirmish e.score --position p.txt',
    'show l.score',
    `play ${long}`,
    `play "${long}, ${' '.repeat(90_000)}["`,
    `rules ${long}`,
    `new ${long}`,
    `${long}`,
    `show --${long}`,
    `show ${long}`,
    `new skirmish e.score --option ${long}=1`,
    `new skirmish e.score --seed ${long}`,
  ]) {
    const ran = await s.run(line);
    expect([line.slice(0, 30), ran.code]).toEqual([line.slice(0, 30), 2]);
    expect(ran.err.length).toBeLessThan(line.startsWith('show x') ? 101_000 : 1_100);
  }
  const { user, system } = process.threadCpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(4_000);
});

describe('S6 names that every object inherits', () => {
  const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

  test.each(NAMES)('S6 %s is no field, no choice, no option, no setting, no game', async (name) => {
    const s = shop();
    for (const game of ['skirmish', 'rudders-line', 'sherman-leader', 'credentials']) {
      s.write('p.json', `{"bocage-pack":1,"game":"${game}","name":"x","data":{"${name}":1}}`);
      await said(s, 'pack check p.json', /^p\.json, line 1: data\.\S+ is not a field/);
      await s.run(`new ${game} ${game}.score --seed 1`);
      await said(s, `play ${game}.score ${name}`, /There is no choice '/);
      await said(s, `play ${game}.score "${name} 7"`, /There is no choice '|No choice here matches/);
      await said(s, `new ${game} e.score --option ${name}=1`, new RegExp(`there is no option '${name}'`, 'i'));
    }
    await said(s, `new ${name}`, /there is no game/i);
    await said(s, `play rudders-line.score --players US=recruit:${name}=1`, /is not a setting/);
    s.write('p.txt', `bocage position 1\ngame: sherman-leader\noptions: ${name}=1\n${name}: 1\n`);
    await said(s, 'new sherman-leader e.score --position p.txt', /^p\.txt, line \d+: /);
    expect(s.files()).not.toContain('e.score');
  });
});

describe('S7 what comes from outside is never our mistake', () => {
  test.each([
    ['credentials', { divisions: [{ id: '4th', start: 'nowhere' }] }, /there is no space 'nowhere'/],
    ['credentials', { divisions: [{ id: '4th', start: '-' }] }, /there is no space '-'/],
    ['rudders-line', { counters: { weapons: [{ id: 'm2', range: 0 }] } }, /a mortar has a range of at least 1 area/],
    ['rudders-line', { map: { areas: [{ id: 7, centre: [] }] } }, /must be 2 numbers, not 0/],
  ])('S7 a pack of %s that cannot be played with is refused by its check: %j', async (game, data, what) => {
    const s = shop();
    s.write('p.json', pack(game, data));
    await said(s, 'pack check p.json', what);
    await said(s, `new ${game} --pack p.json`, what);
  });

  test('S7 a sheet one unit high is drawn', async () => {
    const s = shop();
    s.write('p.json', pack('rudders-line', { map: { canvas: { height: 1 } } }));
    expect((await s.run('pack check p.json')).code).toBe(0);
    await s.run('new rudders-line --pack p.json --seed 1');
    expect((await s.run('show')).code).toBe(0);
  });

  test('S7 a pack is tried out in play: one that no form forbids and no rule can follow is not sound', async () => {
    const s = shop();
    s.write('p.json', pack('credentials', { components: { trucks: 1 } }));
    await said(s, 'pack check p.json', /^p\.json: every value is of the right form, but a game cannot be played/);
    s.write('p.json', pack('credentials', { components: { trucks: 12 } }));
    expect((await s.run('pack check p.json')).code).toBe(0);
  });

  test('S7 a broken pack beside a good score does not stand in its way', async () => {
    const s = shop();
    s.write('good.json', pack('credentials', { levels: [{ level: 1, take: 2 }] }));
    await s.run('new credentials --pack good.json --seed 1');
    s.write('a.json', pack('credentials', { divisions: [{ id: '4th', start: 'nowhere' }] }));
    s.write('b.json', '{"bocage-pack":1,"game":"credentials","name":"mine","data":{"constructor":1}}');
    expect((await s.run('show')).code).toBe(0);
  });

  test('S7 an answer of a player program that is no text', async () => {
    const s = shop();
    const program = `process.stdin.on('data', (d) => console.log(String(d).includes('hello') ? '{"type":"ready","protocol":1}' : '{"type":"error","text":{"toString":1}}'));`;
    s.write('bot.mjs', program);
    await s.run('new skirmish --seed 7');
    await said(s, `play --players "A=cmd:${process.execPath} bot.mjs"`, /gives up: no text/);
  });

  test('S7 sim in a folder that cannot be written', async () => {
    const s = shop({
      openSync: ((path: string, flags: string, mode?: number) => {
        if (flags !== 'r') throw Object.assign(new Error('EROFS'), { code: 'EROFS' });
        return fs.openSync(path, flags, mode);
      }) as never,
    });
    await said(
      s,
      'sim skirmish --games 1 --jobs 1',
      /^skirmish\.jsonl: the file cannot be written: the folder is read-only/,
    );
  });
});

describe('S8 a score holds together', () => {
  async function solitaire(): Promise<Shop> {
    const s = shop();
    await s.run('new credentials --seed 3');
    for (let i = 0; i < 3; i++) {
      const { choices } = await s.json('choices');
      const [first] = choices as { name: string }[];
      await s.run(`play "${first?.name}"`);
    }
    await s.run('undo');
    return s;
  }

  test('S8 a note of going back that was deleted, altered or added is noticed', async () => {
    const s = await solitaire();
    const text = s.read('bocage.score');
    expect(text).toMatch(/^< \d+ \d+$/m);
    expect((await s.run('verify')).out).toMatch(/: verified\./);
    for (const [i, other] of [
      text.replace(/^< .*\n/m, ''),
      text.replace(/^< (\d+) /m, '< 9 '),
      text.replace(/^< .*\n/m, '$&$&'),
      text.replace(/^< (\d+) (\d+)$/m, '< $1 1'),
    ].entries()) {
      s.write('e.score', other);
      const ran = await s.run('verify e.score');
      expect([i, ran.code, ran.err]).toEqual([
        i,
        1,
        expect.stringMatching(/the score was changed after it was written/),
      ]);
      expect((await s.run('play e.score')).code).toBe(2);
    }
  });

  test('S8 a die that was marked as given, and a head that was altered, are noticed', async () => {
    const s = shop();
    await s.run('new skirmish --seed 7');
    await s.run('play "rest, rest"');
    const text = s.read('bocage.score');
    expect(text).toContain('setup: [c7 c3 c8 c5]');
    for (const other of [
      text.replace('setup: [c7 ', 'setup: [c7! '),
      text.replace('seed: 7', 'options: hands=two\nseed: 7'),
      text.replace('seed: 7', 'branch: 1 of 3 0123456789abcdef\nseed: 7'),
    ]) {
      expect(other).not.toBe(text);
      s.write('e.score', other);
      expect((await s.run('verify e.score')).code).toBe(1);
    }
  });

  test('S8 a score of before is read, and verify says what nobody can say of it', async () => {
    const s = await solitaire();
    s.write('old.score', older(s.read('bocage.score')));
    const ran = await s.run('verify old.score');
    expect([ran.code, ran.out]).toEqual([0, expect.stringMatching(/: verified\..*\nIt has no hash of its own lines/s)]);
    expect(await s.json('verify old.score')).toMatchObject({ ok: true, bound: false });
    expect((await s.run('undo old.score')).code).toBe(0);
    expect(await s.json('verify old.score')).toMatchObject({ ok: true, bound: true });
  });

  test('S8 a branch is noted and stays noted', async () => {
    const s = shop();
    await s.run('new skirmish --seed 7');
    const { session } = await import('./branch.ts').then((m) => m.branched(s.read('bocage.score')));
    s.write('b.score', session);
    expect(session).toContain('\nbranch: 1 of 2 ');
    expect((await s.run('verify b.score')).code).toBe(0);
    await s.run('play b.score rest');
    expect(s.read('b.score')).toContain('\nbranch: 1 of 2 ');
    s.write('c.score', s.read('b.score').replace(/^branch: .*\n/m, ''));
    expect((await s.run('verify c.score')).code).toBe(1);
  });
});

describe('S9 other traps', () => {
  test('S9 a text that a terminal would obey is a mistake of the pack', async () => {
    const s = shop();
    for (const bad of ['\u001b[2J', '\u0007', '\u009b2J', '\u202e', '\ud800']) {
      s.write('p.json', pack('rudders-line', { map: { areas: [{ id: 7, name: `${bad}Bunker` }] } }));
      await said(s, 'pack check p.json', /areas\[id 7\]\.name holds a control character/);
    }
  });

  const linux = process.platform === 'linux';

  test.runIf(linux)(
    'S9 a lock from before a restart, or of another process with the same number, is taken over',
    async () => {
      const s = shop();
      await s.run('new skirmish --seed 7');
      const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      s.write(
        '.bocage.score.lock',
        `${process.pid} ${hostname()} x ${boot.replace(/^./, (c) => (c === 'f' ? '0' : 'f'))} 1\n`,
      );
      expect((await s.run('play rest')).code).toBe(0);
      s.write('.bocage.score.lock', `${process.pid} ${hostname()} x ${boot} 1\n`);
      expect((await s.run('play rest')).code).toBe(0);
      expect(s.files()).toEqual(['bocage.score']);
    },
  );

  test('S9 two series cannot be played into one file', async () => {
    const s = shop();
    const line = ['sim', 'skirmish', '--games', '300', '--jobs', '1', '--out', 'a.jsonl'];
    const runs = [0, 1].map(
      () =>
        new Promise<number>((done) => {
          const child = spawn(process.execPath, [PROGRAM, ...line], { cwd: s.folder, stdio: 'ignore' });
          child.on('close', (code) => done(code ?? -1));
        }),
    );
    const codes = await Promise.all(runs);
    expect(codes.every((code) => code === 0 || code === 2)).toBe(true);
    expect(codes).toContain(0);
    const lines = s.read('a.jsonl').trimEnd().split('\n');
    expect([lines.length, new Set(lines).size]).toEqual([300, 300]);
  });

  test.runIf(linux)('S9 a pipe is no file, for every command that reads or writes one', async () => {
    const s = shop();
    expect(spawnSync('sh', ['-c', 'mkfifo pipe'], { cwd: s.folder }).status).toBe(0);
    await s.run('sim skirmish --games 1 --jobs 1 --out a.jsonl');
    for (const line of [
      'report pipe',
      'report a.jsonl --out pipe',
      'report a.jsonl --out pipe --force',
      'sim skirmish --games 1 --jobs 1 --out pipe',
      'show pipe',
      'new skirmish pipe --force',
      'new skirmish e.score --position pipe',
      'pack check pipe',
      'arena --ladder --game skirmish --players random,sensible --save pipe',
    ])
      await said(s, line, /^pipe: this is not an ordinary file/);
    expect(fs.statSync(join(s.folder, 'pipe')).isFIFO()).toBe(true);
  });

  test('S9 a link that points to nothing is left alone', async () => {
    const s = shop();
    symlinkSync('nowhere', join(s.folder, 'link.score'));
    await said(s, 'new skirmish link.score', /this file exists already/);
    await said(s, 'new skirmish link.score --force', /this is a link that points to nothing/);
    expect(readlinkSync(join(s.folder, 'link.score'))).toBe('nowhere');
    expect(existsSync(join(s.folder, 'nowhere'))).toBe(false);
  });

  test('S9 an answer to another question does not count', async () => {
    const s = shop();
    const answer = (id: string): string =>
      `import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  const m = JSON.parse(line);
  if (m.type === 'hello') console.log('{"type":"ready","protocol":1}');
  else if (m.type !== 'result') console.log(JSON.stringify({ type: 'choice', id: ${id}, choice: 0 }));
});`;
    await s.run('new skirmish --seed 7');
    for (const id of ['99', '"1"', 'null']) {
      s.write('bot.mjs', answer(id));
      await said(
        s,
        `play --players "A=cmd:${process.execPath} bot.mjs"`,
        /the field 'id' must be 1, that of the question/,
      );
    }
    s.write('bot.mjs', answer('m.id'));
    expect((await s.run(`play --players "A=cmd:${process.execPath} bot.mjs"`)).code).toBe(0);
  });
});
