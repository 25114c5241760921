// The fuzzer in a process of its own, under a watchdog: a hang is a failure like any other, and says at which input.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUN = fileURLToPath(new URL('./run.ts', import.meta.url));
/** Nothing may take this long, on a machine with other work to do. */
const SILENT_MS = 60_000;

/** Tries so many inputs; what it printed, ended by the line that counts them. Throws at a failure. */
export function fuzzed(count: number, seed: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [RUN, '--count', String(count), '--seed', seed], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let last = '';
    const bark = (): void => {
      child.kill('SIGKILL');
      fail(new Error(`seed ${seed}: nothing was heard for ${SILENT_MS / 1000} s; the last was '${last.trim()}'`));
    };
    let timer = setTimeout(bark, SILENT_MS);
    const heard = (text: string): void => {
      last = text;
      clearTimeout(timer);
      timer = setTimeout(bark, SILENT_MS);
    };
    child.stderr.setEncoding('utf8').on('data', heard);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      heard(text);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) done(out);
      else fail(new Error(`seed ${seed}: ${out || last}`));
    });
  });
}
