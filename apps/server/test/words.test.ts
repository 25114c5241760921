// Words are for people: in a development run the server answers in a language that nobody speaks, and plays the same game.
import { pseudo } from '@bocage/engine/pseudo';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choose, look, pair, rig, tell } from './rig.ts';

beforeEach(() => vi.stubEnv('BOCAGE_PSEUDO', '1'));
afterEach(() => vi.unstubAllEnvs());

/** A word of four letters or more that is still English, outside what a person types. */
const english = (text: string): readonly string[] =>
  text.replaceAll(/'[^']*'|\bsalt\w*|[a-z]+\/\w+/g, ' ').match(/(?<!\p{L})[A-Za-z][a-z]{3,}(?!\p{L})/gu) ?? [];

it('answers, refusals, notices and results speak another language, and the choices stay what they are', async () => {
  const r = await rig('sqlite');
  const { id, a, b } = await pair(r);
  const said: string[] = [];
  const refused = async (asked: Promise<unknown>): Promise<void> => {
    const error = await asked.then(
      () => new Error('was done'),
      (problem: Error) => problem,
    );
    said.push(error.message);
  };
  await refused(choose(b, id, 'advance 1'));
  await refused(tell(a, id, { t: 'undo', to: 9 }));
  await refused(tell(a, id, { t: 'offer', kind: 'takeback' }));
  await refused(a.ask('games', { id: 'abcdefghijkl', game: 'nothing', seats: {}, options: {} }));
  await refused(a.ask('games/unknownunknown'));
  await refused(a.ask('accounts', { name: '*' }));
  await refused(a.ask('nowhere'));
  await choose(a, id, 'advance 1');
  await b.ask('accounts', { name: 'Reader' });
  const { url } = await b.ask<{ url: string }>('feed', {});
  said.push(...((await (await fetch(url)).text()).match(/<title>[^<]*/g) ?? []).map((title) => title.slice(7)));
  await tell(b, id, { t: 'resign' });
  const { result } = await look(a, id);
  said.push(result?.text ?? '', result?.grade ?? '');
  expect(said).toHaveLength(11);
  for (const text of said) {
    expect(text).toMatch(/[âęîøů]/);
    expect(english(text)).toEqual([]);
  }
  expect(said).toContain(pseudo('There is nothing to take back.'));
});
