// What the panels ask of the game's own package, beside what every drawing needs; loaded with the first panel.
import { createPanelFacts } from '@bocage/credentials/facts';

export const panelFacts = createPanelFacts();
