// How a text is read: what is wrong with it, if anything. `words.ts` brings every text of a game here.

/** What the words of a game are held against. */
export interface Vocabulary {
  /** The game's digest.md: every rule sign that is shown has its line there. */
  readonly digest: string;
  /** Abbreviations and signs that players of this game know: `MP`, `NCO`, `d6`. */
  readonly terms: readonly string[];
  /** Codes that a person types and never reads, besides the ids of places, pieces and cards, which are learned in play. */
  readonly codes?: readonly string[];
  /** Things that are counted, singular to plural; the same word twice for what has no plural: `Fuel`. */
  readonly nouns: Readonly<Record<string, string>>;
}

/** What good texts have in common. The kernel's tests have a broken game for each. */
export const WORD_CHECKS = [
  'names, not ids',
  'numbers and nouns agree',
  'terms are known',
  'sentences are short',
  'questions end with a question mark',
  'rule signs are in the digest',
  'figures are written one way',
  'texts are whole',
  'the story tells every event',
  'nothing is told twice',
] as const;
export type WordCheck = (typeof WORD_CHECKS)[number];

export interface WordFault {
  readonly check: WordCheck;
  /** The word or sign that is wrong. */
  readonly what: string;
  readonly text: string;
  readonly at: string;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Nobody can read a longer one aloud. */
const LONGEST_SENTENCE = 220;
/** Verbs that show that more than one is meant. */
const MANY = '(?:are|were|have|come|go|lie|stay|leave)';

/** A code by its look: `wt+mg42`, `st_michel`, `squad/f`, `nco1`, `backDf`. */
const CODE = /^(?:[a-z]+\d+|[\p{L}\d]*\p{L}\d*[+_][\p{L}\d/+_]+|[\p{L}\d]+\/f|[a-z]+[A-Z]\w*)$/u;
/** What is written in capitals: `MP`, `MG42`, `NCOs`. */
const CAPITALS = /^\p{Lu}[\p{Lu}\d]+s?$/u;
const BROKEN: readonly (readonly [RegExp, string])[] = [
  [/undefined|NaN|\[object|\{\w*\}/, 'something that was not filled in'],
  [/ {2}| [,.;:?!](?:\s|$)|[,;] ?[.?!]|\(\s*\)/, 'a gap'],
  [/\b([\p{L}]+) \1\b/iu, 'a word twice'],
];
const FIGURES: readonly RegExp[] = [/\d %/, /\b\d+\/\d+\/\d+\b/, /(?<!\d )[+-] \d+(?=[):,.]|$)/];

export class Reader {
  readonly faults: WordFault[] = [];
  readonly #seen = new Set<string>();
  readonly #terms: Set<string>;
  readonly #ids: Set<string>;
  readonly #rules = new Set<string>();
  readonly #known = new Set<string>();
  readonly #dotted = new Set<string>();
  readonly #counts: readonly (readonly [RegExp, string])[];

  constructor({ digest, terms, codes, nouns }: Vocabulary) {
    this.#terms = new Set(terms);
    this.#ids = new Set(codes);
    for (const [, id] of digest.matchAll(/^- \*\*(.+?)\*\*/gm)) this.#rules.add(id);
    this.#counts = Object.entries(nouns).flatMap(([one, many]) => countRules(one, many));
  }

  get texts(): number {
    return this.#seen.size;
  }

