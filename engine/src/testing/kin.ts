// Kinds of faults that play has found, each as a check for every position of every game: movements told the wrong way round,
// decisions passed over in silence, refusals that speak of the phase that is on, choices that point elsewhere.
import { Recorder } from '../chance.ts';
import { normal } from '../compose.ts';
import { choiceBuffer } from '../contract/choices.ts';
import type { Game } from '../contract/play.ts';
import type { GameEvent, Reason } from '../contract/words.ts';
import { hashState } from '../hash.ts';
import { DEPTH, type State } from '../state.ts';
import { type Fault, fault, where } from './inspect.ts';

const tried = choiceBuffer();

/** What a choice brings must be told as it is: where pieces go, and what nobody was asked. */
export function inspectTelling<E extends GameEvent>(game: Game<E>, s: State, choice: number): Fault | undefined {
  return inspectMoves(game, s, choice) ?? inspectPassedOver(game, s, choice);
}

/** Where each piece stands, as a seat sees it, and how many of its like stand there. */
function standing<E extends GameEvent>(game: Game<E>, s: State, seat: number) {
  const at = new Map<string, string>();
  const like = new Map<string, string>();
  const equals = new Map<string, number>();
  for (const place of game.board(game.view(s, seat), seat).places) {
    for (const piece of place.pieces) {
      const kind = `${piece.seat} ${piece.name}`;
      at.set(piece.id, place.id);
      like.set(piece.id, kind);
      equals.set(`${place.id} ${kind}`, (equals.get(`${place.id} ${kind}`) ?? 0) + 1);
    }
  }
  return { at, count: (place: string, piece: string): number => equals.get(`${place} ${like.get(piece)}`) ?? 0 };
}

/** A piece that stands elsewhere than before is told, and the last place of an event that names it is where it stands. */
function inspectMoves<E extends GameEvent>(game: Game<E>, s: State, choice: number): Fault | undefined {
  const after = s.slice();
  const events: E[] = [];
  game.apply(after, choice, new Recorder(), (event) => events.push(event));
  for (let seat = 0; seat < game.seats.length; seat++) {
    const then = standing(game, s, seat);
    const now = standing(game, after, seat);
    for (const [piece, place] of now.at) {
      const from = then.at.get(piece);
      if (from === undefined || from === place) continue;
      // Equal counters may be numbered anew: if one of its like has taken its place, nothing has moved.
      if (now.count(from, piece) >= then.count(from, piece)) continue;
      const told = events.flatMap(({ pieces, places }) => (pieces?.includes(piece) ? [places ?? []] : []));
      if (told.some((places) => places[places.length - 1] === place)) continue;
      const ways = told.map((places) => places.join(' ')).join(', ');
      const as = told.length === 0 ? 'no event names it' : `it is told as ${ways}`;
      return fault(
        'a movement ends where its piece stands',
        `${where(game, s)}, '${game.name(s, choice)}': ${piece} goes from ${from} to ${place}, but ${as}`,
      );
    }
  }
  return undefined;
}

/** Whoever is not asked, because there was nothing to choose, is told; and what he would have tried has an answer. */
function inspectPassedOver<E extends GameEvent>(game: Game<E>, s: State, choice: number): Fault | undefined {
  const property = 'what is passed over is told';
  const after = s.slice();
  for (const { step, seat, told, tried } of game.passedOver(after, choice, new Recorder())) {
    const at = `${where(game, s)}, '${game.name(s, choice)}': ${step}`;
    if (!told) return fault(property, `${at} is passed over without a word`);
    // While somebody else decides, whoever was passed over is told whose turn it is.
    if (after[DEPTH] === 0 || game.seat(after) !== seat) continue;
    const unknown = tried.find((name) => game.verdict(after, name).kind === 'unknown');
    if (unknown !== undefined) return fault(property, `${at} is passed over, and 'why' knows nothing of '${unknown}'`);
  }
  return undefined;
}

/** The phase that is on, where the facts of a game name it. */
function phaseOf<E extends GameEvent>(game: Game<E>, s: State): unknown {
  const seat = Math.max(0, game.seat(s));
  const facts = game.facts(game.view(s, seat), seat);
  return typeof facts === 'object' && facts !== null && 'phase' in facts ? facts.phase : undefined;
}

/** A refusal that sends somebody to a phase (`data.phase`) is never given in that phase, nor for a verb that can be tried here. */
export function inspectPhases<E extends GameEvent>(game: Game<E>, s: State): Fault | undefined {
  const phase = phaseOf(game, s);
  const bad = (name: string, { text }: Reason, why: string): Fault =>
    fault('no refusal names the phase that is on', `${where(game, s)}: '${name}' is refused ${why}: ${text}`);
  const here = new Set<string>();
  const codes = new Set([0]);
  const n = game.attempts(s, tried);
  for (let i = 0; i < n; i++) {
    const name = game.name(s, tried[i]);
    here.add(normal(name).split(' ')[0]);
    const code = game.refuse(s, tried[i]);
    if (codes.has(code)) continue;
    codes.add(code);
    const reason = game.reason(s, tried[i], code);
    if (reason.data?.phase !== undefined && reason.data.phase === phase) return bad(name, reason, 'in its own phase');
  }
  for (const [verb, reason] of Object.entries(game.verbs)) {
    if (here.has(verb)) continue;
    if (reason.data?.phase !== undefined && reason.data.phase === phase) return bad(verb, reason, 'in its own phase');
  }
  // One verb that can be tried here, with something that it cannot name: each in turn, as the game goes on.
  const verbs = [...here].filter((verb) => game.verbs[verb] !== undefined);
  const verb = verbs[hashState(s).charCodeAt(0) % verbs.length];
  const verdict = verb === undefined ? undefined : game.verdict(s, `${verb} ~`);
  return verdict?.kind === 'refused' ? bad(`${verb} ~`, verdict.reason, 'as if it did not belong here') : undefined;
}

/** The map marks what a question and its choices name: places of the board; and what is selected stands where the choice points. */
export function inspectPointing<E extends GameEvent>(game: Game<E>, s: State): Fault | undefined {
  const seat = game.seat(s);
  const bad = (text: string): Fault => fault('a choice points to what is there', `${where(game, s)}: ${text}`);
  const at = new Map<string, string>();
  const places = new Set<string>();
  for (const place of game.board(game.view(s, seat), seat).places) {
    places.add(place.id);
    for (const piece of place.pieces) at.set(piece.id, place.id);
  }
  const nowhere = (named: readonly string[] = []): string | undefined => named.find((place) => !places.has(place));
  const asked = nowhere(game.decision(s)?.prompt.places);
  if (asked !== undefined) return bad(`the question points to '${asked}', which is no place of the board`);
  const n = game.choices(s, tried);
  for (let i = 0; i < n; i++) {
    const about = game.describe(s, tried[i]);
    const lost = nowhere(about.places);
    if (lost !== undefined)
      return bad(`'${game.name(s, tried[i])}' points to '${lost}', which is no place of the board`);
    if (about.mark !== 'select' || about.places === undefined) continue;
    for (const piece of about.pieces ?? []) {
      const place = at.get(piece);
      if (place !== undefined && !about.places.includes(place))
        return bad(`'${game.name(s, tried[i])}' points to ${about.places.join(', ')}, but ${piece} stands in ${place}`);
    }
  }
  return undefined;
}
