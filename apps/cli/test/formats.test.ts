// docs/formats.md: every example on the page is run, and what comes out is compared with what the page shows.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Shop, shop } from './shop.ts';

interface Block {
  readonly info: string;
  readonly line: number;
  readonly body: readonly string[];
}

const PAGE = readFileSync(new URL('../../../docs/formats.md', import.meta.url), 'utf8');

function blocks(page: string): Block[] {
  const found: Block[] = [];
  let open: { info: string; line: number; body: string[] } | undefined;
  for (const [i, line] of page.split('\n').entries()) {
    if (!line.startsWith('```')) open?.body.push(line);
    else if (open === undefined) open = { info: line.slice(3), line: i + 1, body: [] };
    else {
      found.push(open);
      open = undefined;
    }
  }
  return found;
}

/** `$ command`, then what it prints, then perhaps `exit code N`. */
function commandsOf(block: Block): { line: string; expected: string[]; code: number }[] {
  const found: { line: string; expected: string[]; code: number }[] = [];
  for (const line of block.body) {
    const last = found.at(-1);
    const code = /^exit code ([0-9]+)$/.exec(line)?.[1];
    if (line.startsWith('$ bocage ')) found.push({ line: line.slice(9), expected: [], code: 0 });
    else if (last === undefined) throw new Error(`formats.md, line ${block.line}: a command is missing`);
    else if (code !== undefined) last.code = Number(code);
    else last.expected.push(line);
  }
  return found;
}

async function run(s: Shop, line: string): Promise<{ code: number; text: string }> {
  const [command = '', input] = line.split(' < ');
  const waiting = input === undefined ? [] : s.read(input).trimEnd().split('\n');
  const { code, out, err } = await s.run(command, { line: async () => waiting.shift() });
  return { code, text: out + err };
}

test('every example of docs/formats.md does what it shows', async () => {
  const s = shop();
  let commands = 0;
  for (const block of blocks(PAGE)) {
    const file = /file=(\S+)/.exec(block.info)?.[1];
    if (file !== undefined) s.write(file, `${block.body.join('\n')}\n`);
    if (block.info !== 'console') continue;
    for (const { line, expected, code } of commandsOf(block)) {
      const ran = await run(s, line);
      commands++;
      expect([line, ran.code]).toEqual([line, code]);
      if (line.includes('--json'))
        expect([line, JSON.parse(ran.text)]).toEqual([line, JSON.parse(expected.join('\n'))]);
      else
        expect([
          line,
          ran.text
            .trimEnd()
            .split('\n')
            .map((l) => l.trimEnd()),
        ]).toEqual([line, expected]);
    }
  }
  expect(commands).toBeGreaterThan(15);
});
