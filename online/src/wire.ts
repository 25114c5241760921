// The protocol, version 1: every message and request body, checked here before anything else looks at it.
//
// Fields may be added: what is not known is ignored. The same shapes serve the socket, `POST games/ID/say` and clients.
import * as v from 'valibot';

export { VERSION } from './version.ts';

/** A message from outside is never longer than this many bytes. */
export const LONGEST_MESSAGE = 16 * 1024;

const gameId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
const secret = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,80}$/));
const seatId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,16}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const line = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const id = v.optional(v.union([v.pipe(v.string(), v.maxLength(64)), v.number()]));

/** What every message about a game carries: its own number, the game, a key that makes it count once, what the page knows. */
const about = { id, game: gameId };
const act = { ...about, key, at: count };

const WANTS = ['choices', 'board', 'facts', 'text'] as const;
const wants = v.optional(v.array(v.picklist(WANTS)), []);
export type Want = (typeof WANTS)[number];

export const hello = v.object({
  t: v.literal('hello'),
  id,
  v: v.number(),
  token: v.optional(code),
  follow: v.optional(
    v.pipe(v.array(v.object({ game: gameId, after: v.optional(count, 0), hash: v.optional(hash) })), v.maxLength(200)),
    [],
  ),
  want: wants,
  seen: v.optional(v.boolean(), false),
});
const follow = v.object({ t: v.literal('follow'), ...about, after: v.optional(count, 0), hash: v.optional(hash) });
const leave = v.object({ t: v.literal('leave'), ...about });
const choose = v.object({
  t: v.literal('choose'),
  ...act,
  hash: v.optional(hash),
  names: v.pipe(v.array(line(200)), v.minLength(1), v.maxLength(40)),
});
const undo = v.object({ t: v.literal('undo'), ...act, to: count });
const OFFERS = ['takeback', 'draw', 'stop', 'time', 'adjudicate', 'rules', 'substitute'] as const;
export type OfferKind = (typeof OFFERS)[number];
const offer = v.object({
  t: v.literal('offer'),
  ...act,
  kind: v.picklist(OFFERS),
  /** Takeback: the number of choices that shall stand. */
  to: v.optional(count),
});
const answer = v.object({ t: v.literal('answer'), ...act, offer: count, yes: v.boolean() });
const resign = v.object({ t: v.literal('resign'), ...act });
const claim = v.object({
  t: v.literal('claim'),
  ...act,
  /** What the side asks for whose opponent is out of time. */
  what: v.optional(v.picklist(['win', 'void', 'computer', 'adjudicate', 'substitute']), 'win'),
  player: v.optional(line(40)),
});
/** To a computer player; `person`: whoever takes the next invitation; `back`: to oneself. */
const hand = v.object({
  t: v.literal('hand'),
  ...act,
  to: v.union([v.literal('back'), v.literal('person'), line(40)]),
});
/** How several people on one seat decide. */
const team = v.object({ t: v.literal('team'), ...act, how: v.picklist(['any', 'turns', 'vote']) });
const open = v.object({ t: v.literal('open'), ...about, key, salt: secret });
/** With a key a line that is sent again after a gap is said once. */
const chat = v.object({ t: v.literal('chat'), ...about, key: v.optional(key), text: line(500) });
const note = v.object({ t: v.literal('note'), ...about, text: v.pipe(v.string(), v.maxLength(10_000)) });
const seen = v.object({ t: v.literal('seen'), ...about, seq: v.optional(count) });

const plan = v.object({
  t: v.literal('plan'),
  ...about,
  /** The number of a plan to give up. */
  drop: v.optional(count),
  /** A standing order: this choice at every decision of this step. */
  step: v.optional(line(60)),
  name: v.optional(line(200)),
  until: v.optional(v.picklist(['turn', 'revoked']), 'turn'),
  /** An answer: these choices, if the other side chooses those next. */
  after: v.optional(v.pipe(v.array(line(200)), v.minLength(1), v.maxLength(10))),
  play: v.optional(v.pipe(v.array(line(200)), v.minLength(1), v.maxLength(10))),
  /** What its holder calls it. */
  label: v.optional(line(300)),
});

