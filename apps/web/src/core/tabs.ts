// Two tabs on one game: the first holds a lock and plays, the others follow what it saves. Nobody overwrites anybody.

type Message = { readonly kind: 'saved' | 'yield'; readonly id: string };

const channel = new BroadcastChannel('bocage');

/** Tells the other tabs that a game was saved or deleted, or asks its holder to let go. */
export function tellTabs(kind: Message['kind'], id: string): void {
  channel.postMessage({ kind, id } satisfies Message);
}

export function hearTabs(heard: (message: Message) => void): () => void {
  const listener = (event: MessageEvent<Message>): void => heard(event.data);
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}

export interface Hold {
  release(): void;
}

/** The right to play a game: undefined if another tab has it. With `wait`, waits until that tab lets go. */
export function hold(id: string, wait = false): Promise<Hold | undefined> {
  return new Promise((done) => {
    let release: () => void = () => {};
    const held = new Promise<void>((end) => {
      release = end;
    });
    navigator.locks
      .request(`bocage ${id}`, wait ? {} : { ifAvailable: true }, (lock) => {
        if (lock === null) {
          done(undefined);
          return undefined;
        }
        done({ release });
        return held;
      })
      .catch(() => done(undefined));
  });
}
