// Saving: whole or not at all, with a sentence; two writers never lose a move; a kill leaves the old or the new file.
import { spawn, spawnSync } from 'node:child_process';
import fs, { chmodSync, existsSync, mkdirSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Disk } from '../src/io.ts';
import { PROGRAM, type Shop, shop } from './shop.ts';

/** A disk on which one function fails, from the moment it is switched on. */
function failing(name: keyof Disk, code: string, when: (path: unknown) => boolean = () => true) {
  const state = { on: false };
  const disk: Partial<Disk> = {
    [name]: (...args: unknown[]) => {
      if (state.on && when(args[0])) throw Object.assign(new Error(`${code}: boom`), { code });
      return (fs[name] as (...a: unknown[]) => unknown)(...args);
    },
  };
  return { state, disk };
}

async function started(s: Shop): Promise<string> {
  await s.run('new skirmish --seed 7');
  return s.read('bocage.score');
}

describe('a disk that fails', () => {
  const CASES: readonly [keyof Disk, string, string][] = [
    ['writeSync', 'ENOSPC', 'the disk is full'],
    ['fsyncSync', 'ENOSPC', 'the disk is full'],
    ['fsyncSync', 'EIO', 'the disk reports an error'],
    ['openSync', 'EROFS', 'the folder is read-only'],
    ['openSync', 'EACCES', 'permission is denied'],
    ['renameSync', 'EPERM', 'the system does not permit it'],
    ['renameSync', 'EXDEV', 'the system says EXDEV'],
  ];

  test.each(CASES)('%s fails with %s: one sentence, the old file, nothing left behind', async (name, code, words) => {
    // Reading opens files too; only the opening for writing fails.
    const { state, disk } = failing(name, code, (path) => name !== 'openSync' || String(path).includes('/.'));
    const s = shop(disk);
    const before = await started(s);
    state.on = true;
    for (const line of ['play rest', 'new skirmish other.score', 'position --out p.txt']) {
      const ran = await s.run(line);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toMatch(new RegExp(`^\\S+: the file cannot be written: ${words}; nothing was changed\\.\n$`));
    }
    expect(s.read('bocage.score')).toBe(before);
    expect(s.files()).toEqual(['bocage.score']);
    state.on = false;
    expect((await s.run('play rest')).code).toBe(0);
  });

  test('a short write goes on where it stopped', async () => {
    const s = shop({
      writeSync: ((file: number, bytes: Uint8Array, at = 0) => fs.writeSync(file, bytes, at, 1)) as never,
    });
    await s.run('new skirmish --seed 7 --file a.score');
    expect((await s.run('verify a.score')).code).toBe(0);
  });

  const canMount = process.platform === 'linux' && spawnSync('unshare', ['-m', 'true']).status === 0;

  test.runIf(canMount)('a really full disk and a really read-only folder', async () => {
    const s = shop();
    mkdirSync(join(s.folder, 'small'));
    const script = `set -e
mount -t tmpfs -o size=16k tmpfs small
cd small
"$NODE" "$PROGRAM" new skirmish --seed 7 >/dev/null
cp bocage.score ../before
dd if=/dev/zero of=filler bs=1k count=64 2>/dev/null || true
"$NODE" "$PROGRAM" play rest && exit 9 || echo "code $?"
cmp bocage.score ../before
rm filler
mount -o remount,ro .
"$NODE" "$PROGRAM" play rest && exit 9 || echo "code $?"
cmp bocage.score ../before
ls -A`;
    const run = spawnSync('unshare', ['-m', 'sh', '-c', script], {
      cwd: s.folder,
      encoding: 'utf8',
      env: { ...process.env, NODE: process.execPath, PROGRAM },
    });
    if (/permission denied|must be superuser/i.test(run.stderr)) return;
    expect(run.stderr).toBe(
      [
        'bocage.score: the file cannot be written: the disk is full; nothing was changed.',
        'bocage.score: the file cannot be written: the folder is read-only; nothing was changed.',
        '',
      ].join('\n'),
    );
    expect(run.stdout).toBe('code 2\ncode 2\nbocage.score\n');
  });

  test('a folder that does not exist, a folder in place of the file', async () => {
    const s = shop();
    expect((await s.run('new skirmish none/a.score')).err).toBe(
      'none/a.score: the file cannot be written: there is no such file or folder; nothing was changed.\n',
    );
    mkdirSync(join(s.folder, 'dir.score'));
    expect((await s.run('new skirmish dir.score --force')).code).toBe(2);
    expect(s.files()).toEqual(['dir.score']);
  });
});

