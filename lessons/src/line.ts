// A line of choices as a person writes it: `act 3, squad, to 7 [4 2]`.

/** A choice by its code, with the outcomes that come up for it. */
export interface Move {
  readonly name: string;
  readonly dice: readonly string[];
}

/** The choices of a line. A choice never holds a comma or a bracket, so nothing has to be escaped. */
export function readLine(text: string): readonly Move[] {
  return text.split(',').map((part) => {
    const [name = '', inner = ''] = part.split(/[[\]]/, 2);
    return { name: name.trim(), dice: inner.split(/\s+/).filter((die) => die !== '') };
  });
}
