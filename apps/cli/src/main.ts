#!/usr/bin/env node
// The entry of the `bocage` command. Until the command is written, it lists the games and how to play them.

const games = [
  ['rudders-line', "Rudder's Line", '2 players, or 1 against the computer'],
  ['sherman-leader', 'Sherman Leader', 'solitaire'],
  ['credentials', 'These Are My Credentials', 'solitaire'],
] as const;

console.log('Bocage: one table for three board wargames of 1942-45.\n');
for (const [id, title, players] of games) console.log(`  ${id.padEnd(16)}${title.padEnd(26)}${players}`);
console.log('\nTo play:  npm run bocage -- new GAME      (for example: npm run bocage -- new rudders-line)');
console.log('No game can be played yet in this version: the rules are being written.');
