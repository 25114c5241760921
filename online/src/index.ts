// What clients of a server share: the line with its reconnecting, requests, and the way to a seat.
export { Line, type LineState, type Message, type SocketLike } from './line.ts';
export { type Kept, type OpenedTable, openTable, type Seated, sendSalt, sitDown } from './seat.ts';
export { Server, ServerError } from './server.ts';
