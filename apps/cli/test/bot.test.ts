// The line protocol in both directions: Bocage as a player for another host, and outside programs in a seat.
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generator, Session } from '@bocage/engine';
import { skirmish } from '@bocage/engine/testing';
import { describe, expect, test } from 'vitest';
import { decideMessage, helloMessage } from '../src/protocol.ts';
import { BATTLE, shop } from './shop.ts';

const NODE = process.execPath;
const EXAMPLE = fileURLToPath(new URL('../../../examples/python-bot/bot.py', import.meta.url));

async function talk(line: string, messages: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const waiting = messages.map((m) => (typeof m === 'string' ? m : JSON.stringify(m)));
  const ran = await shop().run(line, { line: async () => waiting.shift() });
  expect(ran).toMatchObject({ code: 0, err: '' });
  return ran.out
    .trim()
    .split('\n')
    .map((l) => JSON.parse(l) as Record<string, unknown>);
}

function open(): Session {
  const session = Session.open(skirmish(), { seed: '7' });
  if (!(session instanceof Session)) throw new Error('no session');
  return session;
}

describe('bocage as a player', () => {
  const session = open();
  const { game } = session;
  // The catalogue's Skirmish has content of its own; a host that does not care leaves the hash out.
  const hello = { ...helloMessage(game, session.state, 0), content: undefined };
  const decide = decideMessage(game, game.view(session.state, 0), 0, 7);

  test('hello, decide, result', async () => {
    const answers = await talk('bot --stdio', [hello, decide, { type: 'result', grade: 'Draw' }, decide]);
    expect(answers).toEqual([
      { type: 'ready', protocol: 1, name: 'sensible' },
      { type: 'choice', id: 7, choice: 'advance 1' },
    ]);
  });

  test('with --game no hello is needed; a view and a seat are enough; the same seed gives the same choices', async () => {
    const short = { type: 'decide', seat: 'A', view: { state: decide.view.state } };
    const line = 'bot --stdio --game skirmish --player random --seed 9';
    const answers = await talk(line, [short, short, short]);
    expect(answers.map((a) => a.type)).toEqual(['choice', 'choice', 'choice']);
    expect(await talk(line, [short, short, short])).toEqual(answers);
  });

  test('each mistake is answered, and the player goes on', async () => {
    const answers = await talk('bot --stdio', [
      'not json',
      '[]',
      {},
      decide,
      { ...hello, protocol: 2 },
      { ...hello, game: 'chess' },
      { ...hello, content: { hash: 'x' } },
      hello,
      { ...decide, seat: 'Z' },
      { ...decide, seat: 'B' },
      { ...decide, view: {} },
      { ...decide, view: { state: [1, 2] } },
      { ...decide, view: { state: decide.view.state.map(() => 12345) } },
      { type: 'choice' },
      decide,
    ]);
    expect(answers.map((a) => a.type)).toEqual([
      ...Array(7).fill('error'),
      'ready',
      ...Array(6).fill('error'),
      'choice',
    ]);
    expect(answers[4]?.text).toBe('This player speaks protocol 1, the host 2.');
    expect(answers[9]?.text).toBe('In this view A decides.');
    expect(answers[12]?.text).toBe('this view is not a position of the game');
  });

  test('a message holds nothing that the seat may not see', () => {
    const text = JSON.stringify(decide);
    for (let i = 0; i < 20; i++) {
      const other = game.deal(game.view(session.state, 0), 0, generator(String(i)));
      expect(JSON.stringify(decideMessage(game, game.view(other, 0), 0, 7))).toBe(text);
    }
  });
});

