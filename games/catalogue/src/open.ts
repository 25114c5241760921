// A saved game on the table, whatever version wrote it: under today's rules, under its own, or from its last position.
//
// 1. Today's rules, if the score replays under them to the letter.
// 2. Else the rules that it was played under, from the file of their release. If today's rules play it the same way the game
//    moves over by itself; if not it goes on under its own, and says in one sentence what differs.
// 3. Else its last position, under today's rules, as a game of its own that notes where it came from.
// What was saved is never changed here.
import {
  type Game,
  type GameEvent,
  hashText,
  type LineProblem,
  loadScore,
  type Play,
  type PositionText,
  parseScore,
  parseScoreHead,
  type ScoreHead,
  type ScoreText,
  type SealedSource,
  type Seat,
  Session,
} from '@bocage/engine';
import { type BringRules, gameOfRelease } from './old-rules.ts';
import { type Release, releases, sameContent } from './releases.ts';
import { replayUnder, sameLayout } from './replay-under.ts';
import { W } from './words/open.ts';

export { type BringRules, gameOfRelease } from './old-rules.ts';
export { type Release, releases, sameContent } from './releases.ts';
export { sameLayout } from './replay-under.ts';

/** A session of a game that may not be loaded whole. */
type PlaySession = Session<GameEvent, Play>;

/** What opening a game needs. */
export interface Means {
  /** Today's game, enough to replay the score with: whole if it begins with a position. */
  readonly today: Play;
  /** Today's game, whole, with the same content: asked for only if the score does not replay at once. */
  whole(): Promise<Game>;
  readonly bring: BringRules;
  /** The pack that the game is played with. */
  readonly pack?: unknown;
  /** The dice of a sealed score whose seed is open (package seal). */
  readonly dice?: (score: ScoreText, seats: readonly Seat[]) => SealedSource | undefined;
}

/** The game goes on under today's rules. `moved`: it was begun under those of a release, and nothing differs. */
export interface UnderToday {
  readonly kind: 'today';
  readonly session: PlaySession;
  readonly moved?: Release;
  /** The game as it was recorded, under the rules of that release: what its checks are held against. */
  readonly recorded?: Session;
}

/** The game goes on under the rules that it was begun with. */
export interface UnderItsOwn {
  readonly kind: 'own';
  readonly session: Session;
  readonly release: Release;
  /** What today's rules do differently in this game, as one sentence. */
  readonly differs: string;
  /** Its state and content are laid out as today's: what draws these can draw it. */
  readonly alike: boolean;
  /** The same choices under today's rules, for a person who wants to move; undefined if these forbid one of them. */
  readonly movable: Session | undefined;
}

/** The game goes on from its last position, because what led there cannot be played again. */
export interface FromPosition {
  readonly kind: 'position';
  readonly session: Session;
  /** What stands in the way, and at which line. */
  readonly problem: LineProblem;
}

export type Opened = UnderToday | UnderItsOwn | FromPosition;

/** The game of a score, or the line at which it cannot be read. */
export async function openGame(text: string, means: Means): Promise<Opened | LineProblem> {
  const score = parseScore(text);
  if ('text' in score) return fromPosition(parseScoreHead(text), score, means);
  const today = underToday(score, means);
  if (!('text' in today)) return today;
  const own = await underItsOwn(score, means);
  if (own === 'unreachable')
    return {
      line: 3,
      text: W.rulesNotLoaded,
    };
  if (own !== undefined) return own;
  // What a newer program has written is its own business; this one leaves it alone.
  if (score.rules > means.today.rulesVersion) return today;
  return fromPosition(score, today, means);
}

function underToday(score: ScoreText, { today: game, dice }: Means): UnderToday | LineProblem {
  const known = sameContent(game.id, score.content.hash, game.content.hash);
  const session: PlaySession | LineProblem = loadScore(
    game,
    known ? { ...score, content: { ...score.content, hash: game.content.hash } } : score,
    dice?.(score, game.seats),
  );
  if ('text' in session) return session;
  const moved = score.rules < game.rulesVersion ? releaseOf(score) : undefined;
  return { kind: 'today', session, ...(moved !== undefined && { moved }) };
}

function releaseOf(score: ScoreText): Release | undefined {
  return candidates(score).find(({ content }) => content === score.content.hash);
}

/** Releases with the rules that a score names, the newest first. A pack may lie over the content of any of them. */
function candidates({ game, rules }: Pick<ScoreText, 'game' | 'rules'>): readonly Release[] {
  return releases.filter((one) => one.game === game && one.rules === rules).reverse();
}

/** The game with the rules and content of its release; undefined if none has them or none replays the score. */
async function underItsOwn(
  score: ScoreText,
  means: Means,
): Promise<UnderToday | UnderItsOwn | 'unreachable' | undefined> {
  for (const release of candidates(score)) {
    if (means.pack === undefined && release.content !== score.content.hash) continue;
    let game: Game | undefined;
    try {
      game = await gameOfRelease(release, means.bring, means.pack);
    } catch {
      return 'unreachable';
    }
    if (game === undefined || game.content.hash !== score.content.hash) continue;
    const alike = sameLayout(means.today, game) && release.identity === means.today.content.hash;
    const session = loadScore(
      alike ? { ...game, facts: means.today.facts } : game,
      score,
      means.dice?.(score, game.seats),
    );
    if (!(session instanceof Session)) continue;
    const again = replayUnder(await means.whole(), session);
    if (again.differs === undefined && again.session !== undefined)
      return { kind: 'today', session: again.session, moved: release, recorded: session };
    return { kind: 'own', session, release, alike, differs: again.differs ?? '', movable: again.session };
  }
  return undefined;
}

/** The floor: the position after the last line, as a game of its own. */
async function fromPosition(
  head: ScoreHead | LineProblem,
  problem: LineProblem,
  means: Means,
): Promise<FromPosition | LineProblem> {
  if ('text' in head || head.now === undefined || head.rules > means.today.rulesVersion) return problem;
  const game = await means.whole();
  const { now, start } = head;
  const known = new Set(game.options.map(({ id }) => id));
  const options = Object.fromEntries(Object.entries(now.options).filter(([id]) => known.has(id)));
  const position: PositionText = { game: now.game, options, lines: now.lines };
  const { after } = now;
  const session = Session.open(game, {
    // Dice that nobody has seen: those of the old game are behind it.
    seed: String(BigInt(`0x${after.hash}${hashText(`${after.hash} ${start.seed}`)}`)),
    options,
    position,
    after,
    ...(start.chance === 'real' && { chance: 'real' }),
  });
  if (!(session instanceof Session)) return problem;
  return { kind: 'position', session, problem };
}
