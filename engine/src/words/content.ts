// What the kernel says of a content pack that cannot be read. A client puts the file, the line and the path of the value before it.
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // The pack as a whole.
  packForm: 'a pack is an object with the fields bocage-pack, game, name, data',
  packName: 'must be one line of 1 to 60 characters: the score writes it in its head',
  packOfOtherGame: (game: string, own: string): string => `this pack is for '${game}', not for '${own}'`,
  packNameTaken: (name: string): string => `'${name}' is what scores call the game’s own content; take another name`,
  doesNotHoldTogether: (why: string): string => `does not fit together: ${why}`,
  noRuleFits: 'no rule fits it',

  // Its values.
  wholeNumber: (found: string): string => `must be a whole number, not ${found}`,
  number: (found: string): string => `must be a number, not ${found}`,
  range: (min: number, max: number, found: number): string => `must be from ${min} to ${max}, not ${found}`,
  text: (found: string): string => `must be a text, not ${found}`,
  trueOrFalse: (found: string): string => `must be true or false, not ${found}`,
  oneOf: (values: readonly string[], found: string, near: string): string =>
    `must be one of ${values.join(', ')}, not ${found}${near === '' ? '' : `; did you mean '${near}'?`}`,
  object: (found: string): string => `must be an object, not ${found}`,
  list: (found: string): string => `must be a list, not ${found}`,
  fieldName: (problem: string): string => `the field’s name ${problem}`,
  controlCharacter: 'holds a control character or a line end',
  tooLong: (most: number, found: number): string => `must have at most ${most} characters, not ${found}`,
  word: (found: string): string => `must be one word of letters and digits, as scores write it, not ${found}`,
  words: (found: string): string =>
    `must be words of letters and digits separated by single spaces, as scores write them, not ${found}`,
  noKey: (key: string): string => `has no '${key}'`,
  twice: (key: string, id: string): string => `${key} ${id} appears twice`,
  notField: (near: string): string => `is not a field${near === '' ? '' : `; did you mean '${near}'?`}`,
  missing: 'is missing',
  doesNotExist: (near: string): string => `does not exist${near === '' ? '' : `; did you mean '${near}'?`}`,
  aList: 'a list',
  anObject: 'an object',
  nothing: 'nothing',

  // Its form.
  notJson: (problem: string): string => `this is not JSON: ${problem}`,
  endOfFile: 'the end of the file',
  behindEnd: (here: string): string => `${here} comes after the end`,
  tooDeep: (most: number): string => `more than ${most} levels are open`,
  tooManyValues: (most: number): string => `no pack has more than ${most} values`,
  valueMissing: (here: string): string => `a value is missing before ${here}`,
  notValue: (found: string): string => `'${found}' is not a value; a text needs double quotes`,
  nameMissing: (here: string): string => `a field’s name in double quotes is missing before ${here}`,
  fieldTwice: (key: string): string => `the field '${key}' appears twice`,
  colonMissing: (key: string): string => `a colon is missing after '${key}'`,
  commaMissing: (close: string, here: string): string => `a comma or '${close}' is missing before ${here}`,
  nothingAfterComma: (close: string): string => `nothing follows the comma before '${close}'`,
  noClosingQuote: 'a text has no closing quote on its line',
  badEscape: (found: string): string => `the text ${found} holds a control character or an unknown escape`,
});