describe('an outside program in a seat', () => {
  /** A program in JavaScript, as a file beside the score. */
  const bot = (answer: string): string =>
    `import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  const m = JSON.parse(line);
  const say = (o) => console.log(JSON.stringify(o));
  if (m.type === 'hello') return say({ type: 'ready', protocol: 1, name: 'test' });
  ${answer}
});`;

  test('plays a whole game against the computer; index and name both count', async () => {
    const s = shop();
    s.write(
      'bot.mjs',
      bot("if (m.type === 'decide') say({ type: 'choice', id: m.id, choice: m.id % 2 ? 0 : m.choices[0].name });"),
    );
    await s.run('new skirmish --seed 7');
    const played = await s.json(`play --players A=sensible --players "B=cmd:${NODE} bot.mjs"`);
    expect(played).toMatchObject({ decision: null, result: { rule: 'SK 6' } });
    expect((await s.run('verify')).code).toBe(0);
  });

  test('names a whole line in any order; what does not fit is told and may be mended', async () => {
    const s = shop();
    s.write('battle.txt', BATTLE);
    s.write(
      'bot.mjs',
      bot(`if (m.type === 'decide') say({ type: 'choice', id: m.id, choice: m.id === 1 ? ['c9', 'attack', 'frob'] : 'rest' });
  if (m.type === 'error') say({ type: 'choice', id: m.id, choice: m.text.includes('frob') ? [] : ['c9', 'attack'] });`),
    );
    await s.run('new skirmish --position battle.txt --seed 3');
    await s.run(`play --players "A=cmd:${NODE} bot.mjs" --players B=random`);
    expect(s.read('bocage.score')).toMatch(/^1 A attack, c9 \[/m);
  });

  test('is sent the view of its seat and nothing else', async () => {
    const s = shop();
    s.write(
      'bot.mjs',
      bot(
        "fs.appendFileSync('heard', line + String.fromCharCode(10)); if (m.type === 'decide') say({ type: 'choice', id: m.id, choice: 0 });",
      ).replace(
        "import { createInterface } from 'node:readline';",
        "import { createInterface } from 'node:readline';\nimport fs from 'node:fs';",
      ),
    );
    await s.run('new skirmish --seed 7');
    await s.run(`play --players A=random --players "B=cmd:${NODE} bot.mjs"`);
    const heard = s
      .read('heard')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(heard.at(-1)).toMatchObject({ type: 'result', rule: 'SK 6' });
    const decisions = heard.filter((m) => m.type === 'decide');
    expect(decisions.length).toBeGreaterThan(10);
    const { game } = open();
    for (const { seat, view } of decisions) {
      expect(seat).toBe('B');
      // Masking what is masked already changes nothing; masking a full state would.
      expect(Array.from(game.view(Int32Array.from(view.state), 1))).toEqual(view.state);
    }
  });

  test('bocage plays against bocage over the line', async () => {
    const s = shop();
    const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    await s.run('new skirmish --seed 7');
    const ran = await s.run(`play --players "A=random,B=cmd:${NODE} ${program} bot --stdio --player random"`);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/The game is over/);
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;

  test.runIf(hasPython)('the example in Python plays a game', async () => {
    const s = shop();
    await s.run('new skirmish --seed 7');
    const ran = await s.run(`play --players A=sensible --players "B=cmd:python3 ${EXAMPLE}"`);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/The game is over/);
  });

  test('a wrong answer is told and may be mended; three are too many', async () => {
    const s = shop();
    const once =
      "if (m.type === 'decide') say({ type: 'choice', id: m.id, choice: 'advnce 4' }); if (m.type === 'error') say({ type: 'choice', choice: 'rest' });";
    s.write('bot.mjs', bot(once));
    await s.run('new skirmish --seed 7');
    expect((await s.json(`play rest --players "B=cmd:${NODE} bot.mjs"`)).played).toMatchObject([
      {},
      { seat: 'B', name: 'rest' },
    ]);
    s.write('bot.mjs', bot("say({ type: 'choice', choice: 'advnce 4' });"));
    const ran = await s.run(`play rest --players "B=cmd:${NODE} bot.mjs"`);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(
      "has given 3 wrong answers: 'advnce 4' is not among the choices; did you mean 'advance 4'?",
    );
    // The person's own choice is kept.
    expect((await s.json('show')).choices).toBe(3);
  });

  const FAILURES: readonly [string, string, string][] = [
    ['ends', 'process.stderr.write("no luck\\n"); process.exit(3);', 'has ended (exit code 3); it says: no luck.'],
    ['speaks something else', 'console.log("hello");', 'does not follow the protocol: this line is not JSON: hello.'],
    ['gives up', "say({ type: 'error', text: 'too hard' });", 'gives up: too hard.'],
    ['does not answer', '', 'has not answered within 1 s.'],
  ];

  test.each(FAILURES)('a program that %s is one clear sentence', async (_what, answer, expected) => {
    const s = shop();
    s.write('bot.mjs', bot(answer));
    // By a short name: a sentence clips a long one, and the path of Node is as long as the folder that it was installed in.
    symlinkSync(NODE, join(s.folder, 'node'));
    await s.run('new skirmish --seed 7');
    const ran = await s.run('play --players "A=cmd:./node bot.mjs" --bot-seconds 1');
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toBe(`The player './node bot.mjs' ${expected}\n`);
    expect(s.read('bocage.score')).toContain('\nend 0 ');
  });

  test('a program that does not go is not waited for', async () => {
    const s = shop();
    s.write(
      'bot.mjs',
      `${bot("if (m.type === 'decide') say({ type: 'choice', choice: 'rest' });")}\nsetInterval(() => {}, 1000);`,
    );
    await s.run('new skirmish --seed 7');
    const began = Date.now();
    expect((await s.run(`play rest --players "B=cmd:${NODE} bot.mjs"`)).code).toBe(0);
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  test('a program that does not exist, or does not greet', async () => {
    const s = shop();
    await s.run('new skirmish --seed 7');
    expect((await s.run('play --players "A=cmd:no-such-program"')).err).toMatch(
      /^The player 'no-such-program' cannot be started: .+\n$/,
    );
    s.write('rude.mjs', 'process.stdin.once(\'data\', () => console.log(\'{"type":"choice","choice":0}\'));');
    expect((await s.run(`play --players "A=cmd:${NODE} rude.mjs"`)).err).toContain(
      'must answer hello with {"type":"ready"',
    );
  });
});
