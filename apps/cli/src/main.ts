#!/usr/bin/env node
// The entry of the `bocage` command: the real terminal, the real disk.
import { processIo } from './io.ts';
import { main } from './run.ts';
import { EXIT_INTERNAL } from './stop.ts';
import { restoreTerminal } from './table/tty.ts';
import { W } from './words/common.ts';

process.on('uncaughtException', (error) => {
  restoreTerminal();
  process.stderr.write(W.internalError(error.message.split('\n')[0]));
  process.exit(EXIT_INTERNAL);
});
const io = processIo();
process.exitCode = await main(process.argv.slice(2), io);
io.close();
