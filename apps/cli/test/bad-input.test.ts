// What a new user may get wrong: one clear sentence with file and line, exit code 2, nothing lost or overwritten.
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generator, randomBelow } from '@bocage/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { BATTLE, type Shop, shop } from './shop.ts';

let s: Shop;
beforeEach(async () => {
  s = shop();
  await s.run('new skirmish --seed 7');
  await s.run('play "advance 1, advance 4, advance 1, rest"');
});

/** One sentence on the error output, nothing else, and no trace of the program's inside. */
async function bad(line: string, expected: string | RegExp): Promise<void> {
  const ran = await s.run(line);
  expect([ran.code, ran.out]).toEqual([2, '']);
  expect(ran.err).toMatch(/^[^\n]+\n$/);
  expect(ran.err).not.toMatch(/ {4}at |node:|\.ts:/);
  if (typeof expected === 'string') expect(ran.err).toBe(`${expected}\n`);
  else expect(ran.err).toMatch(expected);
  const { error } = await s.json(line, 2);
  expect(error).toMatchObject({ text: ran.err.trimEnd() });
}

describe('scores', () => {
  test('cut in the middle of a line', async () => {
    const text = s.read('bocage.score');
    s.write('cut.score', text.slice(0, text.indexOf('rest') + 2));
    await bad(
      'show cut.score',
      "cut.score, line 21: the score is cut off: its last line has no end; its last position is kept, and 'bocage rescue cut.score' continues from there.",
    );
    await bad('verify cut.score', /^cut\.score, line 21: /);
    await bad('play cut.score rest', /^cut\.score, line 21: /);
    expect(s.read('cut.score')).toBe(text.slice(0, text.indexOf('rest') + 2));
  });

  test('cut at the end of a line, at every byte: always refused', async () => {
    const text = s.read('bocage.score');
    for (let n = 0; n < text.length; n++) {
      s.write('cut.score', text.slice(0, n));
      const ran = await s.run('show cut.score');
      expect([n, ran.code, /^cut\.score, line \d+: .+\.\n$/.test(ran.err)]).toEqual([n, 2, true]);
    }
  });

  test('of a game that does not exist', async () => {
    s.write('no.score', s.read('bocage.score').replace('game: skirmish', 'game: chess'));
    await bad('show no.score', /^no\.score, line 2: there is no game 'chess'/);
    await bad('new chess', /^There is no game 'chess'/);
  });

  test('hand-edited: the line at which it parts', async () => {
    const text = s.read('bocage.score');
    s.write('edited.score', text.replace('1 A advance 1', '1 A advance 2'));
    await bad('show edited.score', /^edited\.score, line 18: the replay differs from the saved game from here on/);
    expect(await s.run('verify edited.score')).toMatchObject({ code: 1 });
    s.write('edited.score', text.replace('2 B advance 4', '2 B advance 1'));
    await bad('show edited.score', /^edited\.score, line 19: 'advance 1' is not legal here: That squad/);
    s.write('edited.score', text.replace('seed: 7', 'seed: abc'));
    await bad('show edited.score', "edited.score, line 5: the seed 'abc' is not a whole number below 2^128.");
    s.write('edited.score', text.replace('seed: 7', 'seed: 8'));
    await bad('show edited.score', /^edited\.score, line \d+: .*the seed gives/);
    s.write('edited.score', text.replace('rules: 1', 'rules: 9'));
    await bad('show edited.score', /^edited\.score, line 3: .*a newer Bocage reads it\.\n/);
    s.write('edited.score', text.replace('score 2', 'score 3'));
    await bad('show edited.score', /^edited\.score, line 1: .*newer Bocage/);
  });

  test('a remark may be reworded: the record is choices, outcomes and hashes', async () => {
    const text = s.read('bocage.score');
    s.write('remark.score', text.replace(/(rest.*)\n/, '$1 ; what a move\n'));
    expect(await s.run('verify remark.score')).toMatchObject({ code: 0, err: '' });
    s.write('remark.score', text.replace(/^setup: .*\n/m, ''));
    expect(await s.run('verify remark.score')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^remark\.score, line \d+: the score was changed after it was written/),
    });
  });

  test('a control character in a file does not reach the terminal', async () => {
    s.write('esc.score', s.read('bocage.score').replace('1 A advance 1', '1 A \u001b[2Jadvance'));
    const ran = await s.run('show esc.score');
    expect(ran.code).toBe(2);
    expect(ran.err).not.toContain('\u001b');
  });
});

