// Beside the question in a Battle: what the Unit that acts can hit and what bars the rest, what each hex costs and brings,
// what its Damage means, and where Transport and Tactics could be used. The words behind what the map draws.
import { damageEffect, transportsReady, type UnitFacts } from '@bocage/sherman-leader/facts';
import type { ComponentChildren } from 'preact';
import { percent } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
import { RuleLink } from '../../parts/rule-link.tsx';
import * as W from '../../words/sherman-leader-battle.ts';
import { moveWords, useAhead } from './battle.tsx';
import { factsOf, pieceIn } from './facts.ts';
import type { Ahead } from './tags.ts';

function Table({ head, children }: { readonly head: readonly string[]; readonly children: ComponentChildren }) {
  return (
    <table class="compare">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Every enemy from where the Unit stands: chance, or what bars it and what stands in the way. */
function Targets({ ahead }: { readonly ahead: Ahead }) {
  const barred = ahead.aims.filter((aim) => aim.chance === undefined);
  const open = ahead.aims.length - barred.length;
  return (
    <details class="plan-card">
      <summary>{W.targetsOpen(open, barred.length)}</summary>
      <Table head={[W.target, W.range, W.destroyed, W.needs]}>
        {[...ahead.aims]
          .sort((a, b) => (b.chance ?? -1) - (a.chance ?? -1) || a.range - b.range)
          .map((aim) => (
            <tr key={aim.id}>
              <th scope="row">{W.pieceIn(aim.piece, aim.hex)}</th>
              <td>{aim.range}</td>
              {aim.chance === undefined ? (
                <td colSpan={2}>
                  {aim.barred}
                  {aim.sight !== undefined && (
                    <small>
                      {W.inTheWay(aim.sight.blocks.map((block) => W.terrainIn(block.terrain, block.hex)).join(', '))}
                    </small>
                  )}
                </td>
              ) : (
                <>
                  <td>{percent(aim.chance)}</td>
                  <td>
                    {aim.needs}+{aim.stress > 0 && <small>{W.stressShown(aim.stress)}</small>}
                  </td>
                </>
              )}
            </tr>
          ))}
      </Table>
    </details>
  );
}

function Reach({ ahead }: { readonly ahead: Ahead }) {
  return (
    <details class="plan-card">
      <summary>{W.hexesInReach}</summary>
      <Table head={[W.hex, W.steps, W.toBeHit, W.bestAttack]}>
        {ahead.moves.map((move) => (
          <tr key={move.hex}>
            <th scope="row">{move.hex}</th>
            {moveWords(move).map((text, i) => (
              <td key={i}>{text}</td>
            ))}
          </tr>
        ))}
      </Table>
    </details>
  );
}

/** The Unit that the question is about, or else the one that is magnified. */
function unitInHand(ui: KitUi): UnitFacts | undefined {
  const { table } = ui;
  const asked = table.decision.value?.prompt.pieces?.[0];
  for (const id of [asked, ui.piece.value]) {
    const found = id === undefined ? undefined : pieceIn(factsOf(table), id);
    if (found?.kind === 'unit') return found.unit;
  }
  return undefined;
}

/** Damage counters with what they mean. */
function Damage({ ui, unit }: { readonly ui: KitUi; readonly unit: UnitFacts }) {
  if (unit.damage.length === 0) return null;
  return (
    <section class="damage" aria-label={W.damageOn(unit.id)}>
      <h3 class="cap">{W.damageOn(unit.id)}</h3>
      <ul>
        {unit.damage.map(damageEffect).map((one) => (
          <li key={one.name}>
            <b>{one.name}</b>
            <span>{one.effect}</span>
            <RuleLink ui={ui} rule={one.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What could be used in this step and is easily forgotten. */
export function Means({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  if (table.decision.value?.step !== 'friendly') return null;
  const transports = transportsReady(table.moment.value.state);
  const named = (verb: string): readonly string[] =>
    table.offers.value.flatMap((offer) => (offer.about.verb === verb ? (offer.about.pieces ?? []) : []));
  const lines = [
    [W.transport, transports, W.aboutTransport],
    [W.tactic, named('tactic'), W.aboutTactic],
    [W.commandTactic, named('command'), W.aboutCommandTactic],
  ] as const;
  const some = lines.filter(([, units]) => units.length > 0);
  if (some.length === 0) return null;
  return (
    <ul class="means" aria-label={W.meansAtHand}>
      {some.map(([name, units, what]) => (
        <li key={name}>
          <b>{name}</b> {units.join(', ')} {what}.
        </li>
      ))}
    </ul>
  );
}

export function BattleBelow({ ui }: { readonly ui: KitUi }) {
  const ahead = useAhead(ui);
  const unit = unitInHand(ui);
  return (
    <>
      {ahead !== undefined && ahead.moves.length > 0 && <Reach ahead={ahead} />}
      {ahead !== undefined && ahead.moves.length === 0 && <Targets ahead={ahead} />}
      {unit !== undefined && <Damage ui={ui} unit={unit} />}
    </>
  );
}
