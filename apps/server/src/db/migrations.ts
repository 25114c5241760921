// The tables, made and changed by numbered migrations: forward only, the same in both databases but for two words.
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { Stop } from '../operate/stop.ts';
import { OPERATOR } from '../words/operator.ts';
import type { Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';
type AnyTables = Kysely<never>;

/** `tail`: SQLite keeps the log in the order of its key, without a second tree. */
const TABLES = (bytes: string, tail: string): readonly string[] => [
  `create table games (id text primary key, game text not null, rules integer not null, content text not null, pack text,
    options text not null, position text, seal_game text not null, seal_seed text not null, seal_commit text not null,
    clock text not null, watch text not null, delay integer not null, away integer not null, phase text not null,
    seq integer not null, n integer not null, hash text not null, next integer not null, due bigint, since bigint not null,
    banks text not null, result text, creator text not null, challenge text, chat_closed integer not null,
    created bigint not null, updated bigint not null, score text)`,
  'create index games_due on games (due) where due is not null',
  'create index games_phase on games (phase)',
  `create table seats (game text not null, seat integer not null, kind text not null, player text, salt_commit text,
    salt text, primary key (game, seat))`,
  `create table holders (game text not null, seat integer not null, who text not null, since bigint not null,
    seen_seq integer not null, seen_at bigint not null, primary key (game, seat, who))`,
  'create index holders_who on holders (who)',
  `create table entries (game text not null, seq integer not null, kind text not null, seat integer not null,
    who text not null, body text not null, n integer not null, hash text not null, next integer not null, due bigint,
    since bigint not null, banks text not null, phase text, result text, key text not null, at bigint not null,
    primary key (game, seq), unique (game, key))${tail}`,
  `create table snapshots (game text not null, seq integer not null, n integer not null, state ${bytes} not null,
    hash text not null, extra text not null, primary key (game, seq))`,
  `create table accounts (id text primary key, name text not null, folded text not null unique, recovery text not null,
    role text not null, away_from bigint not null, away_until bigint not null, away_left integer not null,
    away_year integer not null, settings text not null, created bigint not null, closed bigint)`,
  `create table devices (hash text primary key, account text, label text not null, created bigint not null,
    used bigint not null)`,
  'create index devices_account on devices (account)',
  `create table tokens (hash text primary key, kind text not null, game text, seat integer not null, account text,
    scope text not null, label text not null, by text not null, created bigint not null, used bigint not null)`,
  'create index tokens_by on tokens (by)',
  `create table invitations (hash text primary key, kind text not null, game text, seat integer not null, by text not null,
    expires bigint, claimed bigint)`,
  'create index invitations_game on invitations (game)',
  `create table chat (game text not null, id text not null, at bigint not null, who text not null, seat integer not null,
    text text not null, primary key (game, id))`,
  'create table notes (game text not null, who text not null, text text not null, at bigint not null, primary key (game, who))',
  `create table plans (game text not null, seat integer not null, id integer not null, who text not null,
    body text not null, primary key (game, seat, id))`,
  `create table push (id text primary key, who text not null, endpoint text not null, p256dh text not null,
    auth text not null, failed integer not null)`,
  'create index push_who on push (who)',
  `create table hooks (id text primary key, who text not null, url text not null, secret text not null,
    failed integer not null)`,
  'create index hooks_who on hooks (who)',
  'create table sent (key text primary key, at bigint not null, digest text)',
  `create table reports (id text primary key, game text not null, by text not null, text text not null,
    lines text not null, at bigint not null)`,
  `create table challenges (id text primary key, game text not null, rules integer not null, title text not null,
    options text not null, commitment text not null, seed text not null, opens bigint not null, closes bigint not null,
    by text not null)`,
  `create table runs (game text primary key, challenge text not null, who text not null, first integer not null,
    score integer, grade text, curve text not null)`,
  'create index runs_challenge on runs (challenge)',
  `create table solos (id text primary key, who text not null, game text not null, score text not null,
    rev integer not null, parent text, updated bigint not null)`,
  'create index solos_who on solos (who)',
  `create table jobs (id text primary key, queue text not null, key text not null, data text not null,
    after bigint not null, tries integer not null, held_until bigint not null, unique (queue, key))`,
  'create table meta (key text primary key, value text not null)',
];

/** Several people on one seat, and seats that are handed on. */
const TEAMS: readonly string[] = [
  "alter table seats add column team text not null default 'any'",
  'alter table seats add column handed integer not null default 0',
  "alter table holders add column person text not null default ''",
  `create table votes (game text not null, seat integer not null, who text not null, n integer not null, hash text not null,
    names text not null, key text not null, at bigint not null, due bigint, primary key (game, seat, who))`,
  'create index votes_due on votes (due) where due is not null',
];

/** What the newest entry says becomes the head of its game: within the same statement, so there is no second one to lose. */
const HEAD = `seq = new.seq, n = new.n, hash = new.hash, next = new.next, due = new.due, since = new.since,
  banks = new.banks, updated = new.at, phase = coalesce(new.phase, phase), result = coalesce(new.result, result)`;

const TRIGGER: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [`create trigger head after insert on entries begin update games set ${HEAD} where id = new.game; end`],
  postgres: [
    `create function head() returns trigger language plpgsql as $$ begin
      update games set ${HEAD.replaceAll('coalesce(new.phase, phase)', 'coalesce(new.phase, games.phase)').replaceAll('coalesce(new.result, result)', 'coalesce(new.result, games.result)')} where id = new.game;
      return null; end $$`,
    'create trigger head after insert on entries for each row execute function head()',
  ],
};

function migrations(dialect: Dialect): Record<string, Migration> {
  const bytes = dialect === 'sqlite' ? 'blob' : 'bytea';
  const tail = dialect === 'sqlite' ? ' without rowid' : '';
  return {
    '001-tables': {
      async up(db: AnyTables) {
        for (const text of [...TABLES(bytes, tail), ...TRIGGER[dialect]]) await sql.raw(text).execute(db);
      },
    },
    '002-teams': {
      async up(db: AnyTables) {
        for (const text of TEAMS) await sql.raw(text).execute(db);
      },
    },
  };
}

/** Brings the tables up to date; refuses a database that a newer program has changed. */
export async function migrate(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const known = migrations(dialect);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const text = error instanceof Error ? error.message : String(error);
  throw new Stop(/corrupted migrations/.test(text) ? OPERATOR.newerDatabase : OPERATOR.tablesNotUpdated(text));
}
