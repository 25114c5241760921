// Makes candidates for puzzles of Sherman Leader: last attacks of small Battles, drawn at random and computed exactly. Kept are those in
// which one target is clearly best and another one has the higher chance on its button. `node lessons/build/make-battles.ts SEED SECONDS`
// writes one a line, as JSON.
import { findGame } from '@bocage/catalogue';
import { type Game, type Generator, generator, parsePosition, randomBelow, type State, seeded } from '@bocage/engine';
import { worths } from './exact-battle.ts';

const ENEMIES = ['Pz IV', 'StuG', 'Pz III', 'A. Car', 'Rifle', 'MG', 'Truck', 'Mortar', 'AT Gun', 'Halftrack'];
const OURS = [
  '042 Eandi average',
  '931 Kolchak average',
  '902 Reisner green',
  '901 Alvarez skilled',
  '501 Blair green',
];
const FRONT = ['21', '22', '23', '24', '31', '32', '33', '34', '41', '42', '43', '44'];
const REAR = ['41', '42', '43', '44', '51', '52', '53', '54', '61', '62', '63'];
/** Bare hexes are the most frequent. */
const GROUND = ['-', '-', '-', '-', 'L', 'H', 'B'];
/** How far the best target must lead, in VP. */
const LEAD = 0.1;
const [seed = '1', seconds = '60'] = process.argv.slice(2);

function one(g: Generator, list: readonly string[]): string {
  return list[randomBelow(g, list.length)] ?? '';
}

/** A Battle against the Scout Force in its last Slow step. */
function battle(g: Generator): string {
  const at = new Map<string, string[]>();
  const put = (hex: string, unit: string): void => void at.set(hex, [...(at.get(hex) ?? []), unit]);
  const first = randomBelow(g, OURS.length);
  for (let i = 0; i < 1 + randomBelow(g, 2); i++) put(one(g, REAR), OURS[(first + i) % OURS.length] ?? '');
  for (let i = 0; i < 3 + randomBelow(g, 4); i++) put(one(g, FRONT), one(g, ENEMIES));
  const rows = Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => one(g, GROUND)).join(''));
  return [
    'bocage position 1',
    'game: sherman-leader',
    'options: campaign=SI43 mode=battle',
    'target: 10A',
    'turn: 5 of 5',
    `terrain: ${rows.join('/')}`,
    ...[...at].map(([hex, units]) => `at ${hex}: ${units.join(', ')}`),
    'phase: slow 5',
    '',
  ].join('\n');
}

/** The states in which one of our Units stays and is asked for its target. */
function attacks(game: Game, s: State): readonly { readonly before: string; readonly state: State }[] {
  return ours(game, s).flatMap((name) => {
    const state = s.slice();
    for (const move of [name, 'stay']) {
      const verdict = game.verdict(state, move);
      if (verdict.kind !== 'legal') return [];
      game.apply(state, verdict.choice, seeded);
    }
    return game.decision(state)?.step === 'attack' ? [{ before: `${name}, stay`, state }] : [];
  });
}

function ours(game: Game, s: State): readonly string[] {
  return OURS.map((unit) => `act ${unit.slice(0, 3)}`).filter((name) => game.verdict(s, name).kind === 'legal');
}

function chanceOf(game: Game, s: State, name: string): number {
  const verdict = game.verdict(s, name);
  const results = (verdict.kind === 'legal' ? game.odds(s, verdict.choice)?.results : undefined) ?? [];
  return results.filter((result) => result.good === true).reduce((sum, { chance }) => sum + chance, 0);
}

const game = (await findGame('sherman-leader')?.load())?.create();
if (game === undefined || !('setup' in game)) throw new Error('no game');
const g = generator(seed);
const until = performance.now() + 1_000 * Number(seconds);
while (performance.now() < until) {
  const position = battle(g);
  const parsed = parsePosition(position);
  const opened = 'text' in parsed ? parsed : game.openPosition(parsed, '1');
  if ('text' in opened) continue;
  for (const { before, state } of attacks(game, opened)) {
    const found = worths(game, state).map((way) => ({ ...way, chance: chanceOf(game, state, way.name) }));
    const [best, second] = found.sort((a, b) => b.value - a.value);
    if (best === undefined || second === undefined || best.value - second.value < LEAD) continue;
    if (found.every((way) => way.chance <= best.chance)) continue;
    process.stdout.write(`${JSON.stringify({ before, choices: found, position })}\n`);
  }
}
