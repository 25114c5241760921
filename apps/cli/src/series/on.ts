// What every command that can run on many machines shares, without a word of PostgreSQL: commands that stay at home load nothing of it.
import type { Args, OptionSpecs } from '../args.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/series.ts';
import type { AsideRow, SeriesState } from './store.ts';

/** The options of every command that can run on many machines. */
export const ON: OptionSpecs = { on: { type: 'string' }, 'ctrl-c': { type: 'string' } };
export const ON_NOTES: readonly string[] = [W.optionOn, W.optionCtrlC];

/** The address behind --on; undefined without it. */
export function onOf(args: Args): string | undefined {
  const text = args.text('on');
  const word = args.text('ctrl-c');
  if (word !== undefined && word !== 'leave' && word !== 'end') throw badInput(W.ctrlCForm(word));
  if (text === undefined && word !== undefined) throw badInput(W.ctrlCNeedsOn);
  return text === undefined ? undefined : checkOn(text);
}

/** An address behind --on, or a sentence. */
export function checkOn(text: string): string {
  if (/^postgres(ql)?:\/\/[^\s]+$/.test(text)) return text;
  throw badInput(W.onForm);
}

/** How following a series has ended. */
export interface Attended {
  readonly state: SeriesState | 'left';
  readonly aside: readonly AsideRow[];
}

/** What is said at the end besides the result. */
export function asideText(id: string, { state, aside }: Attended): string {
  const rows = aside.map(({ what, reason }) => `  ${what}: ${reason}\n`).join('');
  const set = aside.length === 0 ? '' : W.setAside(aside.length, rows);
  const left = state === 'left' ? W.seriesContinues(id) : '';
  return `${set}${left}`;
}
