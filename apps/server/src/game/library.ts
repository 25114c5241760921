// The games of the catalogue as the server uses them: each loaded once, with its own content or with a pack.
import { findGame, games } from '@bocage/catalogue';
import { type Game, hashText } from '@bocage/engine';

/** Packs are other people's data: a few are kept, the last used ones. */
const MOST_PACKS = 20;

export class Library {
  private readonly loaded = new Map<string, Promise<Game | string>>();
  private readonly hidden: boolean;

  /** `hidden`: also the small game that Bocage tests itself with. */
  constructor(hidden: boolean) {
    this.hidden = hidden;
  }

  get ids(): readonly string[] {
    return games.filter((g) => this.hidden || g.hidden !== true).map((g) => g.id);
  }

  /** A game, or a sentence that says why there is none. */
  game(id: string, pack: string | null): Promise<Game | string> {
    const key = pack === null ? id : `${id} ${hashText(pack)}`;
    const known = this.loaded.get(key) ?? this.load(id, pack);
    if (pack !== null) {
      // The last used one stands last.
      this.loaded.delete(key);
      const packs = [...this.loaded.keys()].filter((k) => k.includes(' '));
      if (packs.length >= MOST_PACKS) this.loaded.delete(packs[0] ?? '');
    }
    this.loaded.set(key, known);
    return known;
  }

  private async load(id: string, pack: string | null): Promise<Game | string> {
    if (!this.ids.includes(id)) return `There is no game '${id.slice(0, 40)}'.`;
    const made = (await findGame(id)?.load())?.create(pack === null ? undefined : JSON.parse(pack));
    if (made === undefined) return `There is no game '${id.slice(0, 40)}'.`;
    return 'setup' in made ? made : `The content pack cannot be used: ${made[0]?.text ?? 'it is damaged'}`;
  }
}
