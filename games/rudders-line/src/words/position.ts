// What is said of words in a position that no counter and no state of a unit is called by.

export const notUnit = (code: string, side: string, near: string): string =>
  `'${code}' is not a ${side} unit${near === '' ? '' : `; did you mean '${near}'?`}`;
export const notWeapon = (code: string, near: string): string =>
  `'${code}' is not a weapon${near === '' ? '' : `; did you mean '${near}'?`}`;
export const notState = (word: string, near: string): string =>
  `'${word}' is not a state of a unit${near === '' ? '' : `; did you mean '${near}'?`}`;
