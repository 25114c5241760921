// The properties that hold in every position of every game. Each is one function that says what is wrong.
import { type Chance, Recorder, seeded } from '../chance.ts';
import { normal } from '../compose.ts';
import { type Choices, choiceBuffer, MAX_CHOICES } from '../contract/choices.ts';
import type { Game } from '../contract/play.ts';
import type { GameEvent } from '../contract/words.ts';
import { hashState } from '../hash.ts';
import { loadPosition, parsePosition, writePosition } from '../position.ts';
import { generator } from '../random.ts';
import {
  DEPTH,
  FRAME_SIZE,
  FRAMES,
  firstDifference,
  fromJson,
  GENERATOR,
  MAX_DEPTH,
  type State,
  slotName,
  toJson,
} from '../state.ts';

/** What holds in every game. The kernel's tests have a broken game for each, so that none is only words. */
export const PROPERTIES = [
  'choices until the result',
  'every listed choice is accepted',
  'no unlisted choice is accepted',
  'every listed choice can be tried',
  'every refusal has a reason',
  'names are unique',
  'names fit the score',
  'every decision is explained',
  'every event has its text',
  'odds add up to one',
  'odds are true',
  'what is certain happens',
  'a movement ends where its piece stands',
  'what is passed over is told',
  'no refusal names the phase that is on',
  'a choice points to what is there',
  'questions change nothing',
  'state survives JSON',
  'a copy shares nothing',
  'same choice, same state',
  'undo restores the exact state',
  'the score replays',
  'positions survive writing',
  'views hide the generator',
  'views hide what is hidden',
  'choices show nothing hidden',
  'deals are sound',
  'no impossible position',
  'component totals are conserved',
  'frames never leak',
  'every game ends',
  'set-up works',
  'no rule throws',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** A property that does not hold: which one, and what was seen. */
export interface Fault {
  readonly property: Property;
  readonly text: string;
}

const legal = choiceBuffer();
const tried = choiceBuffer();
const other = choiceBuffer();

export function fault(property: Property, text: string): Fault {
  return { property, text };
}

function difference<E extends GameEvent>(game: Game<E>, a: State, b: State): string {
  const at = firstDifference(a, b);
  return `${slotName(game.fields, at)} is ${a[at]} and ${b[at]}`;
}

/** What can be checked at every decision at little cost. */
export function inspectQuickly<E extends GameEvent>(
  game: Game<E>,
  s: State,
  census: readonly number[],
): Fault | undefined {
  const n = game.choices(s, legal);
  if (n < 1) return fault('choices until the result', `${where(game, s)}: there is nothing to choose and no result`);
  if (n > MAX_CHOICES) return fault('choices until the result', `${where(game, s)}: ${n} choices`);
  for (let i = 0; i < n; i++) {
    if (game.refuse(s, legal[i]) !== 0) {
      return fault(
        'every listed choice is accepted',
        `${where(game, s)}: '${game.name(s, legal[i])}' is listed, but refused`,
      );
    }
  }
  for (let at = FRAMES + s[DEPTH] * FRAME_SIZE; at < FRAMES + MAX_DEPTH * FRAME_SIZE; at++) {
    if (s[at] !== 0)
      return fault('frames never leak', `${where(game, s)}: ${slotName(game.fields, at)} is ${s[at]} above the stack`);
  }
  const now = game.census(s);
  for (let i = 0; i < census.length; i++) {
    if (now[i] !== census[i])
      return fault('component totals are conserved', `${where(game, s)}: total ${i} was ${census[i]}, now ${now[i]}`);
  }
  return undefined;
}

/** Everything that can be checked in a position without playing on. */
export function inspect<E extends GameEvent>(game: Game<E>, s: State, seed: string): Fault | undefined {
  const before = s.slice();
  const found =
    inspectNames(game, s) ??
    inspectAttempts(game, s) ??
    inspectWords(game, s) ??
    inspectJson(game, s) ??
    inspectSoundness(game, s) ??
    inspectViews(game, s, seed) ??
    inspectPosition(game, s);
  if (found !== undefined) return found;
  if (firstDifference(before, s) >= 0)
    return fault('questions change nothing', `${where(game, s)}: ${difference(game, before, s)}`);
  return undefined;
}

export function where<E extends GameEvent>(game: Game<E>, s: State): string {
  return s[DEPTH] === 0 ? 'game over' : (game.decision(s)?.step ?? '?');
}

function inspectNames<E extends GameEvent>(game: Game<E>, s: State): Fault | undefined {
  const n = game.choices(s, legal);
  const names = new Set<string>();
  for (let i = 0; i < n; i++) {
    const name = game.name(s, legal[i]);
    if (/[,;[\]#\r\n]/.test(name) || name.trim() !== name || name === '') {
      return fault('names fit the score', `${where(game, s)}: '${name}' cannot stand in a score`);
    }
    if (names.has(normal(name)))
      return fault('names are unique', `${where(game, s)}: two choices are called '${name}'`);
    names.add(normal(name));
  }
  return undefined;
}

/** No unlisted choice is accepted, and every refusal has its rule and sentence. */
function inspectAttempts<E extends GameEvent>(game: Game<E>, s: State): Fault | undefined {
  const n = game.choices(s, legal);
  const m = game.attempts(s, tried);
  const listed = new Set(legal.subarray(0, n));
  let found = 0;
  for (let i = 0; i < m; i++) {
    const code = game.refuse(s, tried[i]);
    if (listed.has(tried[i])) {
      found++;
      continue;
    }
    const name = game.name(s, tried[i]);
    if (code === 0)
      return fault('no unlisted choice is accepted', `${where(game, s)}: '${name}' is not listed, but not refused`);
    const reason = game.reason(s, tried[i], code);
    if (reason.rule === '' || reason.text === '')
      return fault('every refusal has a reason', `${where(game, s)}: '${name}' is refused without one`);
    if (i % 7 === 0) {
      const verdict = game.verdict(s, name);
      // An illegal attempt may share its words with a legal choice only if it is that choice.
      if (verdict.kind === 'unknown')
        return fault('every refusal has a reason', `${where(game, s)}: '${name}' is unknown to the verdict`);
      game.attempts(s, tried);
    }
  }
  return found < n
    ? fault('every listed choice can be tried', `${where(game, s)}: ${n - found} legal choices are no attempts`)
    : undefined;
}

/** Descriptions, prompts, odds and the board say something and contradict nothing. */
function inspectWords<E extends GameEvent>(game: Game<E>, s: State): Fault | undefined {
  const decision = game.decision(s);
  if (decision === undefined) return fault('choices until the result', 'no decision and no result');
  if (decision.prompt.ask === '' || decision.prompt.wait === '' || decision.rule === '') {
    return fault('every decision is explained', `${where(game, s)}: prompt or rule is empty`);
  }
  const n = game.choices(s, legal);
  for (let i = 0; i < n; i++) {
    const described = game.describe(s, legal[i]);
    if (described.label === '' || described.rule === '') {
      return fault(
        'every decision is explained',
        `${where(game, s)}: '${game.name(s, legal[i])}' has no label or rule`,
      );
    }
    const odds = game.odds(s, legal[i]);
    const sum = odds?.results.reduce((total, r) => total + r.chance, 0) ?? 1;
    if (Math.abs(sum - 1) > 1e-9)
      return fault('odds add up to one', `${where(game, s)}: '${game.name(s, legal[i])}' has ${sum}`);
    game.warnings(s, legal[i]);
  }
  return undefined;
}

function inspectJson<E extends GameEvent>(game: Game<E>, s: State): Fault | undefined {
  const back = fromJson(JSON.parse(JSON.stringify(toJson(s))), game.size);
  if (typeof back === 'string') return fault('state survives JSON', back);
  return firstDifference(s, back) < 0 ? undefined : fault('state survives JSON', difference(game, s, back));
}

function inspectSoundness<E extends GameEvent>(game: Game<E>, s: State): Fault | undefined {
  const problems = game.problems(s);
  return problems.length === 0 ? undefined : fault('no impossible position', `${where(game, s)}: ${problems[0]}`);
}

/** Views, choices and boards do not change when only hidden things change; what is dealt is sound. */
function inspectViews<E extends GameEvent>(game: Game<E>, s: State, seed: string): Fault | undefined {
  const decider = game.seat(s);
  for (let seat = 0; seat < game.seats.length; seat++) {
    const view = game.view(s, seat);
    for (let i = 0; i < 4; i++)
      if (view[GENERATOR + i] !== 0) return fault('views hide the generator', `seat ${seat} sees it`);
    const dealt = game.deal(view, seat, generator(seed));
    const again = game.view(dealt, seat);
    const shown = `${where(game, s)}, seat ${game.seats[seat].id}`;
    if (firstDifference(view, again) >= 0)
      return fault('views hide what is hidden', `${shown}: ${difference(game, view, again)} after a new deal`);
    const problems = game.problems(dealt);
    if (problems.length > 0) return fault('deals are sound', `${shown}: ${problems[0]}`);
    if (
      JSON.stringify(game.board(view, seat)) !== JSON.stringify(game.board(again, seat)) ||
      game.draw(view, seat) === ''
    ) {
      return fault('views hide what is hidden', `${shown}: the board changes after a new deal`);
    }
    // Programs read the facts: they must not know more than the board says.
    if (JSON.stringify(game.facts(view, seat)) !== JSON.stringify(game.facts(again, seat)))
      return fault('views hide what is hidden', `${shown}: the facts change after a new deal`);
    if (seat !== decider) continue;
    const n = game.choices(s, legal);
    const m = game.choices(dealt, other);
    if (n !== m || !same(legal, other, n))
      return fault('choices show nothing hidden', `${shown}: the choices change after a new deal`);
  }
  return undefined;
}

function same(a: Choices, b: Choices, n: number): boolean {
  for (let i = 0; i < n; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** A position written and read again is the same, but for the generator. */
function inspectPosition<E extends GameEvent>(game: Game<E>, s: State): Fault | undefined {
  const text = writePosition(game, s);
  const parsed = parsePosition(text);
  if ('text' in parsed) return fault('positions survive writing', `line ${parsed.line}: ${parsed.text}`);
  const back = loadPosition(game, parsed, '0');
  if ('text' in back)
    return fault('positions survive writing', `${where(game, s)}: line ${back.line}: ${back.text}\n${text}`);
  back.set(s.subarray(GENERATOR, GENERATOR + 4), GENERATOR);
  return firstDifference(s, back) < 0
    ? undefined
    : fault('positions survive writing', `${where(game, s)}: ${difference(game, s, back)}\n${text}`);
}

/** Plays a choice on a copy in several ways that must all end in the same state. */
export function inspectApply<E extends GameEvent>(game: Game<E>, s: State, choice: number): Fault | undefined {
  const before = hashState(s);
  const name = game.name(s, choice);
  const silent = s.slice();
  run(game, silent, choice, seeded);
  if (hashState(s) !== before) return fault('a copy shares nothing', `'${name}' played on a copy changes the original`);
  const told = s.slice();
  const recorder = new Recorder();
  const events: E[] = [];
  game.apply(told, choice, recorder, (e) => events.push(e));
  if (firstDifference(silent, told) >= 0)
    return fault('same choice, same state', `'${name}': ${difference(game, silent, told)} with somebody listening`);
  for (const event of events)
    if (game.say(event) === '') return fault('every event has its text', `'${name}' tells ${event.kind}`);
  const replayed = s.slice();
  run(game, replayed, choice, new Recorder(recorder.outcomes));
  if (firstDifference(silent, replayed) >= 0)
    return fault('same choice, same state', `'${name}': ${difference(game, silent, replayed)} from its record`);
  return undefined;
}

function run<E extends GameEvent>(game: Game<E>, s: State, choice: number, chance: Chance): void {
  game.apply(s, choice, chance);
}
