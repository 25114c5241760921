// Messages that nobody should send: illegal, foreign, stale, replayed, damaged. None changes a game.
import { generator, randomBelow } from '@bocage/engine';
import { incoming, said } from '@bocage/online/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { say } from '../src/game/say.ts';
import { principal } from '../src/people/principal.ts';
import { choose, key, look, pair, rig } from './rig.ts';

const COUNT = Number(process.env.FUZZ ?? 4_000);

describe('fuzzed messages', () => {
  it(
    'of a stranger, of the wrong seat, for another position, twice: not one is taken',
    async () => {
      const r = await rig('sqlite');
      const { house } = r.serving;
      const at = await pair(r);
      const other = await pair(r);
      for (const [who, name] of [
        [at.a, 'advance 1'],
        [at.b, 'advance 4'],
        [at.a, 'advance 1'],
        [at.b, 'advance 4'],
      ] as const)
        await choose(who, at.id, name);
      const before = await look(at.a, at.id);
      const who = async (token: string | undefined) =>
        principal(house.base, { cookie: undefined, bearer: token, address: '127.0.0.1' }, house.now());
      const link = await at.a.ask<{ token: string }>(`games/${at.id}/link`, {});
      const people = {
        stranger: await who(undefined),
        right: await who(at.guest.token),
        left: await who(link.token),
        elsewhere: await who(other.guest.token),
      };
      const seed = String(Date.now());
      const g = generator(seed);
      const pick = <T>(list: readonly T[]): T => list[randomBelow(g, list.length)] as T;
      const names = [
        'advance 1',
        'advance 2',
        'advance 4',
        'rest',
        'attack',
        'c1',
        'c9',
        'back 1',
        'back 4',
        '',
        'x'.repeat(300),
        '__proto__',
        "'; drop table games; --",
      ];
      const used = (await house.base.db.selectFrom('entries').select('key').where('game', '=', at.id).execute()).map(
        (e) => e.key,
      );
      let parsed = 0;
      for (let i = 0; i < COUNT; i++) {
        const stale = {
          at: randomBelow(g, Math.max(1, before.seq)),
          hash: pick(['0000000000000000', 'ffffffffffffffff']),
        };
        const fresh = { at: before.seq, hash: before.hash };
        // What would be legal is left out: the left side's own choice for the present position.
        const [speaker, message] = pick([
          [
            'stranger',
            {
              t: pick(['choose', 'undo', 'resign', 'offer', 'claim', 'hand', 'team', 'plan', 'open', 'answer']),
              ...fresh,
              names: [pick(names)],
              to: randomBelow(g, 6),
              kind: pick(['takeback', 'draw', 'stop', 'rules', 'substitute']),
              how: pick(['any', 'turns', 'vote']),
              what: pick(['win', 'void', 'computer', 'substitute']),
              step: 'turn',
              name: 'rest',
              offer: randomBelow(g, 9),
              yes: true,
              salt: 'a'.repeat(64),
            },
          ],
          [
            'elsewhere',
            {
              t: pick(['choose', 'resign', 'offer', 'undo', 'team']),
              ...fresh,
              names: [pick(names)],
              to: 0,
              kind: 'draw',
              how: 'vote',
            },
          ],
          ['right', { t: 'choose', ...fresh, names: [pick(names)] }],
          [
            'right',
            {
              t: pick(['undo', 'claim', 'open', 'answer']),
              what: pick(['win', 'substitute']),
              ...fresh,
              to: randomBelow(g, 6),
              offer: randomBelow(g, 20),
              yes: pick([true, false]),
              salt: 'b'.repeat(64),
            },
          ],
          ['left', { t: 'choose', ...stale, names: [pick(names)] }],
          ['left', { t: 'choose', ...fresh, names: [pick(['advance 4', 'c1', 'back 1', 'dance', 'advance 99'])] }],
          ['left', { t: 'choose', ...fresh, key: pick(used), names: [pick(['advance 2', 'rest', 'attack'])] }],
          [
            'left',
            {
              t: pick(['claim', 'answer', 'open']),
              ...fresh,
              offer: randomBelow(g, 20),
              yes: true,
              salt: 'c'.repeat(64),
            },
          ],
          ['left', damaged(g)],
        ] as const);
        const read = v.safeParse(said, { key: key(), game: at.id, ...message });
        if (!read.success) continue;
        parsed++;
        const answer = await say(house, people[speaker], read.output);
        // What was said before may be said again, and to look at a table or to talk changes nothing.
        const replayed = ('key' in message || ['seen', 'chat', 'note'].includes(read.output.t)) && answer.t === 'done';
        if (answer.t === 'done' && !replayed)
          throw new Error(`seed ${seed}: taken ${speaker} ${JSON.stringify(message)}`);
      }
      expect(parsed).toBeGreaterThan(COUNT / 2);
      expect(await look(at.a, at.id), `seed ${seed}`).toMatchObject({
        seq: before.seq,
        n: before.n,
        hash: before.hash,
      });
    },
    Math.max(60_000, 10 * COUNT),
  );

  it('damaged texts are refused in a sentence, and never a mistake of ours', async () => {
    const g = generator(String(Date.now()));
    for (let i = 0; i < 20_000; i++) {
      const value = damaged(g);
      const read = v.safeParse(incoming, value);
      expect(typeof read.success).toBe('boolean');
    }
  });
});

/** A message with parts missing, exchanged or of another kind. */
function damaged(g: ReturnType<typeof generator>): Record<string, unknown> {
  const values: unknown[] = [
    null,
    undefined,
    -1,
    1e21,
    Number.NaN,
    '',
    'x',
    [],
    {},
    true,
    [['a']],
    { t: 'choose' },
    '\u0000',
    'é'.repeat(50),
  ];
  const some = (): unknown => values[randomBelow(g, values.length)];
  const fields = [
    't',
    'game',
    'key',
    'at',
    'hash',
    'names',
    'to',
    'kind',
    'offer',
    'yes',
    'salt',
    'text',
    'v',
    'follow',
    'what',
    'player',
  ];
  const message: Record<string, unknown> = {
    t: ['choose', 'undo', 'hello', 'chat', 'seen', 'nothing'][randomBelow(g, 6)],
  };
  for (let i = 0; i < 6; i++) message[fields[randomBelow(g, fields.length)] ?? ''] = some();
  return message;
}
