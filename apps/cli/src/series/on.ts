// What every command that can run on many machines shares, without a word of PostgreSQL: commands that stay at home load nothing of it.
import type { Args, OptionSpecs } from '../args.ts';
import { badInput } from '../stop.ts';
import type { AsideRow, SeriesState } from './store.ts';

/** The options of every command that can run on many machines. */
export const ON: OptionSpecs = { on: { type: 'string' }, 'ctrl-c': { type: 'string' } };
export const ON_NOTES: readonly string[] = [
  '--on postgres://...  plays on all machines where `worker --on` runs with the same database; docs/series.md',
  '--ctrl-c leave|end   what Ctrl-C does to a series with --on: at a terminal you are asked, otherwise it goes on',
];

/** The address behind --on; undefined without it. */
export function onOf(args: Args): string | undefined {
  const text = args.text('on');
  const word = args.text('ctrl-c');
  if (word !== undefined && word !== 'leave' && word !== 'end')
    throw badInput(`--ctrl-c takes leave or end, not '${word}'`);
  if (text === undefined && word !== undefined) throw badInput('--ctrl-c belongs to a series with --on');
  return text === undefined ? undefined : checkOn(text);
}

/** An address behind --on, or a sentence. */
export function checkOn(text: string): string {
  if (/^postgres(ql)?:\/\/[^\s]+$/.test(text)) return text;
  throw badInput('--on takes an address of PostgreSQL like postgres://name@host/database');
}

/** How following a series has ended. */
export interface Attended {
  readonly state: SeriesState | 'left';
  readonly aside: readonly AsideRow[];
}

/** What is said at the end besides the result. */
export function asideText(id: string, { state, aside }: Attended): string {
  const rows = aside.map(({ what, reason }) => `  ${what}: ${reason}\n`).join('');
  const set =
    aside.length === 0
      ? ''
      : `${aside.length === 1 ? 'One is' : `${aside.length} are`} set aside after failing twice:\n${rows}`;
  const left = state === 'left' ? `${id} goes on; the same command gathers it, series watch ${id} shows it.\n` : '';
  return `${set}${left}`;
}
