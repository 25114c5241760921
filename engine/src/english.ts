// Numbers and lists in English sentences, for every game and client. The locale is named, so the machine's own never shows; a
// catalogue in another language brings its own of these.
const PLURAL = new Intl.PluralRules('en-GB');
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The form of a noun for a number: `Truck`, `Trucks`. */
export function noun(n: number, one: string, many = `${one}s`): string {
  return PLURAL.select(n) === 'one' ? one : many;
}

/** `1 Truck`, `3 Trucks`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${noun(n, one, many)}`;
}

const SPELLED = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small number in letters, as a sentence begins with it. */
export function spelled(n: number): string {
  return SPELLED[n] ?? String(n);
}

/** `3, 5 and 7`. */
export function andList(words: readonly string[]): string {
  return AND.format(words);
}

/** `3, 5 or 7`. */
export function orList(words: readonly string[]): string {
  return OR.format(words);
}

/** `+2`, `−2`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** A chance: rounded to the nearest, and 0% or 100% only where it is certain. */
export function percent(chance: number, decimals = 0): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  const least = 10 ** -decimals;
  const shown = Math.round(chance * 100 * 10 ** decimals) / 10 ** decimals;
  if (shown < least) return `<${least}%`;
  if (shown > 100 - least) return `>${100 - least}%`;
  return `${shown.toFixed(decimals)}%`;
}

/** A sentence begins with a large letter, whatever it begins with. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
