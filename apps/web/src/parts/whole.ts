// The whole game for a part that needs more than the table does: undefined until it is loaded, one sentence if it cannot be.
import type { Game } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadWhole } from '../core/catalogue.ts';

export function useWhole(id: string): Game | string | undefined {
  const found = useSignal<Game | string | undefined>(undefined);
  useEffect(() => {
    void loadWhole(id).then((game) => {
      found.value = game;
    });
  }, [id, found]);
  return found.value;
}
