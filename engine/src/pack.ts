// Content packs: a game's data is a set of values with a schema; a pack overrides any part and is named by its hash.
import { BUILT_IN, type Content, type ContentSpec, contentHash } from './content.ts';
import { brief } from './did-you-mean.ts';
import { check, isObject, MOST_PROBLEMS, merge, type Problem, type Schema, strangers } from './schema.ts';
import { W } from './words/content.ts';

/** Every problem of a game's own data; a test in each game asserts that there are none. */
export function dataProblems<D>(spec: ContentSpec<D>): readonly Problem[] {
  const problems = check(spec.schema, spec.data);
  if (problems.length > 0) return problems;
  return [...(spec.consistent?.(spec.data) ?? []), ...(spec.playable?.(spec.data) ?? [])];
}

/** The content with a pack laid over it, or everything that is wrong with the pack. */
export function withPack<D>(spec: ContentSpec<D>, pack: unknown): Content<D> | readonly Problem[] {
  if (!isObject(pack)) return [{ path: '', text: W.packForm }];
  if (typeof pack.name === 'string' && !/^[^\s\p{Cc}](?:[^\p{Cc}]{0,58}[^\s\p{Cc}])?$/u.test(pack.name)) {
    return [{ path: 'name', text: W.packName }];
  }
  const head = check(PACK, { ...pack, data: {} });
  if (head.length > 0) return head;
  if (pack.game !== spec.game) {
    return [{ path: 'game', text: W.packOfOtherGame(brief(String(pack.game)), spec.game) }];
  }
  if (pack.name === BUILT_IN) {
    return [{ path: 'name', text: W.packNameTaken(BUILT_IN) }];
  }
  const change = pack.data;
  const problems = [...check(spec.schema, change, 'data', true), ...strangers(spec.schema, spec.data, change, 'data')];
  if (problems.length > 0) return distinct(problems);
  const name = String(pack.name);
  const data = merge(spec.schema, spec.data, change, `pack: ${name}`) as D;
  const left = check(spec.schema, data, 'data');
  if (left.length > 0) return left;
  const inconsistent = inconsistencies(spec, data);
  if (inconsistent.length > 0) return inconsistent.slice(0, MOST_PROBLEMS);
  return { name, hash: contentHash(data, spec.unread), data };
}

/** A rule of what must go together may rest on another one that a pack breaks: then that is what is wrong. */
function inconsistencies<D>(spec: ContentSpec<D>, data: D): readonly Problem[] {
  try {
    return spec.consistent?.(data) ?? [];
  } catch (error) {
    const why = error instanceof Error ? error.message : W.noRuleFits;
    return [{ path: 'data', text: W.doesNotHoldTogether(why) }];
  }
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

function distinct(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    if (seen.size < MOST_PROBLEMS) seen.set(`${problem.path}\n${problem.text}`, problem);
  }
  return [...seen.values()];
}
