// The games of the catalogue as the server uses them: each loaded once, with its own content or with a pack.
import { bringRules } from '@bocage/ai/node';
import { findGame, games } from '@bocage/catalogue';
import { gameOfRelease, type Release, releases, sameContent } from '@bocage/catalogue/open';
import { type Game, hashText } from '@bocage/engine';
import type { GamesTable } from '../db/schema.ts';
import { inPseudo } from '../words/catalogue.ts';
import { TABLE } from '../words/table.ts';

/** A game whose rules this program does not have: it is kept, and served by one that has them. */
export class NotServed extends Error {}

/** For development: with BOCAGE_PSEUDO=1 every game speaks the language that nobody does, as the server itself. */
async function spoken(game: Game): Promise<Game> {
  return inPseudo() ? (await import('@bocage/engine/pseudo')).pseudoGame(game) : game;
}

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

  /** The game of a row, under the rules that it was begun with: today's, or those of the release that had them. */
  async of(row: Pick<GamesTable, 'game' | 'pack' | 'rules' | 'content'>): Promise<Game | string> {
    const today = await this.game(row.game, row.pack);
    if (typeof today === 'string') return today;
    if (row.rules === today.rulesVersion && sameContent(row.game, row.content, today.content.hash)) return today;
    const release = releaseOf(row);
    if (release === undefined) return TABLE.rulesNotKept(row.rules, row.game);
    const key = `${release.file} ${row.pack === null ? '' : hashText(row.pack)}`;
    const pack = row.pack === null ? undefined : (JSON.parse(row.pack) as unknown);
    const old =
      this.loaded.get(key) ??
      gameOfRelease(release, bringRules, pack).then<Game | string>((g) =>
        g === undefined ? TABLE.rulesOfReleaseNotHere(release.release) : spoken(g),
      );
    this.loaded.set(key, old);
    return old;
  }

  private async load(id: string, pack: string | null): Promise<Game | string> {
    if (!this.ids.includes(id)) return TABLE.noGame(id.slice(0, 40));
    const made = (await findGame(id)?.load())?.create(pack === null ? undefined : JSON.parse(pack));
    if (made === undefined) return TABLE.noGame(id.slice(0, 40));
    return 'setup' in made ? spoken(made) : TABLE.packUnusable(made[0]?.text);
  }
}

/** The release whose rules and content a game was begun with; undefined if they are today's. */
export function releaseOf({
  game,
  rules,
  content,
  pack,
}: Pick<GamesTable, 'game' | 'pack' | 'rules' | 'content'>): Release | undefined {
  const known = releases.filter((r) => r.game === game && r.rules === rules);
  // With a pack the content is nobody's own: the newest release with those rules has laid it over.
  return known.findLast((r) => pack !== null || r.content === content || r.identity === content);
}
