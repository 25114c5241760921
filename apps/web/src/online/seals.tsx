// Sealed dice: what was fixed before the first choice, what that proves and what not, and the proof at the end.
import { parseScore } from '@bocage/engine';
import { type Proof, prove } from '@bocage/seal';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { bringRest } from '../core/rest.ts';
import type { Ui } from '../parts/ui.ts';
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
  return found ?? 'This game has no sealed dice.';
}

function proofText(found: Proof | string): string {
  if (typeof found === 'string') return found;
  if (found.kind === 'proved') return `${found.draws} of ${found.draws} rolls proved.`;
  if (found.kind === 'closed') return 'Not proved: the server has not opened its secret.';
  return `The rolls do not match the seal: ${found.text}`;
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
      <h3>Sealed before the first move</h3>
      <p>Nobody could choose a roll: not you, not the other side, not the server.</p>
      <dl>
        <dt>Sealed</dt>
        <dd>
          The server drew a secret and gave everybody its fingerprint. <code>{fingerprint(seal.commitment)}</code>
        </dd>
        <dt>Mixed</dt>
        <dd>
          Each player’s browser added a random word of its own.{' '}
          {seats?.map(({ id, name }) => {
            const salt = seal.salts[id];
            return salt === undefined ? null : (
              <code key={id}>
                {name} {fingerprint(salt).slice(0, 9)}
              </code>
            );
          })}
        </dd>
        <dt>Opened</dt>
        <dd>
          {seal.opened === undefined
            ? `When the game ends the secret is shown, and every roll is worked out again here; ${draws} so far.`
            : `The secret was shown: ${fingerprint(seal.opened).slice(0, 9)} …`}
        </dd>
      </dl>
      {over && (
        <p class="far-proof" role="status" data-proof={typeof found.value === 'object' ? found.value.kind : ''}>
          <b>{found.value === undefined ? 'Working it out …' : proofText(found.value)}</b>
        </p>
      )}
      {over && (
        <button type="button" class="btn" onClick={work}>
          Work it out again
        </button>
      )}
      <p class="muted">
        What it does not prove: the server knows the rolls from the start. Whoever runs it could not change one, but
        could know what comes; play on a third person’s server if that matters. A roll that was taken back with consent
        falls anew, and the score says so.
      </p>
    </div>
  );
}
