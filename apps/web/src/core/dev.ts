// Aids of development, by the address: `?dev` lists the small game of the kernel's tests too, `?dev&pseudo` plays every game in a
// language that nobody speaks, so that what still reads words, or cannot be translated, is seen.
const asked = (what: string): boolean => new URLSearchParams(location.search).has(what);

export function isDev(): boolean {
  return asked('dev');
}

export function isPseudo(): boolean {
  return isDev() && asked('pseudo');
}
