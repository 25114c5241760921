// `npm start`: builds the page if anything has changed, serves it and prints the address.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';

const PORT = Number(process.env.PORT ?? 1944);
/** How to ask for another port, in the words of the command that was used. */
const OTHER = process.env.BOCAGE_TABLE === undefined ? 'PORT=1945 npm start' : 'bocage table --port 1945';
/** BOCAGE_DEV=1: the page for developers, whose words can be laid over with `?dev&pseudo`. */
const DEVELOPMENT = process.env.BOCAGE_DEV === '1';
const dist = fileURLToPath(new URL(DEVELOPMENT ? '../../../.cache/development' : '../dist', import.meta.url));

/** A packed program brings the page ready made, and nothing to build it with. */
async function built(): Promise<boolean> {
  if (!existsSync(new URL('../src', import.meta.url))) return false;
  const { buildForDevelopment, buildIfNeeded } = await import('./build.ts');
  if (DEVELOPMENT) await buildForDevelopment();
  return DEVELOPMENT || buildIfNeeded();
}

console.log('Bocage: three board wargames of 1942–45, in your browser or in a terminal.');
if (await built()) console.log('The page was built.');
try {
  const { address } = await serve(dist, PORT);
  console.log(`\nPlay at ${address}\n\nEverything runs in your browser; Ctrl-C ends the server.`);
} catch (error) {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    busy
      ? `Port ${PORT} is in use: perhaps Bocage runs already, at http://localhost:${PORT}. Another port: ${OTHER}`
      : `The server could not be started: ${String(error)}`,
  );
  process.exitCode = 2;
}
