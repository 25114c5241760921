// Programs of their own that a command starts: they take over the terminal, and get the signals.
import { spawn } from 'node:child_process';

/** Runs it to its end; its exit code. */
export function runProgram(
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [program, ...words], { stdio: 'inherit', env: { ...process.env, ...env } });
  // Ctrl-C reaches both; the program says goodbye to everybody first.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => void child.kill('SIGTERM'));
  return new Promise<number>((done) => child.on('exit', (code) => done(code ?? 1)));
}
