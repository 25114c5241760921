// Positions: any situation as a small text, with only what differs from the set-up.
import { seeded } from './chance.ts';
import { choiceBuffer } from './contract/choices.ts';
import type { Game } from './contract/play.ts';
import type { LineProblem, PositionText } from './contract/tools.ts';
import type { GameEvent } from './contract/words.ts';
import { brief, nearest } from './did-you-mean.ts';
import { oneSpaced, POSITION_LIMITS, readLines } from './lines.ts';
import { chosenOptions, type OptionValues, parseOptions } from './options.ts';
import { seed as seedGenerator } from './random.ts';
import { DEPTH, POSITION_FORMAT, type State } from './state.ts';
import { W } from './words/files.ts';

const HEAD = `bocage position ${POSITION_FORMAT}`;
/** Set-ups may roll dice; positions are differences from the set-up with this seed. */
const BASE_SEED = '0';

/** Writes a position: the header, then every line that the set-up does not have. */
export function writePosition<E extends GameEvent>(game: Game<E>, s: State): string {
  const options = chosenOptions(game.options, s);
  return [HEAD, `game: ${game.id}`, ...optionLine(options), ...positionLines(game, s, options)].join('\n').concat('\n');
}

function optionLine(options: OptionValues): string[] {
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  return chosen.length === 0 ? [] : [`options: ${chosen.join(' ')}`];
}

/** The lines of a position that differ from the set-up with the same options. */
export function positionLines<E extends GameEvent>(game: Game<E>, s: State, options: OptionValues): string[] {
  const start = game.setup(options, BASE_SEED, seeded);
  if (typeof start === 'string') throw new Error(start);
  const before = new Map(game.writePosition(start));
  return game
    .writePosition(s)
    .filter(([key, value]) => before.get(key) !== value)
    .map(([key, value]) => `${key}: ${value}`);
}

/** Reads the outer form of a position: header, game, options, lines. `#` begins a remark. */
export function parsePosition(text: string): PositionText | LineProblem {
  const all = readLines(text, POSITION_LIMITS);
  if ('text' in all) return all;
  let game = '';
  const options = new Map<string, string>();
  const lines: { key: string; value: string; line: number }[] = [];
  let head = false;
  for (let i = 0; i < all.length; i++) {
    const line = i + 1;
    const stripped = oneSpaced(withoutRemark(all[i]));
    if (stripped === '') continue;
    if (!head) {
      if (!stripped.startsWith('bocage position ')) return { line, text: W.notPosition(HEAD) };
      if (stripped !== HEAD) return { line, text: W.newerPosition(brief(stripped), HEAD) };
      head = true;
      continue;
    }
    const colon = stripped.indexOf(':');
    if (colon < 1) return { line, text: W.notKeyValue(brief(stripped)) };
    const key = stripped.slice(0, colon).trim();
    const value = stripped.slice(colon + 1).trim();
    if (value === '') return { line, text: W.noValue(brief(key)) };
    if (key === 'game') game = value;
    else if (key === 'options') {
      const problem = parseOptions(value, options);
      if (problem !== undefined) return { line, text: problem };
    } else lines.push({ key, value, line });
  }
  if (!head) return { line: 1, text: W.empty };
  if (game === '') return { line: all.length, text: W.noGameLine };
  return { game, options: Object.fromEntries(options), lines };
}

/** `#` begins a remark, at the start of a line or behind white space. */
function withoutRemark(line: string): string {
  for (let at = line.indexOf('#'); at >= 0; at = line.indexOf('#', at + 1)) {
    if (at === 0 || /\s/.test(line[at - 1])) return line.slice(0, at);
  }
  return line;
}

/** The state that a position describes; the set-up with its lines put into effect, and checked. */
export function loadPosition<E extends GameEvent>(
  game: Game<E>,
  position: PositionText,
  seed: string,
): State | LineProblem {
  // The set-up that positions are written against, whatever its dice: only then does the seed of this game take over.
  const s = game.setup(position.options, BASE_SEED, seeded);
  if (typeof s === 'string') return { line: 1, text: s };
  seedGenerator(s, seed);
  const keys = game.writePosition(s).map(([key]) => key);
  // The stack comes last: friendly keys (phase, turn) may set it, an explicit one overrides them.
  const ordered = [...position.lines].sort(
    (a, b) => Number(a.key === 'stack') - Number(b.key === 'stack') || a.line - b.line,
  );
  for (const { key, value, line } of ordered) {
    const problem = guarded(() => game.readPosition(s, key, value));
    if (problem === undefined) continue;
    const near = keys.includes(key) ? '' : nearest(key, keys);
    return { line, text: W.lineProblem(brief(key), brief(problem, 300), near) };
  }
  const last = position.lines[position.lines.length - 1]?.line ?? 1;
  const unfinished = guarded(() => game.finishPosition(s));
  if (unfinished !== undefined) return { line: last, text: unfinished };
  const wrong = guarded(() => game.problems(s)[0]);
  if (wrong !== undefined) return { line: last, text: W.cannotExist(wrong) };
  if (s[DEPTH] === 0) return { line: last, text: W.nobodyDecides };
  if (!playable(game, s)) {
    const line = position.lines.find(({ key }) => key === 'stack')?.line ?? last;
    return { line, text: W.nothingToChoose };
  }
  return s;
}

/** What is written by hand may hold numbers that no rule expects: a rule that stumbles over them says that it is wrong. */
function guarded(read: () => string | undefined): string | undefined {
  try {
    return read();
  } catch {
    return W.noRuleKnows;
  }
}

/** Whether the decision on top of the stack can be put, and everything shown and said that a table shows and says of it. */
function playable<E extends GameEvent>(game: Game<E>, state: State): boolean {
  const s = state.slice();
  try {
    const seat = game.seat(s);
    const choices = choiceBuffer();
    const n = game.choices(s, choices);
    if (game.seats[seat] === undefined || n < 1 || game.decision(s) === undefined) return false;
    const view = game.view(s, seat);
    game.board(view, seat);
    game.draw(view, seat);
    for (let i = 0; i < n; i++) {
      if (game.name(s, choices[i]) === '') return false;
      game.describe(s, choices[i]);
      game.odds(s, choices[i]);
      game.warnings(s, choices[i]);
    }
    return true;
  } catch {
    return false;
  }
}
