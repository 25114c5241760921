// The task force below the map: a card for each Unit with its Commander, who has no Unit, and in a row of their own the lost.
import type { ShermanEvent } from '@bocage/sherman-leader';
import { killers, taskForce } from '@bocage/sherman-leader/facts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { factsOf } from './facts.ts';
import { LostCard, SpareCard, TaskForceCard } from './force-card.tsx';

/** A press takes the choice that is about this piece if there is just one; else the piece is magnified. */
function pressed(ui: KitUi, pieces: readonly (string | undefined)[]): void {
  const { table, controller } = ui;
  const about = offersFor(ui, pieces);
  const [only] = about;
  if (only !== undefined && about.length === 1 && table.yours) controller.choose(only);
  else ui.piece.value = pieces.find((piece) => piece !== undefined);
}

function offersFor(ui: KitUi, pieces: readonly (string | undefined)[]) {
  return ui.table.offers.value.filter((offer) => offer.about.pieces?.some((piece) => pieces.includes(piece)) === true);
}

/** Everything that was told so far, in order. */
function* told({ table }: KitUi): Generator<ShermanEvent> {
  const { n } = table.moment.value;
  for (let i = 0; i < n; i++) yield* table.session.events(i) as readonly ShermanEvent[];
}

export function TaskForceCards({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  const { cards, spare, lost } = taskForce(table.moment.value.state);
  const { plans } = factsOf(table).campaign;
  const legal = (pieces: readonly (string | undefined)[]): boolean => table.yours && offersFor(ui, pieces).length > 0;
  const who = lost.length === 0 ? undefined : killers(told(ui));
  if (cards.length + spare.length + lost.length === 0) return null;
  return (
    <>
      <ul class="force-cards" aria-label={W.unitsWithTheirCommanders}>
        {cards.map((card) => {
          const pieces = [card.unit.id, card.commander?.id];
          return (
            <TaskForceCard
              key={card.unit.id}
              card={card}
              leave={plans.some((plan) => !plan.fought)}
              chosen={ui.piece.value === card.unit.id}
              legal={legal(pieces)}
              press={() => pressed(ui, pieces)}
            />
          );
        })}
        {spare.map((man) => (
          <SpareCard key={man.id} man={man} legal={legal([man.id])} press={() => pressed(ui, [man.id])} />
        ))}
      </ul>
      {lost.length > 0 && (
        <>
          <h2 class="cap">{W.lostTitle}</h2>
          <ul class="force-cards lost-cards" aria-label={W.lostTitle}>
            {lost.map((loss) => (
              <LostCard
                key={`${loss.unit} ${loss.commander}`}
                loss={loss}
                killer={loss.unit === undefined ? undefined : who?.get(loss.unit)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
