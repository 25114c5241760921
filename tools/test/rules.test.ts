// Rules traceability bites: an untested rule, an unknown id and a forgotten section are all found.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsOfName, idsOfTests, readDigest, readRulebook, traceRules } from '../rules.mjs';
import { sampleTree } from './sample.ts';

const ids = (text: string) => idsOfTests('a.test.ts', text).map(({ id }) => id);

describe('ids of a test', () => {
  it.each([
    ['RL 7.31 a light mortar fires', ['RL 7.31']],
    ['RL 7.31 + RL A-03 spotters', ['RL 7.31', 'RL A-03']],
    ['SL combat/transport: a truck', ['SL combat/transport']],
    ['SL R01', ['SL R01']],
    ['TAMC 8.c + RTTR 5.3 fuel', ['TAMC 8.c', 'RTTR 5.3']],
    ['TAMC 8 the week ends', ['TAMC 8']],
    ['a mortar under RL 7.31', []],
    ['AI plays a whole game', []],
    ['rl 7.31 in small letters', []],
  ])('%s', (name, expected) => {
    expect(idsOfName(name)).toEqual(expected);
  });

  it('are read back from any name that was built of ids', () => {
    const section = fc.stringMatching(/^[A-Za-z]{0,5}[0-9]{1,3}(\.[0-9a-z]{1,2}){0,2}$/);
    const id = fc.tuple(fc.constantFrom('RL', 'SL', 'TAMC', 'RTTR'), section).map((parts) => parts.join(' '));
    const words = fc.stringMatching(/^[a-z][a-z ]{0,20}$/);
    fc.assert(
      fc.property(fc.array(id, { minLength: 1, maxLength: 4 }), words, (several, rest) => {
        expect(idsOfName(`${several.join(' + ')} ${rest}`)).toEqual(several);
      }),
    );
  });

  it('stand in plain names, templates, tables and arrays named rules', () => {
    const text = `
      const TABLE = [['RL 5', 1], ['RL 6 + RL 7', 2]] as const;
      it('RL 1 a', () => {});
      test("RL 2 b", () => {});
      it(\`RL 3 \${n} c\`, () => {});
      it.each([['RL 4', 1]])('%s d', () => {});
      it.each(TABLE)('%s e', () => {});
      it.each(['RL 8 f'])('%s', () => {});
      it('RL 9 g' + x, () => {});
      it.skipIf(slow)('RL 10 h', () => {});
      describe('inner', () => { it('RL 11 i', () => {}); });
      const cases = [{ rules: ['RL 12', 'RL 13'], n: 3 }];`;
    const expected = [5, 6, 7, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13].map((n) => `RL ${n}`);
    expect(new Set(ids(text))).toEqual(new Set(expected));
  });

  it('do not count in tests that never run, nor in comments and other strings', () => {
    const text = `
      it.skip('RL 1 a', () => {});
      it.todo('RL 2 b');
      describe.skip('x', () => { it('RL 3 c', () => {}); });
      it.skip.each([['RL 4']])('%s', () => {});
      // it('RL 5 d')
      say('RL 6 e');`;
    expect(ids(text)).toEqual([]);
  });

  it('come with their line', () => {
    expect(idsOfTests('a.test.ts', "\nit('RL 1 a', () => {});\n")).toEqual([{ id: 'RL 1', at: 'a.test.ts:2' }]);
  });
});

describe('digest and rulebook', () => {
  it('a digest gives its ids in order', () => {
    const text =
      '# Digest\n\nSome words.\n\n- **RL 7.31** Light mortars fire.\n- **SL R01** Trucks.\n- a plain point\n';
    expect(readDigest(text)).toEqual({ ids: ['RL 7.31', 'SL R01'], problems: [] });
  });

  it.each([
    ['- **7.31** no prefix', 'digest.md:1 "7.31" is not a rule id'],
    ['- **RL 7.31 no end', 'digest.md:1 "- **RL 7.31 no end" is not a rule id'],
    ['- **RL 7.31**', 'digest.md:1 RL 7.31 has no words'],
    ['- **RL 1** a\n- **RL 1** b', 'digest.md:2 RL 1 is there twice'],
    ['- **RL 1** a\n| RL x1 | RL 2 |', 'digest.md:2 RL x1 is now RL 2, which is no rule'],
    ['- **RL 1** a\n| RL x* | RL R* |', 'digest.md:2 RL x* is now RL R*, which is no rule'],
    ['- **RL 1** a\n- **RL 2** b\n| RL 1 | RL 2 |', 'digest.md:3 RL 1 is still a rule'],
  ])('a digest with %j is refused', (text, problem) => {
    expect(readDigest(text).problems).toEqual([problem]);
  });

  it('a rulebook is one id a line with comments', () => {
    expect(readRulebook('# Sections\nRL 1\n\nRL 2  # set-up\r\n')).toEqual({ ids: ['RL 1', 'RL 2'], problems: [] });
    expect(readRulebook('RL 1\nRL 1\nMortars\n').problems).toEqual([
      'rulebook.txt:2 RL 1 is there twice',
      'rulebook.txt:3 "Mortars" is not a rule id',
    ]);
  });
});

