// Who may sit, see and do what: devices, links, accounts, programs, clubs, watchers. The same on both databases.
import { openTable, Server, type ServerError, sitDown } from '@bocage/online';
import { describe, expect, it } from 'vitest';
import { network } from '../src/limits.ts';
import { fold, readName } from '../src/people/names.ts';
import { choose, codeOf, KINDS, key, look, pair, rig, tell } from './rig.ts';

const why = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (e: ServerError) => `${e.status} ${e.why}`,
  );

describe.each(KINDS)('people on %s', (kind) => {
  it('an invitation is used up by the claim, and is another secret than the seat', async () => {
    const r = await rig(kind);
    const a = r.person();
    const table = await openTable(a, { game: 'skirmish', seats: { A: 'me', B: 'invite' }, watch: 'link' });
    const code = codeOf(table.links.B ?? '');
    const both = await Promise.all([1, 2, 3].map(() => why(sitDown(r.person(), code))));
    expect(both.filter((x) => x === 'accepted')).toHaveLength(1);
    expect(both.filter((x) => x === '404 unknown')).toHaveLength(2);
    expect(await why(sitDown(r.person(), code))).toBe('404 unknown');
    const watch = (table.links.watch ?? '').split('#w.')[1] ?? '';
    expect(await why(sitDown(r.person(), watch))).toBe('404 unknown');
  });

  it('the own link opens the seat on another device, and dies when it is renewed', async () => {
    const r = await rig(kind);
    const { id, b, guest } = await pair(r);
    const phone = r.person();
    expect(await why(look(phone, id))).toBe('404 unknown');
    await sitDown(phone, guest.token);
    expect(await look(phone, id)).toMatchObject({ you: ['B'] });
    const { token } = await b.ask<{ token: string }>(`games/${id}/link`, {});
    expect(await why(sitDown(r.person(), guest.token))).toBe('404 unknown');
    expect(await look(b.as(token), id)).toMatchObject({ you: ['B'] });
  });

  it('a watcher sees with the link alone, and plays nothing', async () => {
    const r = await rig(kind);
    const { id, a, table } = await pair(r, 'skirmish', { watch: 'link' });
    const watcher = a.as((table.links.watch ?? '').split('#w.')[1] ?? '');
    expect(await look(watcher, id)).toMatchObject({ you: [], decision: { seat: 'A' } });
    expect(await why(choose(watcher, id, 'rest'))).toBe('404 unknown');
    expect(await why(look(r.person(), id))).toBe('404 unknown');
    const closed = await pair(r);
    expect(await why(look(watcher, closed.id))).toBe('404 unknown');
    const open = await pair(r, 'skirmish', { watch: 'public' });
    expect(await look(r.person(), open.id)).toMatchObject({ you: [] });
  });

  it('a watcher with a delay sees what lies so many choices back', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r, 'skirmish', { watch: 'public', delay: 3 });
    for (const [who, name] of [
      [a, 'advance 1'],
      [b, 'advance 4'],
      [a, 'advance 2'],
      [b, 'advance 5'],
    ] as const)
      await choose(who, id, name);
    const stranger = r.person();
    expect(await look(stranger, id)).toMatchObject({ n: 1 });
    const { entries } = await stranger.ask<{ entries: { n: number }[] }>(`games/${id}/entries?after=0`);
    expect(Math.max(...entries.map((e) => e.n))).toBe(1);
    expect(await why(stranger.ask(`games/${id}/at/2`))).toBe('400 bad');
    expect(await look(a, id)).toMatchObject({ n: 4 });
  });

  it('an account gathers seats, comes back by its code, and takes another device in', async () => {
    const r = await rig(kind);
    const { id, a } = await pair(r);
    const made = await a.ask<{ name: string; recovery: string }>('accounts', { name: '  Jeanne   d’Arc ' });
    expect(made.name).toBe('Jeanne d’Arc');
    expect(await look(a, id)).toMatchObject({
      you: ['A'],
      seats: [{ people: ['Jeanne d’Arc'] }, { people: ['a guest'] }],
    });
    expect(await why(r.person().ask('accounts', { name: 'jeanne darc' }))).toBe('400 bad');
    const phone = r.person();
    expect(await why(phone.ask('recovery', { name: 'Jeanne d’Arc', code: '0'.repeat(26) }))).toBe('404 unknown');
    const back = await phone.ask<{ recovery: string }>('recovery', {
      name: 'JEANNE D’ARC',
      code: made.recovery.toLowerCase(),
    });
    expect(await look(phone, id)).toMatchObject({ you: ['A'] });
    expect(await why(r.person().ask('recovery', { name: 'Jeanne d’Arc', code: made.recovery }))).toBe('404 unknown');
    expect(back.recovery).not.toBe(made.recovery);
    const tablet = r.person();
    const { code } = await a.ask<{ code: string }>('devices', {});
    await tablet.ask('devices/join', { code });
    expect(await why(look(tablet, id))).toBe('404 unknown');
    await a.ask('devices/confirm', { code });
    expect(await look(tablet, id)).toMatchObject({ you: ['A'] });
    await a.ask('me', {}, 'DELETE');
    const { b } = { b: (await pair(r)).b };
    expect(await why(b.ask('devices/confirm', { code }))).toBe('403 closed');
  });

  it('takebacks that are always allowed are answered by the server; whoever is ignored is heard no more', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    await b.ask('accounts', { name: 'Lindqvist' });
    await choose(a, id, 'advance 1');
    await choose(b, id, 'advance 4');
    await tell(a, id, { t: 'offer', kind: 'takeback', to: 0 });
    expect(await look(a, id)).toMatchObject({ n: 2, offers: [{ kind: 'takeback' }] });
    await tell(a, id, { t: 'answer', offer: (await look(a, id)).offers[0]?.seq, yes: false });
    await b.ask('me/settings', { takebacks: 'accept' });
    await tell(a, id, { t: 'offer', kind: 'takeback', to: 0 });
    for (let i = 0; i < 200 && (await look(a, id)).n > 0; i++) await new Promise((done) => setTimeout(done, 10));
    expect(await look(a, id)).toMatchObject({ n: 0, offers: [] });
    await openTable(a, { game: 'skirmish', seats: { A: 'me', B: 'open' } });
    await tell(a, id, { t: 'chat', text: 'first' });
    const heard = async (): Promise<number> => (await b.ask<{ lines: unknown[] }>(`games/${id}/chat`)).lines.length;
    const open = async (): Promise<number> => (await b.ask<{ open: number }>('games?open=1')).open;
    expect([await heard(), await open()]).toEqual([1, 1]);
    expect(await why(a.ask(`games/${id}/ignore`, { seat: 'B' }))).toBe('403 closed');
    expect(await b.ask(`games/${id}/ignore`, { seat: 'A' })).toEqual({ ignored: 1 });
    expect([await heard(), await open()]).toEqual([0, 0]);
    expect(await why(r.person().ask(`games/${id}/ignore`, { seat: 'A' }))).toBe('403 closed');
  });

  it('a program plays by its token, within its scope, until it is revoked', async () => {
    const r = await rig(kind);
    const { id, a } = await pair(r);
    const { token, id: name } = await a.ask<{ token: string; id: string }>('tokens', {
      game: id,
      seat: 'A',
      label: 'my bot',
    });
    const bot = a.as(token);
    const { seq } = await look(bot, id);
    expect(await bot.ask(`games/${id}/say`, { t: 'choose', key: key(), at: seq, names: ['advance 1'] })).toMatchObject({
      t: 'done',
    });
    expect(await why(bot.ask('tokens', { game: id, seat: 'A' }))).toBe('403 closed');
    expect(await why(a.ask('tokens', { game: id, seat: 'B' }))).toBe('404 unknown');
    await a.ask(`tokens/${name}`, {}, 'DELETE');
    expect(await why(look(bot, id))).toBe('401 closed');
  });

  it('in a club only members open games, and a steward lets them in and keeps order', async () => {
    const r = await rig(kind, { who: 'members' });
    const stranger = r.person();
    const wish = { game: 'skirmish', seats: { A: 'me', B: 'invite' } };
    expect(await why(openTable(stranger, wish))).toBe('403 closed');
    expect(await why(stranger.ask('accounts', { name: 'Paul' }))).toBe('400 bad');
    const { newAccount } = await import('../src/people/accounts.ts');
    const first = await newAccount(
      r.serving.house,
      { device: undefined, account: undefined },
      { name: 'Rudder' },
      'steward',
    );
    if ('why' in first) throw new Error(first.text);
    const steward = r.person();
    await steward.ask('recovery', { name: 'Rudder', code: first.recovery });
    const { code } = await steward.ask<{ code: string }>('club/invite', {});
    const paul = await stranger.ask<{ id: string }>('accounts', { name: 'Paul', invitation: code });
    expect(await why(r.person().ask('accounts', { name: 'Marie', invitation: code }))).toBe('400 bad');
    const table = await openTable(stranger, wish);
    await sitDown(r.person(), codeOf(table.links.B ?? ''));
    expect(await why(stranger.ask('club/invite', {}))).toBe('403 closed');
    await steward.ask('club/act', { what: 'void', game: table.id });
    expect(await look(stranger, table.id)).toMatchObject({ phase: 'void' });
    await steward.ask('club/act', { what: 'suspend', account: paul.id });
    expect(await why(look(stranger, table.id))).toBe('403 closed');
  });

  it('an open table is listed and taken by whoever comes first', async () => {
    const r = await rig(kind);
    const a = r.person();
    const table = await openTable(a, { game: 'skirmish', seats: { A: 'me', B: 'open' } });
    const b = r.person();
    const { games } = await b.ask<{ games: { id: string; seat: string }[] }>('games?open=1');
    expect(games).toMatchObject([{ id: table.id, seat: 'B' }]);
    const { code } = await b.ask<{ code: string }>(`games/${table.id}/sit`, { seat: 'B' });
    await sitDown(b, code);
    expect((await b.ask<{ games: unknown[] }>('games?open=1')).games).toEqual([]);
    expect((await b.ask<{ games: unknown[] }>('games?mine=1')).games).toHaveLength(1);
  });

  it('chat stays with its readers; notes with their writer', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r, 'skirmish', { watch: 'public' });
    await tell(a, id, { t: 'chat', text: 'Good\u0007 luck\u202e!' });
    await tell(b, id, { t: 'note', text: 'mine' });
    expect(await b.ask(`games/${id}/chat`)).toMatchObject({ lines: [{ seat: 'A', text: 'Good  luck !' }] });
    expect(await r.person().ask(`games/${id}/chat`)).toEqual({ lines: [] });
    expect(await b.ask(`games/${id}/note`)).toEqual({ text: 'mine' });
    expect(await a.ask(`games/${id}/note`)).toEqual({ text: '' });
  });

  it('a request that changes something must come from this site', async () => {
    const r = await rig(kind);
    const body = JSON.stringify({ name: 'Eve' });
    const send = (headers: Record<string, string>) =>
      fetch(`${r.url}/api/1/accounts`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    expect((await send({})).status).toBe(403);
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ origin: r.url, 'content-type': 'text/plain' })).status).toBe(400);
    const good = await send({ origin: r.url });
    expect(good.status).toBe(200);
    expect(good.headers.get('set-cookie')).toMatch(
      /^bocage=[A-Za-z0-9_-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=34560000$/,
    );
    expect(good.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(good.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('limits hold: codes are not guessed, games not opened by the hundred', async () => {
    const r = await rig(kind, { limitFactor: 1 });
    const eve = r.person();
    const tries: string[] = [];
    for (let i = 0; i < 24; i++) tries.push(await why(eve.ask('claims/look', { code: `AAAAAAAAAAAAAAAAAAAA${i}` })));
    expect(tries.filter((t) => t === '404 unknown')).toHaveLength(20);
    expect(tries.at(-1)).toBe('429 limit');
    const open: string[] = [];
    for (let i = 0; i < 22; i++)
      open.push(await why(openTable(eve, { game: 'skirmish', seats: { A: 'invite', B: 'invite' } })));
    expect(open.filter((t) => t === 'accepted')).toHaveLength(20);
    expect(open.at(-1)).toBe('429 limit');
  });
});

describe('names and networks', () => {
  it('names that look the same are the same', () => {
    expect(fold('Rudder')).toBe(fold('rudder'));
    expect(fold('Раul')).toBe(fold('Paul'));
    expect(fold('Cornwall')).toBe(fold('Comwall'));
    expect(readName('  a  b ')).toMatchObject({ name: 'a b' });
    for (const bad of ['', ' ', '<b>', 'x'.repeat(25), '...', 'a\u202eb']) expect(typeof readName(bad)).toBe('string');
  });

  it('an IPv6 house counts as one address', () => {
    expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:db8:1:2::9'));
    expect(network('2001:db8:1:3::9')).not.toBe(network('2001:db8:1:2::9'));
    expect(network('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(new Server('http://x/').url).toBe('http://x');
  });
});
