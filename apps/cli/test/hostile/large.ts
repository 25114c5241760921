// Files of eight megabytes, each made to cost time or memory, and the command that reads it.

const SIZE = 8 * 1024 * 1024;

/** `part` again and again between head and tail, up to eight megabytes. */
function filled(head: string, part: string, tail = ''): string {
  return head + part.repeat(Math.floor((SIZE - 8 - head.length - tail.length) / part.length)) + tail;
}

const HEAD = 'bocage score 1\ngame: skirmish\nrules: 1\ncontent: 1cc10a4cae507f73 built-in\nseed: 1\n';
const POSITION = 'bocage position 1\ngame: rudders-line\n';
const PACK = '{"bocage-pack":1,"game":"rudders-line","name":"x","data":';
const LINE =
  '{"game":"skirmish","rules":1,"content":"x","seed":"7","options":{},"players":["random","random"],"winner":0,"score":null,"grade":"V","decisions":20,"curve":[0.5,0.6],"pace":[2],"rules_used":{},"kinds":{},"cards":{}}\n';

function numbered(line: (i: number) => string, head: string): string {
  const lines = [head];
  for (let length = head.length, i = 1; ; i++) {
    const next = line(i);
    length += next.length;
    if (length > SIZE) return lines.join('');
    lines.push(next);
  }
}

interface Large {
  readonly file: string;
  readonly words: readonly string[];
  readonly text: () => string;
}

const score = (text: () => string): Large => ({ file: 'd.score', words: ['show', 'd.score'], text });
const position = (text: () => string): Large => ({
  file: 'd.txt',
  words: ['new', 'rudders-line', 'n.score', '--position', 'd.txt'],
  text,
});
const pack = (text: () => string): Large => ({ file: 'd.json', words: ['pack', 'check', 'd.json'], text });
const series = (text: () => string): Large => ({ file: 'd.jsonl', words: ['report', 'd.jsonl'], text });

/** By name; those that stand first are tried with every `npm test`. */
export const LARGE: Readonly<Record<string, Large>> = {
  'line ends': score(() => filled('', '\n')),
  'one line': score(() => filled(HEAD, 'a')),
  'notes of going back': score(() => filled(`${HEAD}\n`, '< 1 0\n')),
  choices: score(() => numbered((i) => `${i} A rest #abc\n`, `${HEAD}\n`)),
  'choices in a line': score(() => filled(`${HEAD}\n1 A `, 'rest, ', ' #abc\n')),
  outcomes: score(() => numbered((i) => `${i} A rest [${'4 '.repeat(9_000)}] #abc\n`, `${HEAD}\n`)),
  'a tape': score(() => filled(`${HEAD}tape: [`, '1 ', ']\n\nend 0 0123456789abcdef\n')),
  'fields of the head': score(() => numbered((i) => `k${i}: x\n`, HEAD)),
  'lines of a position in a score': score(() => filled(`${HEAD}position:\n`, '  turn: 4\n', '\n')),
  'remarks of a position': position(() => filled(POSITION, '# ', '\u2028')),
  'spaces of a position': position(() => filled(POSITION, ' ', 'x')),
  'one key of a position': position(() => filled(POSITION, 'control US: 1 3 4 6 9\n')),
  'long lines of a position': position(() => filled(POSITION, `area 1: ${'US squad, '.repeat(1_900)}US squad\n`)),
  'depth of a pack': pack(() => filled(PACK, '[')),
  'objects of a pack': pack(() => filled(`${PACK}[`, '{},', '{}]}')),
  'numbers of a pack': pack(() => filled(`${PACK}[`, '0,', '0]}')),
  'a text of a pack': pack(() => filled(`${PACK}"`, '\\n', '"}')),
  'keys of a pack': pack(() => numbered((i) => `"k${i}":1,`, `${PACK}{`)),
  'rows of a pack': pack(() => filled(`${PACK}{"map":{"areas":[`, '{"id":99},', '{"id":1}]}}}')),
  'a number of a pack': pack(() => filled(PACK, '9', '}')),
  'lines of a series': series(() => filled('', LINE)),
  'players of a series': series(() =>
    numbered((i) => LINE.replace('"random"', `"r${i}"`).replace('"V"', `"g${i}"`), ''),
  ),
  'turns of a series': series(() => filled('', LINE.replace('[0.5,0.6]', `[${'0.5,'.repeat(9_999)}1]`))),
  'depth of a series': series(() => filled('', '[')),
  'line ends of a series': series(() => filled('', '\n')),
};
