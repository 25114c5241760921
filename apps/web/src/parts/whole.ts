// The whole game for a part that needs more than the table does: undefined until it is loaded, one sentence if it cannot be.
import { type Game, isWhole, type Play } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadWhole } from '../core/catalogue.ts';

export function useWhole(game: Play): Game | string | undefined {
  const found = useSignal<Game | string | undefined>(isWhole(game) ? game : undefined);
  useEffect(() => {
    if (isWhole(game)) return;
    void loadWhole(game.id).then((whole) => {
      found.value = whole;
    });
  }, [game, found]);
  return found.value;
}
