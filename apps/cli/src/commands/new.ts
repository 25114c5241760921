// `bocage new GAME`: sets a game up and writes its score.
import { brief, type Game, type PositionText, parsePosition, Session, type Start, storyOf } from '@bocage/engine';
import { type Args, type Command, ROLLS } from '../args.ts';
import { exists, readText, saveText } from '../disk.ts';
import { listedGame, loadGame, mustPlay, readPack } from '../games.ts';
import type { Io } from '../io.ts';
import { DEFAULT_FILE, readableScore } from '../open.ts';
import { eventShape, standing } from '../shapes.ts';
import { badInput, badLine } from '../stop.ts';
import { PlainFront } from '../table/front.ts';
import { askPerson } from '../table/table.ts';
import { outcomeNeeded } from '../turn.ts';
import { W } from '../words/playing.ts';
import { askText } from '../words.ts';

export const newCommand: Command = {
  name: 'new',
  usage:
    'GAME [FILE] [--option k=v] [--seed N] [--position F] [--pack F] [--chance seed|real] [--rolls 4,2,6] [--force]',
  about: W.aboutNew(DEFAULT_FILE),
  notes: [
    W.newOptionOption,
    W.newOptionSeed,
    W.newOptionPosition,
    W.newOptionPack,
    W.newOptionChance,
    W.newOptionRolls,
    W.newOptionForce,
  ],
  options: {
    option: { type: 'string', multiple: true },
    seed: { type: 'string' },
    position: { type: 'string' },
    pack: { type: 'string' },
    chance: { type: 'string' },
    ...ROLLS,
    file: { type: 'string', short: 'f' },
    force: { type: 'boolean' },
  },
  async run(args, io) {
    const [id, name] = args.positionals;
    if (id === undefined) throw badInput(W.whichGameNew);
    args.atMost(args.text('file') === undefined ? 2 : 1);
    const file = args.text('file') ?? name ?? DEFAULT_FILE;
    const chance = args.text('chance') ?? 'seed';
    if (chance !== 'seed' && chance !== 'real') throw badInput(W.chanceForm(brief(chance)));
    const seed = args.seed() ?? io.newSeed();
    const listed = listedGame(id);
    if (!args.flag('force') && exists(io, file)) {
      throw badInput(W.fileExists, {
        file,
      });
    }
    const packFile = args.text('pack');
    const pack = packFile === undefined ? undefined : readPack(io, packFile);
    const game = await loadGame(listed, pack);
    if (pack !== undefined) await mustPlay(listed, pack);
    const session = await setUp(args, io, game, { seed, chance, tape: args.rolls() });
    saveText(io, file, readableScore(session), args.flag('force') ? 'anything' : 'nothing');
    if (args.json) {
      const events = session.setupEvents.map((event) => eventShape(game, event));
      io.out(`${JSON.stringify({ file, game: game.id, seed, chance, events, ...standing(game, session.state) })}\n`);
      return;
    }
    io.out(W.newGameIn(game.title, file, seed));
    for (const { text } of storyOf(game, session.setupEvents)) io.out(`     ${text}\n`);
    io.out(askText(io, session));
    io.out(W.toPlay(io.name, file === DEFAULT_FILE, file));
  },
};

async function setUp(args: Args, io: Io, game: Game, base: Start): Promise<Session> {
  const positionFile = args.text('position');
  const options = args.options();
  const position = positionFile === undefined ? undefined : readPositionFile(io, positionFile, game, options);
  const start: Start = { ...base, options: position?.options ?? options, ...(position !== undefined && { position }) };
  const answers: string[] = [];
  for (;;) {
    const tape = base.tape ?? [];
    const outcomes = answers.length === 0 ? [] : [...tape, ...answers].map((text) => ({ text, given: true }));
    const session = Session.open(game, { ...start, outcomes });
    if (session instanceof Session) return session;
    if ('question' in session) {
      const answer = io.terminal && !args.json ? await askPerson(new PlainFront(io))(session.question) : undefined;
      if (answer === undefined) throw outcomeNeeded('new', session.question, [...tape, ...answers]);
      answers.push(answer);
    } else if (positionFile !== undefined) throw badLine(positionFile, session);
    else throw badInput(session.text);
  }
}

/** The position, with the options of the command line joined to its own. */
function readPositionFile(io: Io, file: string, game: Game, options: Record<string, string>): PositionText {
  const { text } = readText(io, file);
  io.believe?.(file);
  const parsed = parsePosition(text);
  if ('text' in parsed) throw badLine(file, parsed);
  const lineOf = (key: string): number => text.split('\n').findIndex((line) => line.trim().startsWith(`${key}:`)) + 1;
  if (parsed.game !== game.id) {
    throw badLine(file, {
      line: lineOf('game'),
      text: W.positionOfOtherGame(brief(parsed.game), game.id),
    });
  }
  for (const [id, value] of Object.entries(options)) {
    const own = Object.hasOwn(parsed.options, id) ? parsed.options[id] : undefined;
    if (own !== undefined && own !== value) {
      throw badLine(file, {
        line: lineOf('options'),
        text: W.optionOfPositionDiffers(id, own, value),
      });
    }
  }
  return { ...parsed, options: { ...parsed.options, ...options } };
}
