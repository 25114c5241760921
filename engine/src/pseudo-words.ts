// The language that nobody speaks: each letter changed, everything else as it was. It needs nothing, so that it can come before
// all other words.
const FROM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const TO = 'âƀćđęƒğħîĵķłɱñøƥɋŕšţůṽŵẋýžÂƁĆĐĘƑĞĦÎĴĶŁɯÑØƤɊŔŠŢŮṼŴẊÝŽ';

/** The same text with every letter changed; digits, signs and spaces stay. */
export function pseudo(text: string): string {
  let changed = '';
  for (const letter of text) {
    const at = FROM.indexOf(letter);
    changed += at < 0 ? letter : TO[at];
  }
  return changed;
}

/**
 * Words of a client changed the same way: a text, a function of data that makes one, a list or a record of them. What is no text,
 * such as an element that stands inside a sentence, stays.
 */
export function pseudoWords<T>(words: T): T {
  return changed(words) as T;
}

function changed(words: unknown): unknown {
  if (typeof words === 'string') return pseudo(words);
  if (typeof words === 'function') return (...data: unknown[]): unknown => changed(words(...data));
  if (Array.isArray(words)) return words.map(changed);
  if (typeof words !== 'object' || words === null || Object.getPrototypeOf(words) !== Object.prototype) return words;
  return 'props' in words ? words : Object.fromEntries(Object.entries(words).map(([key, one]) => [key, changed(one)]));
}
