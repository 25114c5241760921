// Content packs: a game's data is a set of values with a schema; a pack overrides any part and is named by its hash.
import { type Content, type ContentSpec, contentHash } from './content.ts';
import { check, isObject, merge, type Problem, type Schema, strangers } from './schema.ts';

/** Every problem of a game's own data; a test in each game asserts that there are none. */
export function dataProblems<D>(spec: ContentSpec<D>): readonly Problem[] {
  const problems = check(spec.schema, spec.data);
  return problems.length > 0 ? problems : (spec.consistent?.(spec.data) ?? []);
}

/** The content with a pack laid over it, or everything that is wrong with the pack. */
export function withPack<D>(spec: ContentSpec<D>, pack: unknown): Content<D> | readonly Problem[] {
  if (!isObject(pack)) return [{ path: '', text: 'a pack is an object with the fields bocage-pack, game, name, data' }];
  const head = check(PACK, { ...pack, data: {} });
  if (head.length > 0) return head;
  if (pack.game !== spec.game) {
    return [{ path: 'game', text: `this pack is for '${String(pack.game)}', not for '${spec.game}'` }];
  }
  if (!/^[^\s\p{Cc}](?:[^\p{Cc}]{0,58}[^\s\p{Cc}])?$/u.test(String(pack.name))) {
    return [{ path: 'name', text: 'must be one line of 1 to 60 characters: the score writes it in its head' }];
  }
  const change = pack.data;
  const problems = [...check(spec.schema, change, 'data', true), ...strangers(spec.schema, spec.data, change, 'data')];
  if (problems.length > 0) return unique(problems);
  const name = String(pack.name);
  const data = merge(spec.schema, spec.data, change, `pack: ${name}`) as D;
  const left = check(spec.schema, data, 'data');
  if (left.length > 0) return left;
  const inconsistent = spec.consistent?.(data) ?? [];
  if (inconsistent.length > 0) return inconsistent;
  return { name, hash: contentHash(data, spec.unread), data };
}

const PACK: Schema = {
  type: 'record',
  fields: {
    'bocage-pack': { type: 'int', min: 1, max: 1 },
    game: { type: 'text' },
    name: { type: 'text' },
    about: { type: 'text' },
    data: { type: 'record', fields: {}, optional: [] },
  },
  optional: ['about'],
};

function unique(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter((p, i) => problems.findIndex((q) => q.path === p.path && q.text === p.text) === i);
}
