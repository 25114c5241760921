// Beside the question in a Battle: what the Unit that acts can hit and what bars the rest, what each hex costs and brings,
// what its Damage means, and where Transport and Tactics could be used. The words behind what the map draws.
import type { Piece } from '@bocage/engine';
import { damageEffect, transportsReady } from '@bocage/sherman-leader/facts';
import type { ComponentChildren } from 'preact';
import type { KitUi } from '../../map/kit.ts';
import { moveWords, useFacts } from './battle.tsx';
import { type HexFacts, whole } from './tags.ts';

export function RuleButton({ ui, rule }: { readonly ui: KitUi; readonly rule: string }) {
  return (
    <button type="button" class="link rule" onClick={() => ui.showRule(rule)}>
      {rule.replace(/\//, '/\u200b')}
    </button>
  );
}

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
function Targets({ facts }: { readonly facts: HexFacts }) {
  const barred = facts.aims.filter((aim) => aim.chance === undefined);
  const open = facts.aims.length - barred.length;
  return (
    <details class="plan-card">
      <summary>
        Targets: {open} can be attacked, {barred.length} cannot
      </summary>
      <Table head={['Target', 'Range', 'Destroyed', 'Needs']}>
        {[...facts.aims]
          .sort((a, b) => (b.chance ?? -1) - (a.chance ?? -1) || a.range - b.range)
          .map((aim) => (
            <tr key={aim.id}>
              <th scope="row">
                {aim.piece} in {aim.hex}
              </th>
              <td>{aim.range}</td>
              {aim.chance === undefined ? (
                <td colSpan={2}>
                  {aim.barred}
                  {aim.sight !== undefined && (
                    <small>
                      {aim.sight.blocks.map((block) => `${block.terrain} in ${block.hex}`).join(', ')} in the way
                    </small>
                  )}
                </td>
              ) : (
                <>
                  <td>{whole(aim.chance)}%</td>
                  <td>
                    {aim.needs}+{aim.stress > 0 && <small>{aim.stress} Stress</small>}
                  </td>
                </>
              )}
            </tr>
          ))}
      </Table>
    </details>
  );
}

function Reach({ facts }: { readonly facts: HexFacts }) {
  return (
    <details class="plan-card">
      <summary>Hexes in reach: steps, chance to be hit, best attack</summary>
      <Table head={['Hex', 'Steps', 'To be hit', 'Best attack']}>
        {facts.moves.map((move) => (
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

/** The Unit that acts, or else the one that is magnified. */
function unitInHand(ui: KitUi): Piece | undefined {
  const { table } = ui;
  const units = table.board.value.places.flatMap((place) => place.pieces).filter((piece) => piece.seat === 'US');
  const asked = /^(?:Where does|Whom does) (\d+)/.exec(table.decision.value?.prompt.ask ?? '')?.[1];
  return units.find((piece) => piece.id === asked) ?? units.find((piece) => piece.id === ui.piece.value);
}

/** Damage counters with what they mean. */
function Damage({ ui, piece }: { readonly ui: KitUi; readonly piece: Piece }) {
  const damage = (piece.states ?? []).flatMap((state) => damageEffect(state) ?? []);
  if (damage.length === 0) return null;
  return (
    <section class="damage" aria-label={`Damage on ${piece.id}`}>
      <h3 class="cap">Damage on {piece.id}</h3>
      <ul>
        {damage.map((one) => (
          <li key={one.name}>
            <b>{one.name}</b>
            <span>{one.effect}</span>
            <RuleButton ui={ui} rule={one.rule} />
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
    table.offers.value.flatMap((offer) => (offer.name.startsWith(`${verb} `) ? (offer.about.pieces ?? []) : []));
  const lines = [
    ['Transport', transports, 'takes along whoever stands in its hex when it moves'],
    ['Tactic', named('tactic'), 'could act now, out of its step'],
    ['Command Tactic', named('command'), 'could have another Unit act now'],
  ] as const;
  const some = lines.filter(([, units]) => units.length > 0);
  if (some.length === 0) return null;
  return (
    <ul class="means" aria-label="Means at hand">
      {some.map(([name, units, what]) => (
        <li key={name}>
          <b>{name}</b> {units.join(', ')} {what}.
        </li>
      ))}
    </ul>
  );
}

export function BattleBelow({ ui }: { readonly ui: KitUi }) {
  const facts = useFacts(ui);
  const unit = unitInHand(ui);
  return (
    <>
      {facts !== undefined && facts.moves.length > 0 && <Reach facts={facts} />}
      {facts !== undefined && facts.moves.length === 0 && <Targets facts={facts} />}
      {unit !== undefined && <Damage ui={ui} piece={unit} />}
    </>
  );
}
