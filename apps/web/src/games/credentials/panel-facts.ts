// What the panels ask of the game's own package, beside what every drawing needs; loaded with the first panel.
import { createPanelFacts } from '@bocage/credentials/facts';

export let panelFacts = createPanelFacts();

/** From here on they go by other content: that of the game on the table. */
export function panelFactsOf(content: Parameters<typeof createPanelFacts>[0]): void {
  panelFacts = createPanelFacts(content);
}