describe('files of any kind', () => {
  test('missing, empty, a folder, binary, not UTF-8', async () => {
    await bad('show none.score', 'none.score: the file cannot be read: there is no such file or folder.');
    await bad('show "a\n\nb.score"', 'a??b.score: the file cannot be read: there is no such file or folder.');
    s.write('empty.score', '');
    await bad('show empty.score', 'empty.score, line 1: the file is empty.');
    await bad('new skirmish e.score --position empty.score', 'empty.score, line 1: the file is empty.');
    await bad('pack check empty.score', 'empty.score, line 1: the file is empty.');
    mkdirSync(join(s.folder, 'folder'));
    await bad('show folder', 'folder: this is a folder, not a file.');
    s.write('binary.score', new Uint8Array([66, 10, 10, 0, 1]));
    await bad('show binary.score', 'binary.score, line 3: this is a binary file, not a text.');
    s.write('latin.score', Buffer.from('bocage score 1\ngame: caf\u00e9\n', 'latin1'));
    await bad('show latin.score', /^latin\.score, line 2: the text is not UTF-8/);
    await bad('show bocage.score/x', /a part of its path is not a folder/);
    await bad('show /dev/zero', '/dev/zero: this is not an ordinary file.');
  });

  test('a file of 50 MB is not even read', async () => {
    writeFileSync(join(s.folder, 'big.score'), 'bocage score 1\n');
    truncateSync(join(s.folder, 'big.score'), 50 * 1024 * 1024);
    await bad('show big.score', 'big.score, line 1: the file has 50 MB; Bocage reads files up to 8 MB.');
    await bad('new skirmish e.score --position big.score', /^big\.score, line 1: the file has 50 MB/);
    await bad('pack check big.score', /^big\.score, line 1: the file has 50 MB/);
  });
});

describe('positions', () => {
  test('an unknown unit, a bad value, an impossible situation, another game', async () => {
    s.write('p.txt', BATTLE.replace('squad 4', 'sqad 4'));
    await bad(
      'new skirmish e.score --position p.txt',
      "p.txt, line 5: sqad 4: is not a line of a position; did you mean 'squad 4'?",
    );
    s.write('p.txt', BATTLE.replace('squad 4: a3', 'squad 4: b3'));
    await bad(
      'new skirmish e.score --position p.txt',
      "p.txt, line 5: squad 4: 'b3' is not an area a1 to a5, nor 'lost'.",
    );
    s.write('p.txt', BATTLE.replace('2 2 0', '2 2 1'));
    await bad(
      'new skirmish e.score --position p.txt',
      /^p\.txt, line 6: this position cannot exist: side 1 holds 3 cards/,
    );
    s.write('p.txt', BATTLE.replace('game: skirmish', 'game: chess'));
    await bad(
      'new skirmish e.score --position p.txt',
      "p.txt, line 2: this is a position of 'chess', not of 'skirmish'.",
    );
    s.write('p.txt', BATTLE.replace('game:', 'options: hands=none\ngame:'));
    await bad(
      'new skirmish e.score --position p.txt --option hands=two',
      /^p\.txt, line 2: the position has hands=none/,
    );
    s.write('p.txt', 'hello');
    await bad('new skirmish e.score --position p.txt', /^p\.txt, line 1: this is not a position/);
    s.write('p.txt', `${BATTLE}stack: turn; turn/retreat 1 99\n`);
    await bad('new skirmish e.score --position p.txt', /^p\.txt, line 7: in this position there is nothing to choose/);
    expect(s.files()).not.toContain('e.score');
  });
});

describe('packs', () => {
  const pack = (data: string): string =>
    `{\n  "bocage-pack": 1,\n  "game": "skirmish",\n  "name": "mine",\n  "data": {\n    ${data}\n  }\n}\n`;

  test('a misspelt field is named with its line', async () => {
    s.write('p.json', pack('"areas": [\n      { "id": 2, "nme": "mill" }\n    ]'));
    await bad('pack check p.json', "p.json, line 7: data.areas[id 2].nme is not a field; did you mean 'name'?");
    await bad('new skirmish e.score --pack p.json', /^p\.json, line 7: /);
    expect(s.files()).not.toContain('e.score');
  });

  test('each other mistake too, all of them for programs', async () => {
    s.write('p.json', pack('"areas": [\n      { "id": 2, "name": 3 },\n      { "id": 7 }\n    ]'));
    const { error } = await s.json('pack check p.json', 2);
    expect(error).toMatchObject({
      line: 7,
      problems: [{ line: 7, path: 'data.areas[id 2].name' }, { line: 8 }, { line: 8 }],
    });
    expect(await s.run('pack check p.json')).toEqual({
      code: 2,
      out: '',
      err: [
        'p.json, line 7: data.areas[id 2].name must be a text, not 3.',
        'p.json, line 8: data.areas[id 7].id must be from 1 to 5, not 7.',
        "p.json, line 8: data.areas[id 7] does not exist; did you mean '1'?",
        'p.json: the pack has 3 mistakes.',
        '',
      ].join('\n'),
    });
    expect((await s.run('new skirmish e.score --pack p.json')).err).toMatch(
      /^p\.json, line 7: .* \(and 2 more: see pack check p\.json\)\n$/,
    );
    s.write('p.json', pack('"areas": [{ "id": 2, "name": "a3" }]'));
    await bad('pack check p.json', "p.json, line 6: data.areas[id 2].name another area is called 'a3' too.");
    s.write('p.json', pack('"areas": [{ "id": 2 "name": "a" }]'));
    await bad('pack check p.json', "p.json, line 6: this is not JSON: a comma or '}' is missing before '\"'.");
    s.write('p.json', pack('"areas": []').replace('skirmish', 'chess'));
    await bad('pack check p.json', /^p\.json, line 3: there is no game 'chess'/);
    for (const name of ['', 'two\\nlines', ' space']) {
      s.write('p.json', pack('"areas": []').replace('mine', name));
      await bad(
        'pack check p.json',
        'p.json, line 4: name must be one line of 1 to 60 characters: the score writes it in its head.',
      );
    }
    s.write('p.json', '[1, 2]');
    await bad('pack check p.json', 'p.json, line 1: a pack is an object in braces.');
    await bad('pack frobnicate p.json', 'Use it as: pack check FILE.');
  });
});

