// The places of the map as things that are pressed, focused and heard: each says all about itself in one sentence.
import type { Board, Place } from '@bocage/engine';
import { percent, pieceTitle, placeTitle } from '../core/words.ts';
import { byKeyboard, hover } from '../parts/pointing.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/map.ts';
import type { Kit } from './kit.ts';
import { offersByPlace } from './marks.tsx';
import type { Pan } from './pan.ts';
import { neighbour, pointsText } from './shapes.ts';

/** The whole truth about a place, for those who hear it. */
function placeName(ui: Ui, place: Place, offers: number): string {
  const pieces = place.pieces.map(pieceTitle);
  const keys = ui.offersAt(place.id).map((offer) => {
    const chance = ui.table.chance(offer);
    return [
      offer.key === undefined ? offer.about.label : W.byKey(offer.key, offer.about.label),
      ...(chance === undefined ? [] : [percent(chance)]),
      ...(offer.about.cost === undefined ? [] : [offer.about.cost]),
    ].join(', ');
  });
  const far = ui.table.yours ? ui.reach.value.find((reach) => reach.place === place.id) : undefined;
  if (far !== undefined) keys.push(W.farMove(far.offer.about.label, far.cost, far.warned));
  const choices = (offers > 0 || far !== undefined) && ui.table.yours ? ` ${keys.slice(0, 4).join('. ')}.` : '';
  return `${placeTitle(place)}. ${place.notes.join('. ')}${place.notes.length > 0 ? '. ' : ''}${pieces.length > 0 ? `${pieces.join(', ')}.` : W.empty}${choices}`;
}

export function Places({
  ui,
  kit,
  board,
  pan,
}: {
  readonly ui: Ui;
  readonly kit: Kit;
  readonly board: Board;
  readonly pan: Pan;
}) {
  const offers = offersByPlace(ui);
  const first = board.places.find((p) => kit.spots.has(p.id))?.id;
  const current = [ui.focusPlace.value, ...offers.keys(), first].find((id) => id !== undefined && kit.spots.has(id));
  return (
    <>
      {board.places.map((place) => {
        const spot = kit.spots.get(place.id);
        if (spot === undefined) return null;
        return (
          <polygon
            key={place.id}
            class="hit"
            role="button"
            data-place={place.id}
            data-pieces={place.pieces.length}
            points={pointsText(spot.shape)}
            tabIndex={place.id === current ? 0 : -1}
            aria-label={placeName(ui, place, offers.get(place.id)?.length ?? 0)}
            onClick={() => {
              if (pan.dragged) return;
              ui.pointed.value = place.id;
              ui.pressPlace(place.id);
            }}
            onFocus={(event) => {
              ui.focusPlace.value = place.id;
              ui.stack.value = undefined;
              if (byKeyboard(event)) pan.reveal(spot.stack);
            }}
            {...hover(
              () => {
                ui.pointed.value = place.id;
              },
              () => {
                if (ui.pointed.value === place.id) ui.pointed.value = undefined;
              },
            )}
            onKeyDown={(event) => {
              // What waits to be confirmed has the Enter key, wherever the focus is.
              if (event.key === 'Enter' && ui.table.considered.value !== undefined) return;
              if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault();
                if (event.key === ' ' && place.pieces.length > 0) ui.stack.value = place.id;
                else ui.pressPlace(place.id);
                return;
              }
              const to = neighbour(kit.spots.values(), spot, event.key);
              if (to === undefined) return;
              event.preventDefault();
              ui.focusPlace.value = to;
              (
                event.currentTarget.ownerSVGElement?.querySelector(`[data-place="${to}"]`) as SVGElement | null
              )?.focus();
            }}
          />
        );
      })}
    </>
  );
}
