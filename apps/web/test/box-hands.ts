// Random packs as a person would make them: fields of the form filled with what their kind allows, taken back where the form objects.
import { findGame, type LoadedGame } from '@bocage/catalogue';
import { type Game, generator, randomBelow, type Schema } from '@bocage/engine';
import { fuzz } from '@bocage/engine/testing';
import { type Draft, enter, newDraft, packOf } from '../src/editor/draft.ts';
import { type Content, form, openFields, valueAt } from '../src/editor/fields.ts';
import { show } from '../src/editor/values.ts';

export const GAMES = ['rudders-line', 'credentials', 'sherman-leader'] as const;

export async function contentOf(id: string): Promise<{ readonly content: Content; readonly loaded: LoadedGame }> {
  const listed = findGame(id);
  const [loaded, about] = await Promise.all([listed?.load(), listed?.loadBox?.()]);
  if (loaded === undefined || about === undefined) throw new Error(`${id} has no box`);
  return { loaded, content: { schema: loaded.spec.schema, own: loaded.spec.data, box: about.box } };
}

type Below = (n: number) => number;

/** A value that the form of the field allows; lists and texts are taken from what other rows have there. */
function anyValue(schema: Schema, others: readonly unknown[], below: Below): unknown {
  switch (schema.type) {
    case 'int':
      return schema.min + below(schema.max - schema.min + 1);
    case 'number':
      return schema.min + (below(1001) / 1000) * (schema.max - schema.min);
    case 'bool':
      return below(2) === 1;
    case 'oneOf':
      return schema.values[below(schema.values.length)];
    default:
      return others[below(others.length)];
  }
}

export interface Made {
  readonly draft: Draft;
  readonly game: Game;
  readonly entered: number;
  readonly objected: number;
}

/** A pack of up to `most` entries through the form. */
export function anyPack(content: Content, loaded: LoadedGame, seed: string, most: number): Made {
  const mine = generator(seed);
  const below = (n: number): number => randomBelow(mine, n);
  let draft = newDraft(content, 'x', loaded.spec.game, `random ${seed}`);
  let game = loaded.create(packOf(content, draft));
  let entered = 0;
  let objected = 0;
  for (let i = 0, n = 1 + below(most); i < n; i++) {
    const fields = openFields(form(content, draft.data));
    const field = fields[below(fields.length)];
    if (field === undefined) break;
    const alike = fields.filter((other) => other.label === field.label && other.schema === field.schema);
    const others = alike.map((other) => valueAt(draft.data, other.way));
    const next = enter(draft, field, show(field.schema, anyValue(field.schema, others, below)));
    const pack = packOf(content, next);
    const made = loaded.create(pack);
    if ('setup' in made && loaded.problems(pack).length === 0) {
      [draft, game] = [next, made];
      entered++;
    } else objected++;
  }
  if (!('setup' in game)) throw new Error(`${loaded.spec.game}: ${game[0]?.path} ${game[0]?.text}`);
  return { draft, game, entered, objected };
}

/** Whole random games with the pack, as `bocage pack check` plays them; what went wrong, or undefined. */
export function played(game: Game, seed: string): string | undefined {
  const [failure] = fuzz(game, { games: 1, every: 128, longest: 20_000, shrink: false, seed }).failures;
  return failure === undefined ? undefined : `${failure.property}: ${failure.text}`;
}
