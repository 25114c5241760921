// What a test file of a game gets for 'vitest' under `mutate`: its tests are put on a list, to be run one by one and again and
// again; `expect` is Vitest's own.
export { expect } from 'vitest';

/** @typedef {{ name: string, run: () => unknown }} Test */

/** @type {Test[]} */
export const tests = [];
let around = '';

/** @param {string} name @param {...unknown} rest its options, what it holds, a time limit */
export function describe(name, ...rest) {
  const before = around;
  around += `${name} > `;
  body(rest)();
  around = before;
}

/** @param {readonly unknown[]} table a row for each group */
describe.each =
  (table) =>
  /** @param {string} name @param {...unknown} rest */
  (name, ...rest) => {
    for (const row of table) {
      const values = Array.isArray(row) ? row : [row];
      describe(`${name} ${values.join(' ').slice(0, 60)}`, () => body(rest)(...values));
    }
  };

/** @param {string} name @param {...unknown} rest its options, the test, a time limit, which on a busy machine says nothing of a mutant */
export function it(name, ...rest) {
  tests.push({ name: around + name, run: body(rest) });
}

/** @param {readonly unknown[]} table a row for each test */
it.each =
  (table) =>
  /** @param {string} name @param {...unknown} rest */
  (name, ...rest) => {
    for (const row of table) {
      const values = Array.isArray(row) ? row : [row];
      it(`${name} ${values.join(' ').slice(0, 60)}`, () => body(rest)(...values));
    }
  };

/** @param {readonly unknown[]} rest @returns {(...values: unknown[]) => unknown} */
function body(rest) {
  const found = rest.find((one) => typeof one === 'function');
  if (found === undefined) throw new Error('a test without a body');
  return /** @type {(...values: unknown[]) => unknown} */ (found);
}
