// The aids of the game's own package, for all panels that are loaded when they are wanted.
import { createAids } from '@bocage/credentials/facts';

export const aids = createAids();