  /** Something that has a name: its id is not shown from now on, the words of its name are known. */
  learn({ id, name }: Named): void {
    if (this.#known.has(`${id} ${name}`)) return;
    this.#known.add(`${id} ${name}`);
    if (name.includes('. ')) this.#dotted.add(name);
    for (const word of wordsOf(name)) if (CAPITALS.test(word)) this.#terms.add(word).add(`${word}s`);
    // A number is how players call a place or a Unit; what its own name holds is no code.
    if (/^[\d-]*$/.test(id) || id.length < 2 || ` ${name} `.includes(` ${id} `)) return;
    this.#ids.add(id);
  }

  question(at: string, text: string): void {
    if (!text.endsWith('?')) this.#fault('questions end with a question mark', 'no question mark', text, at);
    this.text(at, text);
  }

  rule(at: string, rule: string): void {
    if (!this.#rules.has(rule)) this.#fault('rule signs are in the digest', `“${rule}”`, rule, at);
  }

  /** A sentence of the log, with all that belongs to it. */
  story(at: string, text: string): void {
    const sentences = this.#sentences(text);
    const twice = sentences.find((sentence, i) => sentences.indexOf(sentence) < i);
    if (twice !== undefined) this.#fault('nothing is told twice', `“${twice}”`, text, at);
    this.text(at, text);
  }

  untold(at: string, told: number, of: number): void {
    this.#fault('the story tells every event', `${told} of ${of}`, '', at);
  }

  text(at: string, text: string): void {
    if (this.#seen.has(text)) return;
    this.#seen.add(text);
    for (const word of wordsOf(text)) {
      if (this.#terms.has(word)) continue;
      if (this.#ids.has(word) || CODE.test(word)) this.#fault('names, not ids', `“${word}”`, text, at);
      else if (CAPITALS.test(word)) this.#fault('terms are known', `“${word}”`, text, at);
    }
    for (const [wrong, what] of this.#counts) {
      const found = wrong.exec(text);
      if (found !== null) this.#fault('numbers and nouns agree', `“${found[0]}” (${what})`, text, at);
    }
    for (const sentence of this.#sentences(text)) {
      if (sentence.length > LONGEST_SENTENCE)
        this.#fault('sentences are short', `${sentence.length} characters`, text, at);
    }
    for (const wrong of FIGURES) {
      const found = wrong.exec(text);
      if (found !== null) this.#fault('figures are written one way', `“${found[0]}”`, text, at);
    }
    for (const [wrong, what] of BROKEN) {
      const found = wrong.exec(text);
      if (found !== null) this.#fault('texts are whole', `${what}, “${found[0]}”,`, text, at);
    }
  }

  /** A full stop inside a name, as in `St. Malo`, ends none. */
  #sentences(text: string): string[] {
    let whole = text;
    for (const name of this.#dotted) whole = whole.replaceAll(name, name.replaceAll('. ', '._'));
    return whole.split(/(?<=[.?!]) /);
  }

  /** Only the first of its kind: the same word in a hundred sentences is one fault. */
  #fault(check: WordCheck, what: string, text: string, at: string): void {
    const key = `${check} ${what}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.faults.push({ check, what, text, at });
  }
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;:.?!()“”"'’=·*–-]+/).filter((word) => word !== '');
}

/** What is wrong beside a number for one noun: `1 Trucks`, `2 Truck`, `1 Truck are`, `Fuels`. */
function countRules(one: string, many: string): (readonly [RegExp, string])[] {
  const between = '(?:(?!(?:a|an|the|against|of|or|and|in|for|from|to|per) )[\\p{L}-]+ ){0,2}';
  const ends = '(?![\\p{L}\\d-])';
  // The number of a place, a turn or a rating counts nothing.
  const number = '(?<![\\p{L}\\d.,:+−-]|(?:in|to|from|at|on|turn|Turn|rated|area|hex|Garrison) )';
  if (one === many) return [[new RegExp(`\\b${one}s${ends}`, 'u'), `${one} has no plural`]];
  return [
    [new RegExp(`[+−]1 ${many}${ends}`, 'u'), `one ${one}`],
    [new RegExp(`${number}1 ${between}${many}${ends}`, 'u'), `one ${one}`],
    [new RegExp(`${number}1 ${between}${one} ${MANY}${ends}`, 'u'), `one ${one} is`],
    [new RegExp(`${number}(?:0|[2-9]|\\d\\d+) ${between}${one}${ends}`, 'u'), `many ${many}`],
  ];
}
