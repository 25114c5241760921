// What a real process of the command costs on a file: processor time and memory, as the system counts them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LARGE } from './large.ts';

const PROGRAM = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** Printed by the process itself as it ends. */
const COUNT = `data:text/javascript,process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write('cost ' + (userCPUTime + systemCPUTime) / 1000 + ' ' + maxRSS / 1024 + '\\n');
})`;

export interface Cost {
  readonly code: number | null;
  readonly err: string;
  readonly ms: number;
  readonly mb: number;
}

/** What work on the file costs: a command that reads none is taken off. */
export function cost(name: string): Cost {
  const large = LARGE[name];
  if (large === undefined) throw new Error(`there is no large file '${name}'`);
  const none = run([], ['games']);
  const all = run([[large.file, large.text()]], large.words);
  return { ...all, ms: all.ms - none.ms, mb: all.mb - none.mb };
}

function run(files: readonly (readonly [name: string, text: string])[], line: readonly string[]): Cost {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-large-'));
  try {
    for (const [file, text] of files) writeFileSync(join(folder, file), text);
    const words = ['--import', COUNT, PROGRAM, ...line];
    const ran = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', timeout: 60_000 });
    const [, ms = 'NaN', mb = 'NaN'] = /^cost (\S+) (\S+)$/m.exec(ran.stderr) ?? [];
    return { code: ran.status, err: ran.stderr.replace(/^cost .*\n/m, ''), ms: Number(ms), mb: Number(mb) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
