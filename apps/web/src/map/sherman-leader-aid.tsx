// Between question and choices: in a Battle what the enemy did and what the Unit that acts can do, while a Week is planned
// the Battalion that is attacked, who goes, and what is left behind.
import type { Board, Piece } from '@bocage/engine';
import { lazy } from '../core/lazy.tsx';
import type { KitUi } from './kit.ts';
import { inBattle, planOf, type ShermanData, value } from './sherman-leader-data.ts';
import { Candidates, ForSale } from './sherman-leader-headquarters.tsx';

function Card({ battalion }: { readonly battalion: Piece }) {
  const notes = battalion.values?.filter((v) => v.label.startsWith('Note')) ?? [];
  return (
    <>
      <p>
        <b>{battalion.name}</b>
        {battalion.states?.includes('half') === true ? ', at half' : ''}: {value(battalion, 'VP')} VP, Half/Destroyed at{' '}
        {value(battalion, 'Half/Destroyed')} points.
      </p>
      <p>{value(battalion, 'Units')}.</p>
      {notes.map((note) => (
        <p key={note.value} class="muted">
          {note.label === 'Note' ? '' : `${note.label}: `}
          {note.value}
        </p>
      ))}
    </>
  );
}

function Going({ board, plan }: { readonly board: Board; readonly plan: string }) {
  const place = board.places.find((one) => one.id === plan);
  if (place === undefined) return null;
  const units = place.pieces;
  return (
    <p>
      <b>
        {units.length === 0 ? 'Nobody assigned yet' : `${units.length} assigned`}
        {units.length > 0 && ': '}
      </b>
      {units
        .map((unit) => {
          const man = unit.carries?.[0];
          const state = man?.states?.filter((word) => word !== 'Okay').join(', ') ?? '';
          return `${unit.id}${man === undefined ? '' : ` ${man.id}`}${state === '' ? '' : ` (${state})`}`;
        })
        .join(', ')}
      . {place.notes.join(' ')}
    </p>
  );
}

const BattleAid = lazy(() => import('./sherman-leader-battle-aid.tsx').then((m) => m.BattleAid), null);
const EnemyRun = lazy(() => import('./sherman-leader-run.tsx').then((m) => m.EnemyRun), null);

export function ShermanAid({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const decision = ui.table.decision.value;
  const step = decision?.step ?? '';
  if (inBattle(ui.table.board.value))
    return (
      <>
        <EnemyRun ui={ui} />
        <BattleAid ui={ui} />
      </>
    );
  if (/^(set-up\/units|week-end\/purchase)$/.test(step)) return <ForSale ui={ui} data={data} />;
  if (/^(set-up\/(commanders|promote)|week-end\/recruit)$/.test(step)) return <Candidates ui={ui} data={data} />;
  if (decision === undefined || !/^assign\/(trucks|scouts|unit|commander)$/.test(decision.step)) return null;
  const board = ui.table.board.value;
  const plan = planOf(board);
  if (plan === undefined) return null;
  return (
    <section class="plan-card" aria-label="The attack that is planned">
      <h3 class="cap">{plan.name}</h3>
      {plan.battalion !== undefined && <Card battalion={plan.battalion} />}
      <Going board={board} plan={plan.id} />
    </section>
  );
}