describe('the command line', () => {
  test('every slip has its sentence', async () => {
    await bad('new skirmish e.score --seed abc', "--seed: the seed 'abc' is not a whole number below 2^128.");
    await bad(`new skirmish e.score --seed ${'9'.repeat(39)}`, /is not a whole number below 2\^128/);
    await bad('new skirmish e.score --option hands=five', "Option 'hands' cannot be 'five'; its values are two, none.");
    await bad('new skirmish e.score --option hand=two', "There is no option 'hand'; the options are hands.");
    await bad('new skirmish e.score --option hands', "--option takes name=value, not 'hands'.");
    await bad('new skirmish e.score --chance luck', "--chance must be 'seed' or 'real', not 'luck'.");
    await bad('new', /^Which game\?/);
    await bad('shw', "There is no command 'shw'; did you mean 'show'?");
    await bad('show --filee x', "'show' has no option --filee; did you mean '--file'?");
    await bad('show --file', /^--file needs a value/);
    await bad('show a.score b.score', /^'b\.score' is more than 'show' takes/);
    await bad('replay --to -1', /--to/);
    await bad('replay --to x', "--to must be a whole number from 0 to 10000000, not 'x'.");
    await bad('play', /^Which choice\?/);
    await bad('play "advance 1,,rest"', "A choice is missing in 'advance 1,,rest'.");
    await bad('play advnce 1', "There is no choice 'advnce 1' here; did you mean 'advance 1'?");
    await bad('play rest --players C=sensible', "There is no seat 'C'; the seats are A, B.");
    await bad('play rest --players A=sensibel', /^There is no player 'sensibel'; did you mean 'sensible'\?/);
    await bad('bot', /bot --stdio/);
    expect(s.files()).toEqual(['bocage.score']);
  });

  test('a choice that is not legal: exit code 1, the rule and the reason, the game unchanged', async () => {
    const before = s.read('bocage.score');
    expect(await s.run('play "advance 4"')).toEqual({
      code: 1,
      out: '',
      err: 'That squad is the other side’s. (SK 1)\n',
    });
    expect(await s.json('play "advance 4"', 1)).toMatchObject({ error: { kind: 'refused', rule: 'SK 1' } });
    expect(s.read('bocage.score')).toBe(before);
  });

  test('a mistake of our own is one sentence too', async () => {
    const broken = shop({
      statSync: (() => {
        throw new Error('boom\nat secret');
      }) as never,
    });
    const ran = await broken.run('show x.score');
    expect(ran.code).toBe(70);
    expect(ran.err).toBe(
      'Something went wrong inside Bocage: boom. Nothing was changed; please report this with the command and the score file.\n',
    );
  });
});

test('whatever is damaged, the answer is a sentence with a line', async () => {
  const g = generator('1944');
  const signs = '0123456789abzA[]!;,:#<>- \n"{}';
  const damage = (text: string): string => {
    const at = randomBelow(g, text.length);
    const sign = signs.charAt(randomBelow(g, signs.length));
    const lines = text.split('\n');
    const line = randomBelow(g, lines.length);
    switch (randomBelow(g, 5)) {
      case 0:
        return text.slice(0, at) + sign + text.slice(at + 1);
      case 1:
        return text.slice(0, at) + text.slice(at + 1 + randomBelow(g, 9));
      case 2:
        return [...lines.slice(0, line), ...lines.slice(line + 1)].join('\n');
      case 3:
        return [...lines.slice(0, line), lines[randomBelow(g, lines.length)], ...lines.slice(line)].join('\n');
      default:
        return text.replace(/[0-9]+/g, (n) => (randomBelow(g, 6) === 0 ? String(randomBelow(g, 2 ** 31)) : n));
    }
  };
  const position = `${BATTLE}stack: turn; turn/card 2\n`;
  const pack =
    '{\n"bocage-pack": 1,\n"game": "skirmish",\n"name": "x",\n"data": {"areas": [{"id": 2, "name": "y"}]}\n}\n';
  const score = s.read('bocage.score');
  for (let i = 0; i < 250; i++) {
    s.write('d.score', damage(score));
    s.write('d.txt', damage(position));
    s.write('d.json', damage(pack));
    for (const line of [
      'show d.score',
      'new skirmish n.score --force --position d.txt',
      'new skirmish n.score --force --pack d.json',
    ]) {
      const { code, err } = await s.run(line);
      const said = code === 0 ? err === '' : /^d\.\w+, line \d+: [^\n]+\n$/.test(err);
      expect([line, code === 0 || code === 2, said, err]).toEqual([line, true, true, err]);
    }
  }
});
