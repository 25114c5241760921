// The kernel's test game as a listed game: with content of its own, so that packs can be tried without a big game.
import { builtIn, type Content, type ContentSpec, compose, type Game, int, record, rows, text } from '@bocage/engine';
import { type SkirmishEvent, skirmishParts } from '@bocage/engine/testing';

interface SkirmishData {
  readonly areas: readonly { readonly id: number; readonly name: string; readonly source: string }[];
}

export const content: ContentSpec<SkirmishData> = {
  game: 'skirmish',
  schema: record({ areas: rows(record({ id: int(1, 5), name: text, source: text }), 'id') }),
  data: { areas: [1, 2, 3, 4, 5].map((id) => ({ id, name: `a${id}`, source: 'made up for tests' })) },
  consistent: ({ areas }) => {
    const twice = areas.find((a, i) => areas.findLastIndex((b) => b.name === a.name) !== i);
    return twice === undefined
      ? []
      : [{ path: `data.areas[id ${twice.id}].name`, text: `another area is called '${twice.name}' too` }];
  },
};

export function createGame({ name, hash, data }: Content<SkirmishData>): Game<SkirmishEvent> {
  return compose({ ...skirmishParts(), tables: { names: data.areas.map((a) => a.name) }, content: { name, hash } });
}

export const { data } = content;

/** Too small to leave anything out. */
export function createPlay(): Game<SkirmishEvent> {
  return createGame(builtIn(content));
}
