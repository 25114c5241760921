// A table on a server, played from the terminal: a real server process, a real pseudo-terminal, real programs.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Line, type OpenedTable, openTable, Server, sendSalt, sitDown } from '@bocage/online';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { hasScript, pty } from './pty.ts';
import { PROGRAM, shop } from './shop.ts';

let folder = '';
let port = 0;
let url = '';
let child: ChildProcess | undefined;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function start(): Promise<void> {
  const words = ['serve', '--port', String(port), '--public-url', url, '--data', folder, '--limit-factor', '1000'];
  const now = spawn(process.execPath, [PROGRAM, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = now;
  await new Promise<void>((done, fail) => {
    now.stdout?.on('data', (text) => {
      if (String(text).includes('serves at')) done();
    });
    now.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
  });
}

async function stop(): Promise<void> {
  const now = child;
  if (now === undefined || now.exitCode !== null) return;
  const gone = new Promise((done) => now.once('exit', done));
  now.kill('SIGTERM');
  await gone;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bocage-far-'));
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  await start();
}, 60_000);

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Two {
  readonly table: OpenedTable;
  /** Who opened it. */
  readonly opener: Server;
  /** The invitation to the other seat. */
  readonly invitation: string;
}

/** Rudder's Line with the opener as the American; the German is invited. */
async function opened(seats: Record<string, string> = { US: 'me', GE: 'invite' }): Promise<Two> {
  const opener = new Server(url);
  const table = await openTable(opener, { game: 'rudders-line', seats, clock: 'none', watch: 'link' });
  return { table, opener, invitation: table.links.GE ?? '' };
}

interface Shown {
  readonly seq: number;
  readonly hash: string;
  readonly n: number;
  readonly phase: string;
  readonly decision: { readonly seat: string } | null;
  readonly choices?: readonly { readonly name: string }[];
  readonly offers: readonly { readonly seq: number; readonly kind: string }[];
  readonly seats: readonly { readonly id: string; readonly team?: string }[];
}

let keys = 0;
async function say(person: Server, id: string, message: object): Promise<void> {
  const { seq, hash } = await person.ask<Shown>(`games/${id}`);
  await person.ask(`games/${id}/say`, { key: `far-test-${++keys}`, at: seq, hash, ...message });
}

/** Looks until the server has what is waited for. */
async function until(person: Server, id: string, there: (shown: Shown) => boolean): Promise<Shown> {
  for (let i = 0; i < 600; i++) {
    const shown = await person.ask<Shown>(`games/${id}?want=choices`);
    if (there(shown)) return shown;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error('waited in vain');
}

/** Chooses for one seat, the first choice each time, until the other decides. */
async function playUntilOther(person: Server, id: string, seat: string): Promise<Shown> {
  for (;;) {
    const shown = await person.ask<Shown>(`games/${id}?want=choices`);
    if (shown.decision?.seat !== seat) return shown;
    await say(person, id, { t: 'choose', names: [shown.choices?.[0]?.name ?? ''] });
  }
}

describe.skipIf(!hasScript)('a table on a server, in a real terminal', () => {
  test('sits down by invitation, plays, talks, offers, survives a lost line, and comes back', async () => {
    const { table, opener, invitation } = await opened();
    const s = shop();
    const terminal = pty(s.folder, `play --at ${invitation}`, 120, 40);
    await terminal.until('the own link', (g) => /#s\.[A-Za-z0-9_-]{20,}/.test(g.written));
    const link = /http\S+#s\.[A-Za-z0-9_-]+/.exec(terminal.glass.written)?.[0] ?? '';
    if (table.kept !== undefined) await sendSalt(opener, table.kept);
    await terminal.until('the table', (g) => g.other && g.lines[0]?.includes("Rudder's Line") === true);

    const first = await playUntilOther(opener, table.id, 'US');
    expect(first.decision?.seat).toBe('GE');
    await terminal.until('the question', (g) => g.lines.some((line) => line.includes('German (GE):')));
    terminal.type('1\r');
    const after = await until(opener, table.id, (shown) => shown.n > first.n);
    expect(after.n).toBeGreaterThan(first.n);

    await say(opener, table.id, { t: 'chat', text: 'good evening' });
    await terminal.until('the chat', (g) => g.lines.some((line) => line.includes('“good evening”')));
    terminal.type('say hello there\r');
    await terminal.until('the own line', (g) => g.lines.some((line) => line.includes('You: “hello there”')));

    terminal.type('offer draw\r');
    const offered = await until(opener, table.id, (shown) => shown.offers.length > 0);
    expect(offered.offers[0]?.kind).toBe('draw');
    await say(opener, table.id, { t: 'answer', offer: offered.offers[0]?.seq, yes: false });

    // A second person on the seat: from now on they vote.
    terminal.type('invite\r');
    await terminal.until('an invitation', (g) => /#i\.[A-Za-z0-9_-]{20,}/.test(g.written));
    const mate = new Server(url);
    await sitDown(mate, /#i\.([A-Za-z0-9_-]+)/.exec(terminal.glass.written)?.[1] ?? '');
    terminal.type('team vote\r');
    await until(mate, table.id, ({ seats }) => seats.some(({ id, team }) => id === 'GE' && team === 'vote'));
    // Where there is one choice nobody is asked.
    const asks = async (): Promise<Shown> => {
      await playUntilOther(opener, table.id, 'US');
      const shown = await mate.ask<Shown>(`games/${table.id}?want=choices`);
      const [only, ...more] = shown.choices ?? [];
      if (more.length > 0) return shown;
      await say(mate, table.id, { t: 'choose', names: [only?.name ?? ''] });
      return asks();
    };
    const turn = await asks();
    await say(mate, table.id, { t: 'choose', names: [turn.choices?.[1]?.name ?? ''] });
    await terminal.until('what the other one proposes', (g) => g.lines.some((line) => line.includes('1 of 2 have')));
    expect((await until(opener, table.id, () => true)).n).toBe(turn.n);
    // The second as well: the first, to pass, would be warned of.
    terminal.type('2\r');
    await until(opener, table.id, (shown) => shown.n > turn.n);

    await stop();
    await terminal.until('that the line is lost', (g) =>
      g.lines.some((line) => line.includes('connection to the server is lost')),
    );
    await start();
    await terminal.until('that it is back', (g) => g.lines.some((line) => line.includes('The connection is restored')));

    terminal.type('quit\r');
    await terminal.ended();
    expect(terminal.glass.written).toContain('The game stays on the server.');

    const again = pty(s.folder, `play --at ${link}`, 120, 40);
    await again.until('the table again', (g) => g.other && g.lines[0]?.includes("Rudder's Line") === true);
    await say(opener, table.id, { t: 'resign' });
    await again.until('the end', (g) => g.lines.some((line) => line.includes('resigned')));
    await again.until('the proof', (g) => g.lines.some((line) => /Dice: all \d+ proved/.test(line)));
    again.type('\r');
    await again.ended();
  }, 60_000);
});

describe('programs at a server', () => {
  it('a bot plays a seat, and its choices and the computer’s are verified', async () => {
    const { table, opener } = await opened({ US: 'me', GE: 'computer:sensible' });
    const { token } = await opener.ask<{ token: string }>('tokens', { game: table.id, seat: 'US' });
    const s = shop();
    const bot = spawn(process.execPath, [PROGRAM, 'bot', '--at', `${url}/g/${table.id}`, '--token', token], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void bot.kill('SIGKILL'));
    let said = '';
    bot.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await until(opener, table.id, ({ n }) => n >= 20);
    await say(opener, table.id, { t: 'resign' });
    await new Promise((done) => bot.once('exit', done));
    expect(said).toContain('resigned');
    const link = await opener.ask<{ token: string }>(`games/${table.id}/link`, {});
    const verified = await s.run(`verify --at ${url}/g/${table.id}#s.${link.token}`);
    expect(verified.out).toMatch(/dice: proved, \d+ draws\.\nplayers: [1-9]\d* choices? computed again/);
    s.write('far.score', await opener.ask<string>(`games/${table.id}/score`));
    expect((await s.run('verify far.score --players GE=sensible')).out).toMatch(/players: [1-9]\d* choice/);
    const wrong = await s.run('verify far.score --players US=random');
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('is not what random chooses from its view');
  }, 60_000);

  it('a link that opens nothing is told in a sentence', async () => {
    const s = shop();
    expect((await s.run('play --at nonsense')).err).toContain('--at takes the link of a table');
    expect((await s.run(`play --at ${url}/g/abcdefghijkl#s.wrongwrongwrong`)).err).toContain(
      'This link is no longer valid',
    );
    const dead = await freePort();
    expect((await s.run(`play --at http://127.0.0.1:${dead}/g/abcdefghijkl`)).err).toContain('does not answer');
  });

  it('what was sent while the line was gone counts once', async () => {
    const { table, opener, invitation } = await opened();
    const seated = await sitDown(new Server(url), invitation.slice(invitation.indexOf('#i.') + 3));
    if (table.kept !== undefined) await sendSalt(opener, table.kept);
    await playUntilOther(opener, table.id, 'US');
    const line = new Line({ url, token: seated.token, want: ['choices'], waits: [20] });
    onTestFinished(() => line.close());
    const shown = await new Promise<Shown>((done) => {
      line.follow(table.id, (message) => {
        if (message.t === 'table') done(message as unknown as Shown);
      });
    });
    await stop();
    const answer = line.say({ t: 'choose', game: table.id, names: [shown.choices?.[0]?.name ?? ''] });
    await start();
    expect(await answer).toMatchObject({ t: 'done' });
    const { entries } = await opener.ask<{ entries: { kind: string; seat: string }[] }>(`games/${table.id}/entries`);
    expect(entries.filter(({ kind, seat }) => kind === 'choice' && seat === 'GE')).toHaveLength(1);
  }, 60_000);
});
