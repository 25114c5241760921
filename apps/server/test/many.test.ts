// Several processes' worth of servers on one PostgreSQL: any serves any game, and they hear of each other.
import { generator, parseScore, randomBelow } from '@bocage/engine';
import { Line, type Message, Server, sitDown } from '@bocage/online';
import { prove } from '@bocage/seal';
import { expect, it, onTestFinished } from 'vitest';
import { choose, codeOf, gameOf, key, look, pair, rig, tell } from './rig.ts';

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

/** Everything that a follower of a server hears of a game. */
function follower(url: string, token: string, game: string) {
  const heard: Message[] = [];
  const line = new Line({ url, token });
  onTestFinished(() => line.close());
  let wake = (): void => {};
  line.follow(game, (m) => {
    heard.push(m);
    wake();
  });
  const until = async (test: () => boolean): Promise<void> => {
    while (!test()) await new Promise<void>((done) => (wake = done));
  };
  return { heard, until };
}

it('talk, proposals of a team and who is there reach those at another server, and nobody else', async () => {
  const one = await rig('postgres');
  const two = await one.second();
  const at = await pair(one);
  const { link } = await at.a.ask<{ link: string }>(`games/${at.id}/invite`, { seat: 'A' });
  const mate = one.person();
  const { token } = await sitDown(mate, codeOf(link));
  await tell(at.a, at.id, { t: 'team', how: 'vote' });
  const member = follower(two.url, token, at.id);
  await member.until(() => member.heard.some((m) => m.t === 'table'));
  const other = follower(one.url, at.guest.token, at.id);
  const here = (all: readonly Message[]): unknown => all.findLast((m) => m.t === 'presence')?.here;
  await member.until(() => String(here(member.heard)) === 'A,B');
  await other.until(() => String(here(other.heard)) === 'A,B');
  await tell(at.b, at.id, { t: 'chat', text: 'over here' });
  await member.until(() => member.heard.some((m) => m.t === 'chat'));
  expect(member.heard.find((m) => m.t === 'chat')).toMatchObject({ lines: [{ seat: 'B', text: 'over here' }] });
  await choose(at.a, at.id, 'advance 2');
  await member.until(() => member.heard.some((m) => m.t === 'votes'));
  expect(member.heard.find((m) => m.t === 'votes')).toMatchObject({ votes: { of: 2, by: [{ names: ['advance 2'] }] } });
  // The last proposal is made at the other server: it decides there, on what both have kept.
  const { seq, hash } = await look(new Server(two.url, token), at.id);
  const last = { t: 'choose', key: key(), at: seq, hash, names: ['advance 2'] };
  await new Server(two.url, token).ask(`games/${at.id}/say`, last);
  await other.until(() => other.heard.some((m) => m.t === 'moved' && m.n === 1));
  const before = other.heard.slice(
    0,
    other.heard.findIndex((m) => m.t === 'moved' && m.n === 1),
  );
  expect(JSON.stringify(before)).not.toContain('advance 2');
});

it('a follower of one server is told what was chosen at the other', async () => {
  const one = await rig('postgres');
  const two = await one.second();
  const at = await pair(one);
  const { heard, until } = follower(two.url, at.guest.token, at.id);
  await until(() => heard.some((m) => m.t === 'table'));
  const { seq, hash } = await look(at.a, at.id);
  await at.a.ask(`games/${at.id}/say`, { t: 'choose', key: key(), at: seq, hash, names: ['advance 1'] });
  await until(() => heard.some((m) => m.t === 'moved'));
  expect(heard.find((m) => m.t === 'moved')).toMatchObject({
    n: 1,
    entries: [{ choices: [{ name: 'advance 1', events: [{ kind: 'advance' }] }] }],
  });
});
