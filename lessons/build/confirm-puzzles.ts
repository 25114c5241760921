// `node lessons/build/confirm-puzzles.ts GAME`: has the strongest player judge every puzzle of a game at ten times its usual work and
// writes what it found to lessons/confirmed. What was found about the same position by the same player is kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findGame } from '@bocage/catalogue';
import type { Course } from '@bocage/lessons';
import { type Confirmation, judged, opened, positionOf, settingsText, solving, strongest } from './confirm.ts';

const [id = ''] = process.argv.slice(2);
const game = (await findGame(id)?.load())?.create();
if (game === undefined || !('setup' in game)) throw new Error(`there is no game '${id}'`);
const { course } = (await import(`@bocage/lessons/${id}`)) as { course: Course };
const file = new URL(`../confirmed/${id}.json`, import.meta.url);
const known: Record<string, Confirmation> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const settings = settingsText(game, strongest(game));
const found: Record<string, Confirmation> = {};
for (const puzzle of course.puzzles) {
  const state = opened(game, course, puzzle);
  const before = known[puzzle.id];
  const same = before?.position === positionOf(game, state) && before.settings === settings;
  const now = same ? before : judged(game, state, puzzle);
  found[puzzle.id] = now;
  writeFileSync(file, `${JSON.stringify({ ...known, ...found }, undefined, 2)}\n`);
  const verdict = solving(puzzle).has(now.best) ? 'confirmed' : 'NOT confirmed';
  console.log(`${puzzle.id} ${verdict}: ${now.best} ${now.value}, next ${now.next} ${now.nextValue}`);
}
writeFileSync(file, `${JSON.stringify(found, undefined, 2)}\n`);
