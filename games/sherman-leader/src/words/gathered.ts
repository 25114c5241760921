// Questions that were passed over one behind the other are told in one line: the end of a quiet Week has up to eight of them.
import type { Play } from '@bocage/engine';
import type { ShermanFacts } from '../facts/types.ts';
import type { PassedStep, ShermanEvent } from './events.ts';

type Passed = Extract<ShermanEvent, { readonly kind: 'passed'; readonly unit?: undefined }>;

/** Whether it stands for itself: what is said of one Unit is not mixed with what is said of others. */
const joins = (event: ShermanEvent): event is Passed => event.kind === 'passed' && event.unit === undefined;

/** The game, whose `apply` tells such a run as one event. The rules tell each where it happens; the state knows nothing of it. */
export function gathered<G extends Play<ShermanEvent, ShermanFacts>>(game: G): G {
  return {
    ...game,
    apply(s, choice, chance, tell) {
      if (tell === undefined) return game.apply(s, choice, chance);
      let first: Passed | undefined;
      let also: PassedStep[] = [];
      const letGo = (): void => {
        if (first !== undefined) tell(also.length === 0 ? first : { ...first, also });
        first = undefined;
        also = [];
      };
      game.apply(s, choice, chance, (event) => {
        if (!joins(event)) {
          letGo();
          tell(event);
        } else if (first === undefined) first = event;
        else also.push(event.step);
      });
      letGo();
    },
  };
}
