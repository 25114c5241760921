// Sealed dice: the same code in the server, the page and the terminal.
export { decoySeed, isSecret, saltCommitment, seedCommitment } from './commit.ts';
export { type Draw, sealedBelow, sealedSource } from './draw.ts';
export { drawKey, type SeatSalt } from './key.ts';
export { type Kept, openedDice, type Proof, prove } from './proof.ts';
