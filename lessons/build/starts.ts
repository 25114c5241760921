// Brings starts.json up to date: each position as its slots, so that clients open it without reading a text.
// `node lessons/build/starts.ts` writes them; the tests say when they are out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame } from '@bocage/catalogue';
import { type Game, parsePosition } from '@bocage/engine';
import { slotsOf } from '@bocage/lessons';

const DATA = new URL('../data/', import.meta.url);

async function gameOf(id: string): Promise<Game> {
  const game = (await findGame(id)?.load())?.create();
  if (game === undefined || !('openPosition' in game)) throw new Error(`there is no game '${id}'`);
  return game;
}

/** The content of a game's starts.json, made of its positions. */
export async function startsOf(id: string): Promise<string> {
  const game = await gameOf(id);
  const folder = new URL(`${id}/positions/`, DATA);
  const first = (JSON.parse(readFileSync(new URL(`${id}/first.json`, DATA), 'utf8')) as { position: string }).position;
  const rows = readdirSync(folder)
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const position = parsePosition(text);
      if ('text' in position) throw new Error(`${file}, line ${position.line}: ${position.text}`);
      const state = game.openPosition(position, '0');
      if ('text' in state) throw new Error(`${file}, line ${state.line}: ${state.text}`);
      const name = file.replace(/\.txt$/, '');
      const { options } = position;
      // A first game is saved like any other, and a saved game begins with the text.
      const start = { options, slots: slotsOf(state), ...(name === first && { text }) };
      return `  ${JSON.stringify(name)}: ${JSON.stringify(start)}`;
    });
  return `{\n${rows.join(',\n')}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const id of readdirSync(DATA)) writeFileSync(new URL(`${id}/starts.json`, DATA), await startsOf(id));
}
