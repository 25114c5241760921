// The entry of `npm run bench`. There is no game to measure yet, and it says so rather than print an empty table.
console.log('Nothing to measure yet: no game is playable in this version.');
