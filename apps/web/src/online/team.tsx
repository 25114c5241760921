// What a team sees of itself: whose turn it is to decide, or what its members propose.
import { spanText } from '@bocage/online';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';
import { labelsOf } from './lines.ts';

/** The people on one's own seat. */
function mates(far: FarGame): readonly string[] {
  return far.around.value?.seats.find(({ id }) => far.mine(id))?.people ?? [];
}

export function TeamSlip({ far, ui }: { readonly far: FarGame; readonly ui: Ui }) {
  ui.table.rev.value;
  const { votes, member, turnOf } = far.around.value ?? {};
  const people = mates(far);
  if (far.table.mates)
    return (
      <p class="far-asked" role="status" data-team="turns">
        {W.teamTakesTurns(people[turnOf ?? -1] ?? W.anotherMember)}
      </p>
    );
  const { mirror } = far.table;
  if (votes == null || mirror === undefined) return null;
  const { session, confirmed, ahead } = mirror;
  const at = session.at(confirmed);
  if (ahead.length === 0 && votes.by.length === 0) return null;
  const left = votes.due === null ? undefined : votes.due - Date.now();
  return (
    <section class="far-slip" aria-label={W.yourTeamVotes} data-team="vote">
      {ahead.length > 0 && (
        <>
          <p>
            <b>{W.yourProposal(labelsOf(session.game, at, ahead))}</b>
          </p>
          <div class="row">
            <button type="button" class="btn main" data-propose="true" onClick={() => void far.propose()}>
              {W.proposeIt}
            </button>
            <button type="button" class="btn" onClick={() => far.withdraw()}>
              {W.startAgain}
            </button>
          </div>
        </>
      )}
      {votes.by.map((one) => (
        <p key={one.member} data-proposal={one.member}>
          {one.member === member ? W.youPropose : W.proposes(people[one.member] ?? W.aMember)}{' '}
          <b>{labelsOf(session.game, at, one.names)}</b>.
        </p>
      ))}
      {votes.by.length > 0 && (
        <p role="status">
          {W.proposedSoFar(votes.by.length, votes.of)}{' '}
          {left !== undefined && left > 0 && W.waitForProposals(spanText(left))}
        </p>
      )}
    </section>
  );
}
