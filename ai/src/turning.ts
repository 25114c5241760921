// Turning points of a game: the decisions that moved it most, each with its true cause and with what would have been better.
import type { GameEvent, Generator, Session, State } from '@bocage/engine';
import { type Cause, causeOf } from './cause.ts';
import type { Judged, TurningPoint } from './judged.ts';
import { reseed } from './rollout.ts';
import { W } from './words/review.ts';

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
  const amount = scored ? W.points : W.chanceToWin;
  const side = scored ? undefined : game.seats[d.seat].name;
  if (d.cost >= Math.abs(d.luck)) {
    const [made, lost] = [label(d.made), amount(d.cost)];
    const gave = side === undefined ? W.gaveAway(made, lost) : W.sideGaveAway(side, made, lost);
    const better = d.better === undefined ? W.noBetterFound : W.betterWas(label(d.better));
    return { ...d, by: 'choice', cause: undefined, text: `${gave} ${better}` };
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
  const better = d.better === undefined ? W.noBetterFound : W.betterWasBy(label(d.better), amount(d.cost));
  return { ...d, by: 'luck', cause, text: `${luckWords(side, label(d.made), cause, lucky, amount(d.luck))} ${better}` };
}

/** What the dice gave, and which of them if that is known; with the side where several play. */
function luckWords(
  side: string | undefined,
  made: string,
  cause: Cause | undefined,
  lucky: boolean,
  amount: string,
): string {
  if (cause === undefined)
    return side === undefined ? W.cameOut(made, lucky, amount) : W.sideCameOut(side, made, lucky, amount);
  const { what, text } = cause;
  return side === undefined ? W.luckOf(what, text, lucky, amount) : W.sideLuckOf(side, what, text, lucky, amount);
}
