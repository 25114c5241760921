// Sealed dice: what was fixed before the first choice, what that proves and what not, and the proof at the end.
import { parseScore } from '@bocage/engine';
import { type Proof, prove } from '@bocage/seal';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { bringRest } from '../core/rest.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';
import { keptSeat, sentence } from './place.ts';

function fingerprint(text: string): string {
  return text
    .slice(0, 32)
    .replace(/(.{4})/g, '$1 ')
    .trim();
}

/** Works every roll out again, here, from the opened seed; with what this browser was shown before the first choice. */
async function proof(far: FarGame, ui: Ui): Promise<Proof | string> {
  await bringRest(ui.table.game.id);
  const score = parseScore(await far.table.server.ask<string>(`games/${far.id}/score`));
  if ('text' in score) return score.text;
  const kept = keptSeat(far.id);
  const found = prove(
    ui.table.game,
    score,
    kept === undefined ? {} : { commitment: kept.commitment, saltCommitments: kept.saltCommitments },
  );
  return found ?? W.noSealedDice;
}

function proofText(found: Proof | string): string {
  if (typeof found === 'string') return found;
  if (found.kind === 'proved') return W.rollsProved(found.draws);
  if (found.kind === 'closed') return W.notProved;
  return W.rollsDoNotMatch(found.text);
}

export function Seals({ far, ui }: { readonly far: FarGame; readonly ui: Ui }) {
  const { seal, phase, seats } = far.around.value ?? {};
  const found = useSignal<Proof | string | undefined>(undefined);
  const over = phase === 'over' || phase === 'void';
  const work = (): void => {
    found.value = undefined;
    proof(far, ui).then(
      (done) => {
        found.value = done;
      },
      (error: unknown) => {
        found.value = sentence(error);
      },
    );
  };
  useEffect(() => {
    if (over) work();
  }, [over]);
  if (seal === undefined) return null;
  const draws = ui.table.session.entries.reduce((sum, entry) => sum + entry.outcomes.length, 0);
  return (
    <div class="far-seals">
      <h3>{W.sealedBefore}</h3>
      <p>{W.aboutSeal}</p>
      <dl>
        <dt>{W.sealed}</dt>
        <dd>{W.aboutSealed(<code>{fingerprint(seal.commitment)}</code>)}</dd>
        <dt>{W.mixed}</dt>
        <dd>
          {W.aboutMixed(
            seats?.map(({ id, name }) => {
              const salt = seal.salts[id];
              return salt === undefined ? null : (
                <code key={id}>
                  {name} {fingerprint(salt).slice(0, 9)}
                </code>
              );
            }),
          )}
        </dd>
        <dt>{W.opened}</dt>
        <dd>
          {seal.opened === undefined ? W.aboutOpened(draws) : W.secretShown(fingerprint(seal.opened).slice(0, 9))}
        </dd>
      </dl>
      {over && (
        <p class="far-proof" role="status" data-proof={typeof found.value === 'object' ? found.value.kind : ''}>
          <b>{found.value === undefined ? W.workingItOut : proofText(found.value)}</b>
        </p>
      )}
      {over && (
        <button type="button" class="btn" onClick={work}>
          {W.workItOutAgain}
        </button>
      )}
      <p class="muted">{W.notProvedByIt}</p>
    </div>
  );
}
