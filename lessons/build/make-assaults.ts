// Makes candidates for puzzles of Rudder's Line: the last assault of turn 8, drawn at random and computed exactly. Kept are those in which
// one way is clearly best and another one has the higher chance on its button. `node lessons/build/make-assaults.ts SEED SECONDS` writes one
// a line, as JSON.
import { findGame } from '@bocage/catalogue';
import {
  choiceBuffer,
  type Game,
  type Generator,
  generator,
  parsePosition,
  randomBelow,
  type State,
  seeded,
} from '@bocage/engine';
import { Exact, TooLarge } from './exact.ts';

const STARS = ['3', '5', '6', '7', '26', '30'];
const SPENT = ['squad spent', 'wt spent', 'nco1 spent'];
const GARRISON = ['squad', 'wt', 'squad spent', 'wt spent', 'squad spent', 'nco1 spent', 'wt spent'];
const GROUP = ['squad', 'squad', 'squad', 'nco2', 'nco1', 'bar'];
const LEAD = 0.08;
const MOST_POSITIONS = 2_500;
const [seed = '1', seconds = '60'] = process.argv.slice(2);

function one(g: Generator, list: readonly string[]): string {
  return list[randomBelow(g, list.length)] ?? '';
}

/** Three stars are American, three German, and one American group beside a star has the last go. */
function lastGo(g: Generator, near: ReadonlyMap<string, readonly string[]>): { from: string; position: string } {
  const stars = [...STARS];
  const held = Array.from({ length: 3 }, () => stars.splice(randomBelow(g, stars.length), 1)[0] ?? '');
  const lines = held.map((area) => `area ${area}: US ${one(g, SPENT)}`);
  for (const area of stars)
    lines.push(`area ${area}: GE ${one(g, GARRISON)}${randomBelow(g, 3) === 0 ? `, ${one(g, GARRISON)}` : ''}`);
  const beside = stars
    .flatMap((area) => near.get(area) ?? [])
    .filter((area) => !STARS.includes(area) && /^[0-9]+$/.test(area));
  const from = one(g, beside);
  lines.push(`area ${from}: US ${Array.from({ length: 2 + randomBelow(g, 2) }, () => one(g, GROUP)).join(', ')}`);
  const head = ['bocage position 1', 'game: rudders-line', 'board: empty', 'turn: 8', 'phase: action US'];
  return { from, position: [...head, ...lines, `control US: ${[...held, from].join(' ')}`, ''].join('\n') };
}

/** The area is activated and everybody in it joins the group; the names of these choices. */
function gather(game: Game, s: State, from: string): readonly string[] {
  const names: string[] = [];
  const buffer = choiceBuffer();
  for (let name: string | undefined = `act ${from}`; name !== undefined; ) {
    const verdict = game.verdict(s, name);
    if (verdict.kind !== 'legal') return [];
    game.apply(s, verdict.choice, seeded);
    names.push(name);
    if (game.decision(s)?.step !== 'action/group') break;
    const n = game.choices(s, buffer);
    const unit = buffer.subarray(0, n).find((choice) => game.describe(s, choice).mark === 'select');
    name = unit === undefined ? undefined : game.name(s, unit);
  }
  return names;
}

/** In the last turn only assaults change who holds a star; other moves are looked at for the first step alone. */
export function fights(game: Game): (s: State, choice: number) => boolean {
  return (s, choice) => {
    if (!/^action(\/group|\/move)?$/.test(game.decision(s)?.step ?? '')) return true;
    const { mark } = game.describe(s, choice);
    return mark === 'attack' || mark === 'end';
  };
}

function chanceOf(game: Game, s: State, name: string): number {
  const verdict = game.verdict(s, name);
  const results = (verdict.kind === 'legal' ? game.odds(s, verdict.choice)?.results : undefined) ?? [];
  return results.filter((result) => result.good === true).reduce((sum, { chance }) => sum + chance, 0);
}

async function make(): Promise<void> {
  const game = (await findGame('rudders-line')?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('no game');
  const start = game.setup({}, '0', seeded);
  if (typeof start === 'string') throw new Error(start);
  const { places } = game.facts(game.view(start, 0), 0) as {
    places: readonly { id: string; near: readonly string[] }[];
  };
  const near = new Map(places.map((place) => [place.id, place.near]));
  const g = generator(seed);
  const until = performance.now() + 1_000 * Number(seconds);
  while (performance.now() < until) {
    const { from, position } = lastGo(g, near);
    const parsed = parsePosition(position);
    const s = 'text' in parsed ? parsed : game.openPosition(parsed, '1');
    if ('text' in s) continue;
    const before = gather(game, s, from);
    if (before.length === 0) continue;
    try {
      const exact = new Exact(game, (end) => (game.result(end)?.winner === 0 ? 1 : 0), MOST_POSITIONS, fights(game));
      const found = exact.choices(s).map((way) => ({ ...way, chance: chanceOf(game, s, way.name) }));
      const [best, second] = found.sort((a, b) => b.value - a.value);
      if (best === undefined || second === undefined || best.value - second.value < LEAD) continue;
      if (found.every((way) => way.chance <= best.chance)) continue;
      process.stdout.write(`${JSON.stringify({ before: before.join(', '), choices: found, position })}\n`);
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
    }
  }
}

if (import.meta.main) await make();
