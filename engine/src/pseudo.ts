// A game in a language that nobody speaks: every letter of every sentence is changed, every figure, id and code stays. A client
// that shows the same figures as before reads no words; and every text it shows can be translated.
import type { Chance, Purpose } from './chance.ts';
import type { Box } from './contract/box.ts';
import type { Game, Play, Verdict } from './contract/play.ts';
import type { Gauge } from './contract/player.ts';
import type { Board, Description, GameEvent, Odds, Piece, Prompt, Reason, Result, Term } from './contract/words.ts';
import type { OptionSpec } from './options.ts';
import { pseudo, pseudoWords } from './pseudo-words.ts';
import { storyOf } from './story.ts';

export { pseudo, pseudoWords } from './pseudo-words.ts';

const reason = <R extends Reason>(r: R): R => ({ ...r, text: pseudo(r.text) });

function description(d: Description): Description {
  return { ...d, label: pseudo(d.label), ...(d.cost !== undefined && { cost: pseudo(d.cost) }) };
}

function prompt(p: Prompt): Prompt {
  return { ...p, ask: pseudo(p.ask), wait: pseudo(p.wait), ...(p.why !== undefined && { why: pseudo(p.why) }) };
}

function odds(o: Odds): Odds {
  return {
    ...o,
    title: pseudo(o.title),
    results: o.results.map((r) => ({ ...r, label: pseudo(r.label) })),
    modifiers: o.modifiers.map((m) => ({ ...m, label: pseudo(m.label) })),
    ...(o.expected !== undefined && { expected: pseudo(o.expected) }),
  };
}

function piece(p: Piece): Piece {
  return {
    ...p,
    name: pseudo(p.name),
    ...(p.states !== undefined && { states: p.states.map(pseudo) }),
    ...(p.values !== undefined && {
      values: p.values.map((v) => ({ label: pseudo(v.label), value: pseudo(v.value), source: pseudo(v.source) })),
    }),
    ...(p.carries !== undefined && { carries: p.carries.map(piece) }),
  };
}

function board(b: Board): Board {
  return {
    status: b.status.map(pseudo),
    places: b.places.map((p) => ({
      id: p.id,
      name: pseudo(p.name),
      notes: p.notes.map(pseudo),
      ...(p.sources !== undefined && { sources: p.sources.map(pseudo) }),
      pieces: p.pieces.map(piece),
    })),
    tracks: b.tracks.map((t) => ({ id: t.id, name: pseudo(t.name), value: pseudo(t.value) })),
  };
}

const gauge = (g: Gauge): Gauge => ({ ...g, label: pseudo(g.label), said: (by) => pseudo(g.said(by)) });
const terms = (list: readonly Term[]): readonly Term[] => list.map((t) => ({ ...t, label: pseudo(t.label) }));
const result = (r: Result): Result => ({ ...r, grade: pseudo(r.grade), text: pseudo(r.text) });
const option = (o: OptionSpec): OptionSpec => ({
  ...o,
  label: pseudo(o.label),
  values: o.values.map((v) => ({ ...v, label: pseudo(v.label), text: pseudo(v.text) })),
});

function verdict(v: Verdict): Verdict {
  if (v.kind === 'refused') return { ...v, reason: reason(v.reason) };
  return v.kind === 'unknown' ? { ...v, text: pseudo(v.text) } : v;
}

const purposes = new WeakMap<Purpose, Purpose>();

function purpose(plain: Purpose): Purpose {
  const known = purposes.get(plain) ?? { ...plain, what: pseudo(plain.what) };
  purposes.set(plain, known);
  return known;
}

/** What dice and cards are for is told in the same language. */
const asked = (chance: Chance): Chance => ({
  die: (s, sides, plain) => chance.die(s, sides, purpose(plain)),
  draw: (s, items, n, plain) => chance.draw(s, items, n, purpose(plain)),
});

/** The contents of a box: chapters, what to have at hand, what the fields are called. */
export function pseudoBox({ chapters, labels, fixed }: Box): Box {
  return {
    chapters: chapters.map(({ title, about, parts, ...chapter }) => ({
      ...chapter,
      title: pseudo(title),
      about: pseudo(about),
      parts: parts.map((part) => ({ ...part, title: pseudo(part.title), called: (row) => pseudo(part.called(row)) })),
    })),
    labels: pseudoWords(labels),
    fixed,
  };
}

/** The game as it is played, all its words changed. */
export function pseudoPlay<E extends GameEvent, F, G extends Play<E, F>>(game: G & Play<E, F>): G {
  const changed: Partial<Play<E, F>> = {
    options: game.options.map(option),
    seats: game.seats.map((seat) => ({ ...seat, name: pseudo(seat.name) })),
    setup: (own, seed, chance, tell) => game.setup(own, seed, asked(chance), tell),
    apply: (s, choice, chance, tell) => game.apply(s, choice, asked(chance), tell),
    describe: (s, choice) => description(game.describe(s, choice)),
    reason: (s, choice, code) => reason(game.reason(s, choice, code)),
    decision(s) {
      const decision = game.decision(s);
      return decision && { ...decision, prompt: prompt(decision.prompt) };
    },
    odds(s, choice) {
      const found = game.odds(s, choice);
      return found && odds(found);
    },
    warnings: (s, choice) => game.warnings(s, choice).map(reason),
    verdict: (s, text) => verdict(game.verdict(s, text)),
    result(s) {
      const ended = game.result(s);
      return ended && result(ended);
    },
    board: (view, seat) => board(game.board(view, seat)),
    say: (event) => pseudo(game.say(event)),
    story: (events) => storyOf(game, events).map((tale) => ({ ...tale, text: pseudo(tale.text) })),
    remark: (events) => pseudo(game.remark(events)),
  };
  return { ...game, ...changed };
}

/** The whole game, its drawing and the terms of its values too. */
export function pseudoGame<E extends GameEvent, F>(game: Game<E, F>): Game<E, F> {
  const { player } = game;
  const plain = player?.terms;
  const figures = player?.gauges;
  const levels = player?.grades;
  const samples = player?.samples;
  return {
    ...pseudoPlay<E, F, Game<E, F>>(game),
    draw: (view, seat) => pseudo(game.draw(view, seat)),
    ...(player !== undefined && {
      player: {
        ...player,
        ...(plain && { terms: (s: Int32Array, seat: number) => terms(plain(s, seat)) }),
        ...(figures && { gauges: (s: Int32Array, seat: number) => figures(s, seat).map(gauge) }),
        ...(levels && { grades: (s: Int32Array) => levels(s).map((step) => ({ ...step, grade: pseudo(step.grade) })) }),
        ...(samples && {
          samples: {
            ...samples,
            pointsLabel: pseudo(samples.pointsLabel),
            groups: samples.groups.map((group) => ({ ...group, label: pseudo(group.label) })),
          },
        }),
      },
    }),
  };
}
