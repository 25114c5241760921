// The tables of the server as Kysely knows them. Every time is in milliseconds since 1970 UTC; every secret is a hash.

export type Phase = 'open' | 'sealing' | 'running' | 'over' | 'void';
export type EntryKind =
  | 'seal'
  | 'seat'
  | 'open'
  | 'choice'
  | 'undo'
  | 'offer'
  | 'answer'
  | 'resign'
  | 'claim'
  | 'time'
  | 'rules'
  | 'away'
  | 'end'
  | 'void';

export interface GamesTable {
  id: string;
  game: string;
  rules: number;
  content: string;
  pack: string | null;
  options: string;
  position: string | null;
  /** The id that the dice are sealed with: the game's own, or its challenge's. */
  seal_game: string;
  seal_seed: string;
  seal_commit: string;
  clock: string;
  watch: string;
  delay: number;
  away: number;
  phase: Phase;
  seq: number;
  n: number;
  hash: string;
  next: number;
  due: number | null;
  since: number;
  banks: string;
  result: string | null;
  creator: string;
  challenge: string | null;
  chat_closed: number;
  created: number;
  updated: number;
  score: string | null;
}

export interface SeatsTable {
  game: string;
  seat: number;
  kind: 'person' | 'computer' | 'open';
  player: string | null;
  salt_commit: string | null;
  salt: string | null;
  /** How several people on the seat decide. */
  team: Team;
  /** 1: its holders have let go of it, and whoever takes the next invitation replaces them. */
  handed: number;
}

/** Whoever is there, by turns of the game, or by vote. */
export type Team = 'any' | 'turns' | 'vote';

export interface HoldersTable {
  game: string;
  seat: number;
  who: string;
  /** Whose further device it is, for those without an account; '' for a person's own row. */
  person: string;
  since: number;
  seen_seq: number;
  seen_at: number;
}

export interface EntriesTable {
  game: string;
  seq: number;
  kind: EntryKind;
  seat: number;
  who: string;
  body: string;
  n: number;
  hash: string;
  next: number;
  due: number | null;
  since: number;
  banks: string;
  phase: Phase | null;
  result: string | null;
  key: string;
  at: number;
}

interface SnapshotsTable {
  game: string;
  seq: number;
  n: number;
  state: Uint8Array;
  hash: string;
  extra: string;
}

interface AccountsTable {
  id: string;
  name: string;
  folded: string;
  recovery: string;
  role: string;
  away_from: number;
  away_until: number;
  away_left: number;
  away_year: number;
  settings: string;
  created: number;
  closed: number | null;
}

interface DevicesTable {
  hash: string;
  account: string | null;
  label: string;
  created: number;
  used: number;
}

export interface TokensTable {
  hash: string;
  kind: 'seat' | 'bot' | 'watch' | 'feed';
  game: string | null;
  seat: number;
  account: string | null;
  scope: string;
  label: string;
  by: string;
  created: number;
  used: number;
}

interface InvitationsTable {
  hash: string;
  kind: 'seat' | 'member' | 'device';
  game: string | null;
  seat: number;
  by: string;
  expires: number | null;
  claimed: number | null;
}

interface ChatTable {
  game: string;
  id: string;
  at: number;
  who: string;
  seat: number;
  text: string;
}

interface NotesTable {
  game: string;
  who: string;
  text: string;
  at: number;
}

interface PlansTable {
  game: string;
  seat: number;
  id: number;
  who: string;
  body: string;
}

/** What a member of a team proposes: one row a person, replaced by the next proposal. */
export interface VotesTable {
  game: string;
  seat: number;
  who: string;
  /** The position that it is for. */
  n: number;
  hash: string;
  names: string;
  key: string;
  at: number;
  /** When it is decided at the latest; null once it was. */
  due: number | null;
}

interface PushTable {
  id: string;
  who: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  failed: number;
}

interface HooksTable {
  id: string;
  who: string;
  url: string;
  secret: string;
  failed: number;
}

interface SentTable {
  key: string;
  at: number;
  digest: string | null;
}

interface ReportsTable {
  id: string;
  game: string;
  by: string;
  text: string;
  lines: string;
  at: number;
}

export interface ChallengesTable {
  id: string;
  game: string;
  rules: number;
  title: string;
  options: string;
  commitment: string;
  seed: string;
  opens: number;
  closes: number;
  by: string;
}

interface RunsTable {
  game: string;
  challenge: string;
  who: string;
  first: number;
  score: number | null;
  grade: string | null;
  curve: string;
}

interface SolosTable {
  id: string;
  who: string;
  game: string;
  score: string;
  rev: number;
  parent: string | null;
  updated: number;
}

interface JobsTable {
  id: string;
  queue: string;
  key: string;
  data: string;
  after: number;
  tries: number;
  held_until: number;
}

interface MetaTable {
  key: string;
  value: string;
}

export interface Schema {
  games: GamesTable;
  seats: SeatsTable;
  holders: HoldersTable;
  entries: EntriesTable;
  snapshots: SnapshotsTable;
  accounts: AccountsTable;
  devices: DevicesTable;
  tokens: TokensTable;
  invitations: InvitationsTable;
  chat: ChatTable;
  notes: NotesTable;
  plans: PlansTable;
  votes: VotesTable;
  push: PushTable;
  hooks: HooksTable;
  sent: SentTable;
  reports: ReportsTable;
  challenges: ChallengesTable;
  runs: RunsTable;
  solos: SolosTable;
  jobs: JobsTable;
  meta: MetaTable;
}

/** In the order in which an export writes them. */
export const TABLE_NAMES = [
  'meta',
  'accounts',
  'devices',
  'challenges',
  'games',
  'seats',
  'holders',
  'entries',
  'snapshots',
  'tokens',
  'invitations',
  'chat',
  'notes',
  'plans',
  'votes',
  'push',
  'hooks',
  'sent',
  'reports',
  'runs',
  'solos',
] as const satisfies readonly (keyof Schema)[];
