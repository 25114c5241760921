// Mutants: where they are found, that each is the change it says, and that asleep they change nothing.
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { sitesOf, woven } from '../mutants.mjs';

const SOURCE = `import { x } from 'somewhere';
interface Point { readonly at: 1 | 2 }
export function reach(range: number, far: boolean, name = 'a'): number {
  let n = range + 1;
  if (range <= 3 && !far) n = n * 2;
  told.push('reach' + name);
  tell('reached');
  return far ? n : -n;
}
`;

function mutants() {
  return sitesOf('a.ts', SOURCE).map((site, i) => ({ ...site, id: i + 1, file: 'a.ts' }));
}

/** The function of the source with one mutant awake; 0 for none. */
function awake(id: number): (range: number, far: boolean) => number {
  const code = stripTypeScriptTypes(woven(SOURCE.replace(/^import .*\n/, '\n'), shifted()));
  const module = code.replace('export function', 'return function').replace('globalThis.__mutants', 'mutants');
  return new Function('mutants', 'told', 'tell', module)({ id, times: 0, reached: new Uint8Array(99) }, [], () => {});
}

/** The same mutants where the import, which a function body cannot hold, has been taken out. */
function shifted() {
  const by = SOURCE.indexOf('\n');
  return mutants().map((mutant) => ({ ...mutant, start: mutant.start - by, end: mutant.end - by }));
}

describe('mutants', () => {
  it('are found in what is computed, not in types, imports and words', () => {
    expect(mutants().map(({ line, kind, was, now }) => `${line} ${kind}: ${was} -> ${now}`)).toEqual([
      '4 operator: range + 1 -> range - 1',
      '4 number: 1 -> 2',
      '5 condition: range <= 3 && !far -> true',
      '5 condition: range <= 3 && !far -> false',
      '5 operator: range <= 3 && !far -> range <= 3 || !far',
      '5 operator: range <= 3 -> range < 3',
      '5 operator: range <= 3 -> range > 3',
      '5 number: 3 -> 4',
      '5 not: !far -> far',
      '5 left out: n = n * 2; -> ',
      '5 operator: n * 2 -> n + 2',
      '5 number: 2 -> 3',
      "6 left out: told.push('reach' + name); -> ",
      '8 condition: far -> !(far)',
    ]);
  });

  it('change nothing while they sleep, and what they say when awake', () => {
    const whole = awake(0);
    expect([whole(3, false), whole(4, false), whole(3, true)]).toEqual([-8, -5, 4]);
    const at = (kind: string, now: string): number => mutants().find((m) => m.kind === kind && m.now === now)?.id ?? -1;
    expect(awake(at('operator', 'range - 1'))(3, false)).toBe(-4);
    expect(awake(at('operator', 'range < 3'))(3, false)).toBe(-4);
    expect(awake(at('number', '4'))(4, false)).toBe(-10);
    expect(awake(at('condition', 'false'))(3, false)).toBe(-4);
    expect(awake(at('left out', ''))(3, false)).toBe(-4);
    expect(awake(at('condition', '!(far)'))(3, false)).toBe(8);
  });

  it('leave an else with the if that it belongs to', () => {
    const text = 'if (a) left(); else right();';
    const own = sitesOf('a.ts', text).map((site, i) => ({ ...site, id: i + 1, file: 'a.ts' }));
    const called = (a: boolean): string[] => {
      const calls: string[] = [];
      const code = woven(text, own).replace('globalThis.__mutants', 'mutants');
      const asleep = { id: 0, times: 0, reached: new Uint8Array(9) };
      new Function('mutants', 'a', 'left', 'right', code)(
        asleep,
        a,
        () => calls.push('left'),
        () => calls.push('right'),
      );
      return calls;
    };
    expect([called(true), called(false)]).toEqual([['left'], ['right']]);
  });

  it('keep the numbers of the lines', () => {
    const lines = woven(SOURCE, mutants()).split('\n');
    expect(lines.length).toBe(SOURCE.split('\n').length);
    expect(lines[6]).toContain("tell('reached')");
  });
});
