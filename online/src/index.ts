// What clients of a server share: the line with its reconnecting, requests, and the way to a seat.
export { readSecret, readTableAddress, seatLink, type TableAddress } from './address.ts';
export { Line, type LineState, type Message, type SocketLike } from './line.ts';
export { branchOf, Mirror, type ShownEntry } from './mirror.ts';
export {
  type Around,
  type ChatLine,
  type Ears,
  type Played,
  type Refused,
  type RemoteClocks,
  type RemoteOffer,
  type RemoteSeat,
  RemoteTable,
  type RemoteVotes,
} from './remote.ts';
export { type Kept, type OpenedTable, openTable, type Seated, sendSalt, sitDown } from './seat.ts';
export { Server, ServerError } from './server.ts';
export { thinkingSeed } from './thinking.ts';
export { spanText, timeLeft } from './time.ts';
