// The server as a value: for `bocage serve`, for tests and for benches.

import type { Config, House } from './house.ts';
import { openDoor } from './http/app.ts';
import { openHouse } from './open-house.ts';

export type { Config, House } from './house.ts';

export interface Serving {
  readonly house: House;
  /** Where it listens. */
  readonly address: string;
  /** Says goodbye to everybody, finishes what was begun, and closes. */
  close(): Promise<void>;
}

/** Those who are told to go come back after so many milliseconds. */
const COME_BACK = 1_000;

export async function serve(config: Config, port: number, host = '127.0.0.1'): Promise<Serving> {
  const house = await openHouse(config);
  const { app, sockets } = openDoor(house);
  let closing: Promise<void> | undefined;
  try {
    const address = await app.listen({ port, host });
    return {
      house,
      address,
      close() {
        closing ??= (async () => {
          sockets.bye(COME_BACK);
          await app.close();
          await house.close();
        })();
        return closing;
      },
    };
  } catch (error) {
    await house.close();
    throw error;
  }
}
