// These Are My Credentials: solitaire, logistics on a road map against an automa of cards.

export { credentialsContent as content, type Data } from './content.ts';
export { createGame } from './game.ts';
export * from './records.ts';
export type { CredentialsEvent } from './state/events.ts';
