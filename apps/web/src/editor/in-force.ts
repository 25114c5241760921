// What a table asks of a game beside play goes by the game's own content; with a pack on the table it goes by that.
import { builtIn } from '@bocage/engine';

/** The data of a game is checked by its own schema; here it only gets back the type that it has. */
const LAY: Readonly<Record<string, (data: unknown) => Promise<void>>> = {
  'sherman-leader': async (data) => {
    const { askAbout } = await import('@bocage/sherman-leader/facts');
    askAbout(data as Parameters<typeof askAbout>[0]);
  },
  credentials: async (data) => {
    const { panelFactsOf } = await import('../games/credentials/panel-facts.ts');
    type Content = NonNullable<Parameters<typeof panelFactsOf>[0]>;
    panelFactsOf(builtIn({ data: data as Content['data'] }));
  },
};

export async function putInForce(game: string, data: unknown): Promise<void> {
  if (Object.hasOwn(LAY, game)) await LAY[game]?.(data);
}
