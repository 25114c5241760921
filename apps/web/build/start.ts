// `npm start`: builds the page if anything has changed, serves it and prints the address.
import { buildIfNeeded, dist } from './build.ts';
import { serve } from './serve.ts';

const PORT = Number(process.env.PORT ?? 1944);

console.log('Bocage: one table for three board wargames of 1942-45.');
if (await buildIfNeeded()) console.log('The page was built.');
try {
  const { address } = await serve(dist, PORT);
  console.log(`\nPlay at ${address}\n\nEverything runs in your browser; Ctrl-C ends the server.`);
} catch (error) {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    busy
      ? `Port ${PORT} is in use: perhaps Bocage runs already, at http://localhost:${PORT}. Another port: PORT=1945 npm start`
      : `The server could not be started: ${String(error)}`,
  );
  process.exitCode = 2;
}
