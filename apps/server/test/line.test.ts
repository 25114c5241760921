// The socket: what is told to whom and when, gaps, and what a hidden hand never shows.
import { generator, randomBelow } from '@bocage/engine';
import { Line, type Message, type SocketLike } from '@bocage/online';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { choose, gameOf, KINDS, key, look, pair, type Rig, rig } from './rig.ts';

interface Ear {
  readonly line: Line;
  readonly heard: Message[];
  /** Cuts the line as a tunnel would. */
  cut(): void;
  until(test: (messages: readonly Message[]) => boolean): Promise<void>;
}

function ear(r: Pick<Rig, 'url'>, token: string, game: string, want: string[] = []): Ear {
  const heard: Message[] = [];
  const sockets: WebSocket[] = [];
  const waiting = new Set<() => void>();
  const line = new Line({
    url: r.url,
    token,
    want,
    waits: [5, 10, 20],
    socket: (url) => {
      const ws = new WebSocket(url);
      sockets.push(ws);
      return ws as unknown as SocketLike;
    },
  });
  onTestFinished(() => line.close());
  line.follow(game, (message) => {
    heard.push(message);
    for (const look of waiting) look();
  });
  return {
    line,
    heard,
    cut: () => sockets.at(-1)?.terminate(),
    until: (test) =>
      new Promise((done, fail) => {
        const timer = setTimeout(
          () => fail(new Error(`waited in vain; heard ${heard.map((m) => m.t).join(' ')}`)),
          15_000,
        );
        const look = (): void => {
          if (!test(heard)) return;
          clearTimeout(timer);
          waiting.delete(look);
          done();
        };
        waiting.add(look);
        look();
      }),
  };
}

async function tokens(at: Awaited<ReturnType<typeof pair>>): Promise<[string, string]> {
  const a = await at.a.ask<{ token: string }>(`games/${at.id}/link`, {});
  return [a.token, at.guest.token];
}

