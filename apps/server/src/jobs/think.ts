// Computer seats: a thought from the seat's view alone, with a seed that follows from the game, so that anybody can repeat it.
import { findPlayer } from '@bocage/ai';
import { Thinkers } from '@bocage/ai/node';
import { generator } from '@bocage/engine';
import { thinkingSeed } from '@bocage/online';
import type { GamesTable } from '../db/schema.ts';
import { lone } from '../game/bench.ts';
import { judgeChoice } from '../game/judge.ts';
import { releaseOf } from '../game/library.ts';
import { settle } from '../game/settle.ts';
import { viewOf } from '../game/show.ts';
import type { House } from '../house.ts';
import { TABLE } from '../words/table.ts';

export class Thinking {
  private readonly house: House;
  private thinkers: Thinkers | undefined;

  constructor(house: House) {
    this.house = house;
  }

  /** Thinks for the game as it stands at `seq`. Run twice it plays once, and it would be the same choice. */
  async think({ game, seq }: { readonly game: string; readonly seq: number }): Promise<void> {
    const { house } = this;
    const table = await house.tables.get(game);
    if (table === undefined || table.phase !== 'running') return;
    if (table.seq < seq) await house.tables.exclusive(game, () => house.tables.refresh(table));
    const seat = table.decides;
    const info = table.seats[seat];
    if (table.seq !== seq || info?.kind !== 'computer' || info.player === null) return;
    const view = viewOf(table, seat);
    const player = findPlayer(info.player);
    if (view === undefined || player === undefined) return;
    const seed = thinkingSeed(game, table.n, player.id);
    const name =
      player.pick !== undefined
        ? table.play.name(view, player.pick(table.play, view, generator(seed)))
        : await this.deep(game, table.n, table.row, player.id, view, seat, seed);
    if (name === undefined) return;
    const key = `ai-${seq}`;
    await settle(house, game, key, (now) => {
      if (now.seq !== seq || now.state === undefined) return { why: 'stale', text: TABLE.movedOn };
      return judgeChoice(lone(now, seat, `computer:${player.id}`, house.now()), {
        t: 'choose',
        id: undefined,
        game,
        key,
        at: seq,
        names: [name],
        hash: undefined,
      });
    });
  }

  private async deep(
    game: string,
    n: number,
    row: Pick<GamesTable, 'game' | 'pack' | 'rules' | 'content'>,
    player: string,
    view: NonNullable<ReturnType<typeof viewOf>>,
    seat: number,
    seed: string,
  ): Promise<string | undefined> {
    this.thinkers ??= new Thinkers(Math.max(1, this.house.config.workers));
    // A table of its own for each decision: nothing is remembered, so the thought can be repeated alone.
    const question = { table: `${game} ${n}`, game: row.game, player, view, seat, seed };
    const pack = row.pack === null ? {} : { pack: JSON.parse(row.pack) as unknown };
    const today = await this.house.library.game(row.game, row.pack);
    const old = typeof today !== 'string' && today.rulesVersion === row.rules ? undefined : releaseOf(row);
    const rules = old === undefined ? {} : { rules: old };
    return (await this.thinkers.think({ ...question, ...pack, ...rules }).advice)?.name;
  }

  async close(): Promise<void> {
    await this.thinkers?.close();
  }
}
