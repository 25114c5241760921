// These Are My Credentials: solitaire, logistics on a road map against an automa of cards.
export * from './beside.ts';
export { credentialsContent as content, type Data } from './content.ts';
export type { CredentialsEvent } from './events.ts';
export { createGame } from './game.ts';
