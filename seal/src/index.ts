// Sealed dice: the same code in the server, the page and the terminal.
export { decoySeed, drawKey, isSecret, type SeatSalt, saltCommitment, seedCommitment } from './commit.ts';
export { type Draw, sealedBelow, sealedSource } from './draw.ts';
export { type Kept, openedDice, type Proof, prove } from './proof.ts';
