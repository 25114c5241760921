// What the packages that page, terminal and server share say to people stands in their folders `words/`: constants and functions of data,
// one file for a room. Every file goes through `catalogue`, so that whoever runs them can lay another language over all of it.

/** Gives a text, a function that makes one, or a list or record of them in another language. */
type Language = (words: unknown) => unknown;

let language: Language | undefined;

/** From now on every text of the packages is asked of the language; gives the one before, undefined for none. */
export function layOver(other: Language | undefined): Language | undefined {
  const before = language;
  language = other;
  return before;
}

/** The texts of a room. In the finished page the build puts each of them where it is shown, and nothing of this is left. */
export function catalogue<Texts extends object>(texts: Texts): Texts {
  return new Proxy(texts, {
    get(own, key) {
      const words: unknown = Reflect.get(own, key);
      return language === undefined ? words : language(words);
    },
  });
}