/** What may be said about a game, by socket or by `POST games/ID/say`. */
export const said = v.variant('t', [
  choose,
  undo,
  offer,
  answer,
  resign,
  claim,
  hand,
  team,
  open,
  chat,
  note,
  seen,
  plan,
]);
export type Said = v.InferOutput<typeof said>;
export type SaidOf<T extends Said['t']> = Extract<Said, { t: T }>;
/** What a socket may send. */
export const incoming = v.variant('t', [hello, follow, leave, ...said.options]);
export type Incoming = v.InferOutput<typeof incoming>;
export type Hello = v.InferOutput<typeof hello>;

export const clock = v.union([
  v.picklist(['live', 'evening', 'day', 'slow', 'none']),
  v.object({
    bank: v.pipe(v.number(), v.integer(), v.minValue(1_000), v.maxValue(90 * 86_400_000)),
    add: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30 * 86_400_000)),
    cap: v.pipe(v.number(), v.integer(), v.minValue(1_000), v.maxValue(90 * 86_400_000)),
  }),
]);

export const newGame = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{12}$/)),
  game: line(40),
  options: v.optional(v.record(line(40), line(40)), {}),
  pack: v.optional(v.record(v.string(), v.unknown())),
  position: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
  /** By seat: me, invite, open, or `computer:PLAYER`. */
  seats: v.record(
    seatId,
    v.union([v.picklist(['me', 'invite', 'open']), v.pipe(v.string(), v.regex(/^computer:.{1,40}$/))]),
  ),
  clock: v.optional(clock, 'day'),
  watch: v.optional(v.picklist(['none', 'link', 'public']), 'none'),
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 0),
  away: v.optional(v.boolean(), true),
  saltCommit: v.optional(secret),
});
export type NewGame = v.InferOutput<typeof newGame>;

export const claimBody = v.object({ code, saltCommit: v.optional(secret), salt: v.optional(secret) });
export const codeBody = v.object({ code });
export const accountBody = v.object({ name: line(24), invitation: v.optional(code) });
export const recoveryBody = v.object({ name: line(24), code: v.pipe(v.string(), v.maxLength(60)) });
export const deviceBody = v.object({ code: v.pipe(v.string(), v.maxLength(20)) });
export const tokenBody = v.object({
  label: v.optional(line(60), 'bot'),
  scope: v.optional(v.picklist(['play', 'watch', 'open']), 'play'),
  game: v.optional(gameId),
  seat: v.optional(seatId),
});
export const pushBody = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000)),
  keys: v.object({ p256dh: line(200), auth: line(60) }),
});
export const hookBody = v.object({ url: v.pipe(v.string(), v.url(), v.maxLength(500)) });
export const awayBody = v.object({ days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)) });
export const settingsBody = v.object({
  notices: v.optional(v.picklist(['each', 'digest', 'none'])),
  takebacks: v.optional(v.picklist(['ask', 'accept'])),
  ignore: v.optional(v.pipe(v.array(line(40)), v.maxLength(200))),
});
export const soloBody = v.object({ base: count, score: v.pipe(v.string(), v.maxLength(2_000_000)) });
export const challengeBody = v.object({
  game: line(40),
  title: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
  options: v.optional(v.record(line(40), line(40)), {}),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 7),
});
export const runBody = v.object({ id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{12}$/)) });
export const reportBody = v.object({ game: gameId, text: line(1_000) });
export const actBody = v.object({
  what: v.picklist(['suspend', 'restore', 'close-chat', 'void', 'recovery']),
  account: v.optional(line(40)),
  game: v.optional(gameId),
});

/** Why something was not done. */
export type Why = 'stale' | 'refused' | 'unknown' | 'not-yours' | 'over' | 'limit' | 'closed' | 'bad';
