// Turning points of a game: the decisions that moved it most, each with its true cause and with what would have been better.
import { capital, type GameEvent, type Generator, percent, type Session, type State } from '@bocage/engine';
import { causeOf } from './cause.ts';
import type { Judged, TurningPoint } from './judged.ts';
import { reseed } from './rollout.ts';

/** The mean value for the first seat over games that go on from what `start` makes, as the curve has it. */
type Worth = (from: State, start: (s: State, g: Generator) => void) => number;

/** The decisions that moved the game most: by the choice or by the dice, in the order of the game. */
export function turningPoints<E extends GameEvent>(
  session: Session<E>,
  decisions: readonly Judged[],
  most: number,
  worth: Worth,
): readonly TurningPoint[] {
  const values = decisions.map((d) => d.before);
  const range = Math.max(...values, 0) - Math.min(...values, 0);
  // Less than a twentieth of what the game moved in all is no turn.
  const least = session.game.seats.length > 1 ? 0.05 : range / 20;
  const weight = (d: Judged): number => Math.max(d.cost, Math.abs(d.luck));
  return decisions
    .filter((d) => weight(d) > 0 && weight(d) >= least)
    .sort((a, b) => weight(b) - weight(a) || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map((d) => turningPoint(session, d, worth));
}

function turningPoint<E extends GameEvent>(session: Session<E>, d: Judged, worth: Worth): TurningPoint {
  const { game } = session;
  const before = session.at(d.index);
  const label = (name: string): string => {
    const verdict = game.verdict(before, name);
    return verdict.kind === 'legal' ? game.describe(before, verdict.choice).label : name;
  };
  const scored = game.seats.length === 1;
  const amount = (x: number): string =>
    scored ? `${Math.abs(x).toFixed(1)} points` : `${percent(Math.abs(x))} of the chance to win`;
  const who = scored ? '' : `${game.seats[d.seat].name}: `;
  const better = d.better === undefined ? 'No better choice was found.' : `Better was “${label(d.better)}”.`;
  if (d.cost >= Math.abs(d.luck)) {
    return {
      ...d,
      by: 'choice',
      cause: undefined,
      text: `${who}“${label(d.made)}” gave away ${amount(d.cost)}. ${better}`,
    };
  }
  const verdict = game.verdict(before, d.made);
  const outcomes = session.entries[d.index].outcomes.map(({ text }) => text);
  const cause =
    verdict.kind !== 'legal'
      ? undefined
      : causeOf(game, before, verdict.choice, outcomes, (start) =>
          worth(before, (s, own) => {
            s.set(before);
            reseed(s, own);
            start(s);
          }),
        );
  const lucky = d.luck > 0 === (d.seat === 0);
  const came = cause === undefined ? `“${label(d.made)}” came out` : `${capital(cause.what)}: ${cause.text} That was`;
  const how = `${lucky ? 'better' : 'worse'} than was to be expected, by ${amount(d.luck)}.`;
  const other = d.better === undefined ? better : `Better was “${label(d.better)}”, by ${amount(d.cost)}.`;
  return { ...d, by: 'luck', cause, text: `${who}${came} ${how} ${other}` };
}