describe('links and permissions', () => {
  test('a linked score stays a link, permissions stay', async () => {
    const s = shop();
    await started(s);
    symlinkSync('bocage.score', join(s.folder, 'link.score'));
    chmodSync(join(s.folder, 'bocage.score'), 0o640);
    expect((await s.run('play link.score rest')).code).toBe(0);
    expect(readlinkSync(join(s.folder, 'link.score'))).toBe('bocage.score');
    expect(statSync(join(s.folder, 'bocage.score')).mode & 0o777).toBe(0o640);
    expect(s.read('bocage.score')).toContain('1 A rest');
  });
});

describe('two writers', () => {
  test('a move made meanwhile is not lost: the second is refused', async () => {
    let meddle: (() => void) | undefined;
    const s = shop({
      openSync: ((path: string, flags: string, mode?: number) => {
        if (flags === 'wx') meddle?.();
        return fs.openSync(path, flags, mode);
      }) as never,
    });
    await started(s);
    const other = s.read('bocage.score').replace('seed: 7', 'seed: 8');
    meddle = () => writeFileSync(join(s.folder, 'bocage.score'), other);
    const ran = await s.run('play rest');
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toBe(
      'bocage.score: another program has changed the file meanwhile, and nothing was written; look at it and try again.\n',
    );
    expect(s.read('bocage.score')).toBe(other);
  });

  test('six processes at once: every move that was reported is in the score', async () => {
    const s = shop();
    await started(s);
    const runs = Array.from(
      { length: 6 },
      () =>
        new Promise<number>((done) => {
          const child = spawn(process.execPath, [PROGRAM, 'play', 'rest'], { cwd: s.folder, stdio: 'ignore' });
          child.on('close', (code) => done(code ?? -1));
        }),
    );
    const codes = await Promise.all(runs);
    expect(codes.every((code) => code === 0 || code === 2)).toBe(true);
    expect((await s.json('show')).choices).toBe(codes.filter((code) => code === 0).length);
    expect(s.files()).toEqual(['bocage.score']);
  });

  test('the lock of a dead process is taken over, that of a living one is respected', async () => {
    const s = shop();
    await started(s);
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    s.write('.bocage.score.lock', `${dead} ${hostname()} x\n`);
    expect((await s.run('play rest')).code).toBe(0);
    s.write('.bocage.score.lock', `${process.pid} ${hostname()} x\n`);
    const ran = await s.run('play rest');
    expect(ran.err).toBe(
      'bocage.score: another program is writing this file; nothing was changed, try again. If there is none, delete .bocage.score.lock.\n',
    );
    expect(existsSync(join(s.folder, '.bocage.score.lock'))).toBe(true);
  });
});

test('kill -9 at any moment of saving leaves the old or the new file, whole', async () => {
  const s = shop();
  await s.run('new skirmish --seed 7');
  // A process that saves two different texts in turn for ever; it is killed at odd moments.
  const texts = [s.read('bocage.score'), `${s.read('bocage.score')}${'# filler\n'.repeat(20_000)}`];
  const disk = new URL('../src/disk.ts', import.meta.url).href;
  const program = `import fs from 'node:fs';
import { saveText } from ${JSON.stringify(disk)};
const io = { cwd: process.cwd(), disk: fs };
const texts = JSON.parse(fs.readFileSync(0, 'utf8'));
process.stdout.write('ready');
for (let i = 1; ; i++) saveText(io, 'bocage.score', texts[i % 2], 'anything');`;
  for (let i = 0; i < 8; i++) {
    await new Promise<void>((done) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        cwd: s.folder,
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      child.stdin.end(JSON.stringify(texts));
      child.stdout.on('data', () => setTimeout(() => child.kill('SIGKILL'), 5 + i * 7));
      child.on('close', () => done());
    });
    expect(texts.includes(s.read('bocage.score'))).toBe(true);
  }
  // And the next command gets past whatever was left behind.
  s.write('bocage.score', texts[0] ?? '');
  expect((await s.run('play rest')).code).toBe(0);
  expect(s.files()).toEqual(['bocage.score']);
});
