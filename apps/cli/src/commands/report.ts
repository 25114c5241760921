// `bocage report FILE`: a series of games as one page with plots, to be opened in any browser.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { MatchLine } from '@bocage/ai';
import { parseSeries, REPORT_MARK, reportPage } from '@bocage/ai/node';
import type { Command } from '../args.ts';
import { saveText } from '../disk.ts';
import { listedGame, loadGame, readDigest } from '../games.ts';
import { onOf } from '../series/on.ts';
import { readSeries } from '../series-file.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/analysing.ts';

export const reportCommand: Command = {
  name: 'report',
  usage: 'FILE ... [--out F] [--title TEXT] [--force] | ID ... --on postgres://...',
  about: W.aboutReport,
  notes: [W.reportOptionOut, W.reportOptionForce, W.reportNoteFiles, W.reportOptionOn],
  options: { out: { type: 'string' }, title: { type: 'string' }, force: { type: 'boolean' }, on: { type: 'string' } },
  async run(args, io) {
    const files = args.positionals;
    const [first] = files;
    if (first === undefined) throw badInput(W.whichSeriesReport);
    // A series that is still being played may end in half a line.
    const on = onOf(args);
    const lines: MatchLine[] = [];
    for (const file of files)
      for (const line of on === undefined ? readSeries(io, file).lines : await matchLines(on, file)) lines.push(line);
    const id = lines[0]?.game;
    if (id === undefined) throw badInput(W.noFinishedGame, { file: first });
    const other = lines.find((line) => line.game !== id);
    if (other !== undefined) throw badInput(W.reportOneGame(id, other.game));
    const game = await loadGame(listedGame(id));
    const title = args.text('title');
    const out = args.text('out') ?? `${first.replace(/\.jsonl$/, '')}.html`;
    const command = `bocage report ${files.map((file) => basename(file)).join(' ')}`;
    const ruleText = new Map(readDigest(listedGame(id)).map((rule) => [rule.id, rule.text]));
    const page = reportPage(game, lines, {
      version: VERSION,
      command,
      ruleText,
      ...(title !== undefined && { title }),
    });
    const ours = (text: string): boolean => text.includes(REPORT_MARK);
    saveText(io, out, page, args.flag('force') ? 'anything' : { ours, what: W.pageOfReport });
    io.out(
      args.json ? `${JSON.stringify({ game: id, games: lines.length, out })}\n` : W.reportGames(out, lines.length),
    );
  },
};

/** The games of a series on many machines, checked as those of a file are. */
async function matchLines(url: string, id: string): Promise<readonly MatchLine[]> {
  const [{ attach }, { linesOf }] = await Promise.all([import('../series/plan.ts'), import('../series/gather.ts')]);
  const series = await attach(url, id);
  try {
    const found: MatchLine[] = [];
    for await (const text of linesOf(series)) {
      const read = parseSeries(text);
      if (typeof read === 'string') throw badInput(W.seriesWithoutGames(id, read));
      found.push(...read);
    }
    return found;
  } finally {
    await series.close();
  }
}

const VERSION: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
