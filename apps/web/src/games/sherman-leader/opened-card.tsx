// A Unit, a Commander or a Battalion opened as a card, wherever it is named: what it brings, how strong it is, what it costs.
import { battalionOutlook, battalionStrength } from '@bocage/sherman-leader/facts';
import { signed, wholePercent } from '../../core/words.ts';
import { Dialog } from '../../dialogs/dialog.tsx';
import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { BattalionCard } from './battalion-card.tsx';
import { opened } from './card-link.tsx';
import { modelWith, type ShermanData, type UnitModel } from './data.ts';
import { type BattalionFacts, factsOf, pieceIn } from './facts.ts';
import { Values } from './force-card.tsx';
import { damageWords, lookOfBattalion } from './look.ts';
import { Plate } from './profiles.tsx';
import { StressTrack } from './stress.tsx';
import { SHERMAN_SYMBOLS } from './symbols.tsx';

function UnitCard({ ui, model, id }: { readonly ui: KitUi; readonly model: UnitModel; readonly id: string }) {
  const found = pieceIn(factsOf(ui.table), id);
  const damage = found?.kind === 'unit' ? damageWords(found.unit.damage) : [];
  return (
    <div class="opened-card">
      <Plate card={model} number={id} />
      <div>
        <p>{W.inServiceFromTo(<b>{W.typeAndCost(model.type, model.cost)}</b>, model.from, model.to)}</p>
        <Values card={model} />
        {model.notes.length > 0 && <p>{model.notes.join(', ')}.</p>}
        {damage.length > 0 && <p class="planner-problem">{damage.join(', ')}.</p>}
      </div>
    </div>
  );
}

/** The Battalion of this number: on the map as it stands, else as its card is printed. */
function battalionOf(ui: KitUi, data: ShermanData, id: string): BattalionFacts | undefined {
  const facts = factsOf(ui.table);
  const found = pieceIn(facts, id);
  if (found?.kind === 'battalion') return found.battalion;
  const card = data.battalions.find((one) => one.number === id && one.country === facts.campaign.campaign.enemy);
  return card && { id, card, half: false, gained: 0 };
}

function Foe({ ui, battalion }: { readonly ui: KitUi; readonly battalion: BattalionFacts }) {
  const { state } = ui.table.moment.value;
  const strength = battalionStrength(state, battalion.id);
  const outlook = battalionOutlook(state).find((one) => one.battalion === battalion.id);
  const look = lookOfBattalion(battalion);
  const draw = SHERMAN_SYMBOLS[look.symbol];
  return (
    <div class="opened-card">
      <svg width="84" height="84" viewBox="-26 -26 52 52" aria-hidden="true">
        <Counter look={{ ...look, ...(draw !== undefined && { draw }) }} />
      </svg>
      <div>
        <BattalionCard battalion={battalion} plain />
        {strength !== undefined && (
          <p>
            {outlook === undefined
              ? W.battalionFields(strength.counters, strength.points, strength.turns)
              : W.battalionFieldsAndCosts(strength.counters, strength.points, strength.turns, strength.so)}
          </p>
        )}
        {outlook !== undefined && (
          <p>
            <b>{W.atEndOfWeek}</b>{' '}
            {outlook.fixed ? W.fixed : outlook.to.map((way) => `${way.order} ${wholePercent(way.chance)}`).join(', ')}.
          </p>
        )}
      </div>
    </div>
  );
}

function Man({ ui, data, id }: { readonly ui: KitUi; readonly data: ShermanData; readonly id: string }) {
  const card = data.commanders.find((man) => man.name === id);
  const found = pieceIn(factsOf(ui.table), id);
  if (card === undefined) return null;
  return (
    <div class="opened-card">
      <div>
        <p>
          <b>{card.type}</b>
        </p>
        {found?.kind === 'commander' && <StressTrack man={found.man} words />}
        <table class="compare">
          <thead>
            <tr>
              {[W.level, W.okayTo, W.shakenTo, 'R0 / R1+', W.shaken, W.skills].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {card.levels.map((level, i) => (
              <tr key={level.level} data-chosen={found?.kind === 'commander' && found.man.level === i}>
                <th scope="row">{level.level}</th>
                <td>{level.okayMax}</td>
                <td>{level.shakenMax}</td>
                <td>
                  {level.okay.fast
                    ? W.bonusesFast(signed(level.okay.r0), signed(level.okay.r1))
                    : W.bonuses(signed(level.okay.r0), signed(level.okay.r1))}
                </td>
                <td>{W.bonuses(signed(level.shaken.r0), signed(level.shaken.r1))}</td>
                <td>{level.notes.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

export function OpenedCard({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const id = opened.value;
  if (id === undefined) return null;
  const model = modelWith(data, id);
  const battalion = battalionOf(ui, data, id);
  const title =
    model !== undefined ? `${id} ${model.name}` : battalion !== undefined ? `${id} ${battalion.card.name}` : id;
  return (
    <Dialog
      title={title}
      close={() => {
        opened.value = undefined;
      }}
    >
      {model !== undefined ? (
        <UnitCard ui={ui} model={model} id={id} />
      ) : battalion !== undefined ? (
        <Foe ui={ui} battalion={battalion} />
      ) : (
        <Man ui={ui} data={data} id={id} />
      )}
    </Dialog>
  );
}
