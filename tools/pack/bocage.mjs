#!/usr/bin/env node
// The packed `bocage` command: says what it needs before anything else, keeps compiled modules, then is the command itself.
import module from 'node:module';

const WANTED = 24;

if (Number.parseInt(process.versions.node, 10) < WANTED) {
  console.error(
    `Bocage needs Node ${WANTED} or newer, and this is Node ${process.versions.node}. Get it from https://nodejs.org, then run the same command again.`,
  );
  process.exitCode = 2;
} else {
  // From the second time on every command begins in half the time; where nothing can be written it does without.
  module.enableCompileCache?.();
  await import(new URL('../apps/cli/src/main.js', import.meta.url).href);
}