describe.each(KINDS)('the line on %s', (kind) => {
  it('brings a choice to the other side, after it is in the log', async () => {
    const r = await rig(kind);
    const at = await pair(r);
    const [a, b] = await tokens(at);
    const left = ear(r, a, at.id);
    const right = ear(r, b, at.id, ['text']);
    await left.until((m) => m.some((x) => x.t === 'table'));
    await right.until((m) => m.some((x) => x.t === 'table'));
    const done = await left.line.say({ t: 'choose', game: at.id, names: ['advance 1'] });
    expect(done).toMatchObject({ t: 'done' });
    await right.until((m) => m.some((x) => x.t === 'moved'));
    const moved = right.heard.find((m) => m.t === 'moved');
    expect(moved).toMatchObject({
      n: 1,
      decision: { seat: 'B', ask: expect.any(String) },
      entries: [
        {
          kind: 'choice',
          seat: 'A',
          by: 'person',
          choices: [{ name: 'advance 1', text: ['Squad 1 advances to area 2.'] }],
        },
      ],
    });
    expect(moved?.hash).toBe((await look(at.b, at.id)).hash);
    await right.until((m) => m.some((x) => x.t === 'presence' && (x.here as string[]).length === 2));
  });

  it('loses nothing when it is cut at random', async () => {
    const r = await rig(kind);
    const at = await pair(r);
    const [a, b] = await tokens(at);
    const ears = [ear(r, a, at.id, ['choices']), ear(r, b, at.id, ['choices'])];
    const seed = String(Date.now());
    const g = generator(seed);
    const asked = new Map<string, Promise<Message>>();
    for (let i = 0; i < 60; i++) {
      const now = await look(at.a, at.id);
      if (now.decision === null) break;
      const who = now.decision.seat === 'A' ? 0 : 1;
      const mine = ears[who];
      if (mine === undefined) break;
      await mine.until((m) => m.some((x) => x.seq === now.seq));
      const known = mine.heard.findLast((m) => m.seq === now.seq && 'choices' in m);
      const names = ((known?.choices ?? []) as { name: string }[]).map((c) => c.name);
      const name = names[randomBelow(g, names.length)] ?? '';
      const answer = mine.line.say({ t: 'choose', game: at.id, names: [name] });
      asked.set(`${i}`, answer);
      if (randomBelow(g, 2) === 0) ears[randomBelow(g, 2)]?.cut();
      expect(await answer, `seed ${seed}`).toMatchObject({ t: 'done' });
    }
    const end = await look(at.a, at.id);
    expect(end.n, `seed ${seed}`).toBeGreaterThan(20);
    for (const each of ears) {
      await each.until((m) => m.some((x) => x.seq === end.seq));
      const seqs = each.heard.filter((m) => m.t === 'moved' || m.t === 'table').map((m) => Number(m.seq));
      expect(seqs, `seed ${seed}`).toEqual([...seqs].sort((x, y) => x - y));
    }
  });

  it('a missed stretch is sent on, entry by entry', async () => {
    const r = await rig(kind);
    const at = await pair(r);
    const [a] = await tokens(at);
    const one = ear(r, a, at.id);
    await one.until((m) => m.some((x) => x.t === 'table'));
    await choose(at.a, at.id, 'advance 1');
    await one.until((m) => m.some((x) => x.t === 'moved'));
    one.cut();
    await choose(at.b, at.id, 'advance 4');
    await choose(at.a, at.id, 'advance 2');
    const { seq } = await look(at.a, at.id);
    await one.until((m) => m.some((x) => x.seq === seq));
    const names = one.heard
      .flatMap((m) => (m.entries ?? []) as { choices?: { name: string }[] }[])
      .flatMap((e) => e.choices?.map((c) => c.name) ?? []);
    expect(names).toEqual(['advance 1', 'advance 4', 'advance 2']);
  });

  it('never shows a hidden card, in no message of a whole game', async () => {
    const r = await rig(kind);
    const at = await pair(r, 'skirmish', { watch: 'link', options: { hands: 'none' } });
    const [a, b] = await tokens(at);
    const watch = (at.table.links.watch ?? '').split('#w.')[1] ?? '';
    const wants = ['choices', 'board', 'facts', 'text'];
    const ears = [ear(r, a, at.id, wants), ear(r, b, at.id, wants), ear(r, watch, at.id, wants)];
    for (const each of ears) await each.until((m) => m.some((x) => x.t === 'table'));
    const game = await gameOf('skirmish');
    const { house } = r.serving;
    const card = game.fields.find((f) => f.name === 'card')?.at ?? 0;
    const g = generator('77');
    for (let i = 0; i < 200; i++) {
      const table = await house.tables.get(at.id);
      if (table?.state === undefined || table.phase !== 'running') break;
      // What each may not know at this moment: cards in the deck and in the other hand.
      const where = Array.from(table.state.subarray(card, card + 9));
      ears.forEach((each, viewer) => {
        const hidden = where.flatMap((place, c) =>
          place === 0 || (place !== 3 && place !== 1 + viewer) ? [`c${c + 1}`] : [],
        );
        const text = JSON.stringify(each.heard.at(-1));
        for (const name of hidden) {
          if (each.heard.at(-1)?.seq !== table.seq) continue;
          expect(text, `viewer ${viewer}, entry ${table.seq}: ${name}`).not.toMatch(
            new RegExp(`"${name}"|\\b${name}\\b`),
          );
        }
      });
      const seat = table.decides;
      const mine = seat === 0 ? at.a : at.b;
      const { choices = [], seq, hash } = await look(mine, at.id);
      // Rests often: that draws cards.
      const rest = choices.find((c) => c.name === 'rest');
      const name =
        rest !== undefined && randomBelow(g, 2) === 0 ? 'rest' : (choices[randomBelow(g, choices.length)]?.name ?? '');
      await mine.ask(`games/${at.id}/say`, { t: 'choose', key: key(), at: seq, hash, names: [name] });
      for (const each of ears) await each.until((m) => m.some((x) => x.seq === (house.tables.peek(at.id)?.seq ?? 0)));
    }
    expect((await look(at.a, at.id)).phase).toBe('over');
    const drawn = ears[1]?.heard
      .flatMap((m) => (m.entries ?? []) as { seat: string; choices?: { name: string; outcomes: string[] }[] }[])
      .filter((e) => e.seat === 'A')
      .flatMap((e) => e.choices ?? [])
      .filter((c) => c.name === 'rest' && c.outcomes.length > 0);
    expect(drawn?.length).toBeGreaterThan(0);
    expect(new Set(drawn?.flatMap((c) => c.outcomes))).toEqual(new Set(['?']));
  });

  it('the same view, dealt anew, gives the same messages', async () => {
    const r = await rig(kind);
    const at = await pair(r);
    for (const [who, name] of [
      [at.a, 'advance 1'],
      [at.b, 'rest'],
      [at.a, 'rest'],
    ] as const)
      await choose(who, at.id, name);
    const { house } = r.serving;
    const table = await house.tables.get(at.id);
    if (table?.state === undefined) throw new Error('no table');
    const { tableMessage } = await import('../src/game/show.ts');
    const wants = ['choices', 'board', 'facts', 'text'] as const;
    for (const seat of [0, 1]) {
      const before = JSON.stringify(tableMessage(table, seat, [seat], wants, 0));
      const state: Int32Array = table.state;
      for (let i = 0; i < 20; i++) {
        table.state = table.play.deal(table.play.view(state, seat), seat, generator(String(i)));
        expect(JSON.stringify(tableMessage(table, seat, [seat], wants, 0))).toBe(before);
      }
      table.state = state;
    }
  });
});

describe('the socket', () => {
  it('closes on pages of other sites, on another version, without hello, and on messages that are too long', async () => {
    const r = await rig('sqlite');
    const url = `${r.url.replace('http', 'ws')}/api/1/socket`;
    const end = (ws: WebSocket): Promise<number | string> =>
      new Promise((done) => {
        ws.on('close', (code) => done(code));
        ws.on('error', (e) => done(e.message));
      });
    expect(await end(new WebSocket(url, { origin: 'https://evil.example' }))).toMatch(/403/);
    expect(await end(new WebSocket(`${r.url.replace('http', 'ws')}/elsewhere`))).toMatch(/404/);
    const old = new WebSocket(url);
    old.on('open', () => old.send(JSON.stringify({ t: 'hello', v: 0 })));
    expect(await end(old)).toBe(4002);
    const long = new WebSocket(url);
    long.on('open', () => long.send(JSON.stringify({ t: 'hello', v: 1, x: 'y'.repeat(20_000) })));
    expect(await end(long)).toBe(1009);
  });

  it('says goodbye when the server goes', async () => {
    const r = await rig('sqlite');
    const at = await pair(r);
    const heard: string[] = [];
    const ws = new WebSocket(`${r.url.replace('http', 'ws')}/api/1/socket`);
    await new Promise<void>((done) => ws.on('open', () => done()));
    ws.on('message', (data) => heard.push(String(data)));
    ws.send(JSON.stringify({ t: 'hello', v: 1, token: at.guest.token, follow: [{ game: at.id }] }));
    await new Promise<void>((done) => {
      const look = (): void => (heard.some((t) => t.includes('"table"')) ? done() : void setTimeout(look, 5));
      look();
    });
    const gone = new Promise((done) => ws.on('close', done));
    await r.serving.close();
    expect(await gone).toBe(1001);
    expect(heard.at(-1)).toContain('"bye"');
  });
});