describe('tracing a tree', () => {
  const good = {
    'games/one/src/index.ts': 'export const rules = 1;\n',
    'games/one/digest.md': '- **RL 1** First.\n- **RL 2** Second.\n',
    'games/one/rulebook.txt': 'RL 1\nRL 2\n',
    'games/one/test/a.test.ts': "it('RL 1 a', () => {});\n",
    'apps/cli/test/b.test.ts': "it('RL 2 b', () => {});\n",
  };
  const problems = (files: Record<string, string>) => traceRules(sampleTree({ ...good, ...files })).problems;

  it('accepts a game whose every rule has a test, in any package', () => {
    const { rows, problems: none } = traceRules(sampleTree(good));
    expect(none).toEqual([]);
    expect(rows).toEqual([{ game: 'one', digest: true, rules: 2, tested: 2, tests: 2, sections: 2 }]);
  });

  it('finds a rule with no test', () => {
    expect(problems({ 'games/one/test/a.test.ts': "it('a', () => {});\n" })).toEqual(['one: RL 1 has no test']);
  });

  it('finds an id that the digest does not have', () => {
    expect(problems({ 'apps/cli/test/c.test.ts': "it('RL 3 c', () => {});\n" })).toEqual([
      'one: apps/cli/test/c.test.ts:1 names RL 3, which is not in digest.md',
    ]);
  });

  it('finds a misspelt prefix in the tests of a game', () => {
    expect(problems({ 'games/one/test/c.test.ts': "it('LR 1 c', () => {});\n" })).toEqual([
      'one: games/one/test/c.test.ts:1 names LR 1, which is not in digest.md',
    ]);
  });

  it('finds a section of the rulebook that the digest forgot', () => {
    expect(problems({ 'games/one/rulebook.txt': 'RL 1\nRL 2\nRL 9\n' })).toEqual([
      'one: RL 9 is in rulebook.txt but not in digest.md',
    ]);
  });

  it('does not count the long suites, which npm test does not run', () => {
    expect(
      problems({ 'games/one/test/a.test.ts': '', 'games/one/test/a.deep.ts': "it('RL 1 a', () => {});\n" }),
    ).toEqual(['one: RL 1 has no test']);
  });

  it('finds an empty digest, a missing rulebook and an id in two digests', () => {
    expect(problems({ 'games/two/digest.md': 'Nothing yet.\n', 'games/two/rulebook.txt': '# none\n' })).toEqual([
      'games/two/digest.md holds no rule',
      'games/two/rulebook.txt names no section',
    ]);
    expect(problems({ 'games/two/digest.md': '- **RL 1** Again.\n' })).toContain(
      'games/two has a digest.md but no rulebook.txt',
    );
    expect(problems({ 'games/two/digest.md': '- **RL 1** Again.\n' })).toContain(
      'RL 1 is in the digests of one and of two',
    );
  });

  it('lets only a stub be without a digest', () => {
    const stub = "// A game.\nimport type {} from '@bocage/engine';\n\nexport {};\n";
    expect(problems({ 'games/two/src/index.ts': stub })).toEqual([]);
    const missing = ['games/two has rules in src/ but no digest.md'];
    expect(problems({ 'games/two/src/index.ts': `${stub}export const a = 1;\n` })).toEqual(missing);
    expect(problems({ 'games/two/src/index.ts': "export * from './rules.ts';\n" })).toEqual(missing);
    expect(problems({ 'games/two/src/index.ts': stub, 'games/two/src/rules.ts': '' })).toEqual(missing);
  });

  it('asks nothing of the catalogue, and fails without any game', () => {
    expect(problems({ 'games/catalogue/src/index.ts': 'export const games = [];\n' })).toEqual([]);
    expect(traceRules(sampleTree({})).problems).toEqual(['no game was found in games/']);
  });
});
