// Several processes' worth of servers on one PostgreSQL: any serves any game, and they hear of each other.
import { generator, parseScore, randomBelow } from '@bocage/engine';
import { Line, type Message, Server } from '@bocage/online';
import { prove } from '@bocage/seal';
import { expect, it, onTestFinished } from 'vitest';
import { gameOf, key, look, pair, rig } from './rig.ts';

it('a game is played through two servers at random, and no choice is lost or counted twice', async () => {
  const one = await rig('postgres');
  const two = await one.second();
  const at = await pair(one);
  const { token } = await at.a.ask<{ token: string }>(`games/${at.id}/link`, {});
  const tokens = { A: token, B: at.guest.token };
  const servers = [one.url, two.url];
  const seed = String(Date.now());
  const g = generator(seed);
  let done = 0;
  for (let i = 0; i < 300; i++) {
    const via = (seat: 'A' | 'B'): Server => new Server(servers[randomBelow(g, 2)] ?? one.url, tokens[seat]);
    const now = await look(via('A'), at.id);
    if (now.decision === null) break;
    const seat = now.decision.seat as 'A' | 'B';
    const mine = await look(via(seat), at.id);
    const name = mine.choices?.[randomBelow(g, mine.choices.length)]?.name ?? '';
    const message = { t: 'choose', key: key(), at: mine.seq, hash: mine.hash, names: [name] };
    // The same message to both at once: one of them wins, both answer the same.
    const [x, y] = await Promise.all(
      [one.url, two.url].map((url) =>
        new Server(url, tokens[seat]).ask<{ seq: number }>(`games/${at.id}/say`, message),
      ),
    );
    expect(x?.seq, `seed ${seed}`).toBe(y?.seq);
    done++;
  }
  expect((await look(at.a, at.id)).n, `seed ${seed}`).toBe(done);
  const score = parseScore(await at.a.ask<string>(`games/${at.id}/score`));
  if ('text' in score) throw new Error(score.text);
  expect(prove(await gameOf('skirmish'), score)).toMatchObject({ kind: 'proved' });
});

it('a follower of one server is told what was chosen at the other', async () => {
  const one = await rig('postgres');
  const two = await one.second();
  const at = await pair(one);
  const heard: Message[] = [];
  const line = new Line({ url: two.url, token: at.guest.token });
  onTestFinished(() => line.close());
  let wake = (): void => {};
  line.follow(at.id, (m) => {
    heard.push(m);
    wake();
  });
  const until = async (test: () => boolean): Promise<void> => {
    while (!test()) await new Promise<void>((done) => (wake = done));
  };
  await until(() => heard.some((m) => m.t === 'table'));
  const { seq, hash } = await look(at.a, at.id);
  await at.a.ask(`games/${at.id}/say`, { t: 'choose', key: key(), at: seq, hash, names: ['advance 1'] });
  await until(() => heard.some((m) => m.t === 'moved'));
  expect(heard.find((m) => m.t === 'moved')).toMatchObject({
    n: 1,
    entries: [{ choices: [{ name: 'advance 1', events: [{ kind: 'advance' }] }] }],
  });
});
