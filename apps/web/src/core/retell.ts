// What has happened, event by event, each with the position as it stood then: the choices are played again on copies, with what was
// rolled and drawn. Nothing is re-enacted.
import { type Entry, type GameEvent, given, type Play, Recorder, type State } from '@bocage/engine';

export interface Told {
  readonly event: GameEvent;
  /** The position when it was told. */
  readonly state: State;
}

/** The session as far as a telling needs it. */
export interface Played {
  readonly game: Play;
  readonly entries: readonly Entry[];
  at(n: number): State;
}

/** What came up once comes up again, wherever it came from: a server's dice are not the generator's. */
export function recorded({ outcomes }: Entry): Recorder {
  return new Recorder(given(outcomes.map(({ text }) => text)));
}

/** The events of the choices from `from` on, up to `to`. */
export function retell(session: Played, from: number, to: number): readonly Told[] {
  const { game, entries } = session;
  const told: Told[] = [];
  for (let n = from; n < to; n++) {
    const entry = entries[n];
    const state = session.at(n).slice();
    const verdict = game.verdict(state, entry?.name ?? '');
    if (entry === undefined || verdict.kind !== 'legal') continue;
    game.apply(state, verdict.choice, recorded(entry), (event) => told.push({ event, state: state.slice() }));
  }
  return told;
}
