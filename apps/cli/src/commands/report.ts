// `bocage report FILE`: a series of games as one page with plots, to be opened in any browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseSeries, reportPage } from '@bocage/ai/node';
import type { Command } from '../args.ts';
import { listedGame, loadGame } from '../games.ts';
import { badInput } from '../stop.ts';

export const reportCommand: Command = {
  name: 'report',
  usage: 'FILE ... [--out F] [--title TEXT]',
  about: 'Makes one page of a series played by sim: results, length, where games are decided, use of rules and cards.',
  notes: [
    '--out F       the page (the name of the first file, with .html)',
    'Several files of one game are put together.',
  ],
  options: { out: { type: 'string' }, title: { type: 'string' } },
  async run(args, io) {
    const files = args.positionals;
    const [first] = files;
    if (first === undefined) throw badInput("which series? 'report FILE.jsonl'; sim makes such files");
    const lines = files.flatMap((file) => {
      let text: string;
      try {
        // Series may be larger than any score, so the limit of score files does not hold here.
        text = readFileSync(resolve(io.cwd, file), 'utf8');
      } catch {
        throw badInput('the file cannot be read', { file });
      }
      // A series that is still being played may end in half a line.
      const parsed = parseSeries(text.slice(0, text.lastIndexOf('\n') + 1));
      if (typeof parsed === 'string') throw badInput(parsed, { file });
      return parsed;
    });
    const id = lines[0]?.game;
    if (id === undefined) throw badInput('there is no finished game in it', { file: first });
    const other = lines.find((line) => line.game !== id);
    if (other !== undefined) throw badInput(`a report is about one game, not ${id} and ${other.game}`);
    const game = await loadGame(listedGame(id));
    const title = args.text('title');
    const out = args.text('out') ?? `${first.replace(/\.jsonl$/, '')}.html`;
    const command = `bocage report ${files.map((file) => basename(file)).join(' ')}`;
    const page = reportPage(game, lines, { version: VERSION, command, ...(title !== undefined && { title }) });
    writeFileSync(resolve(io.cwd, out), page);
    io.out(
      args.json ? `${JSON.stringify({ game: id, games: lines.length, out })}\n` : `${out}: ${lines.length} games\n`,
    );
  },
};

const VERSION: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
