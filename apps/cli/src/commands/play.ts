// `bocage play`: choices by name, saved together or not at all; without choices, the interactive game.
import { brief } from '@bocage/engine';
import { type Args, type Command, ROLLS, SCORE } from '../args.ts';
import type { Io } from '../io.ts';
import { type OpenGame, openScore, scoreFile, seatNamed, storeScore } from '../open.ts';
import { makeSeats, PLAYERS, type Seats } from '../seats.ts';
import { playedShape, standing } from '../shapes.ts';
import { badInput, Stop } from '../stop.ts';
import { playAtTable } from '../table/table.ts';
import { inOrder, OutOfPlace, playWanted, type Wanted, wantedWords } from '../turn.ts';
import { W } from '../words/playing.ts';
import { askText, playedText } from '../words.ts';

export const playCommand: Command = {
  name: 'play',
  usage: '[FILE] [CHOICE, CHOICE ...] [--rolls 4,2,6] [--exact] [--as SEAT] [--players SEAT=PLAYER,...] | --at LINK',
  about: W.aboutPlay,
  notes: [
    W.playNoteSeveral,
    W.playNoteOutcomes,
    W.playOptionRolls,
    W.playOptionExact,
    W.playOptionAs,
    W.playOptionPlayers,
    W.playOptionBotSeconds,
    W.playOptionInteractive,
    W.teachOptionPlain,
    W.playOptionAt,
    W.playOptionYes,
  ],
  options: {
    ...SCORE,
    ...PLAYERS,
    ...ROLLS,
    exact: { type: 'boolean' },
    as: { type: 'string' },
    at: { type: 'string' },
    interactive: { type: 'boolean', short: 'i' },
    plain: { type: 'boolean' },
    yes: { type: 'boolean', short: 'y' },
  },
  async run(args, io) {
    const link = args.text('at');
    if (link !== undefined) {
      args.atMost(0);
      if (args.json) throw badInput(W.atIsInteractive);
      const { playFar } = await import('../far/table.ts');
      await playFar(io, args, link);
      return;
    }
    const { file, words } = scoreFile(args);
    const open = await openScore(args, io, file);
    const seats = makeSeats(args, io, open);
    try {
      const computers = args.texts('players').length > 0;
      const interactive = args.flag('interactive') || (words.length === 0 && io.terminal && !args.json);
      if (interactive && seats.anyPerson) {
        if (words.length > 0) throw badInput(W.interactiveWithoutChoices);
        if (args.json) throw badInput(W.jsonOrInteractive);
        await playAtTable(io, args, open, seats);
        return;
      }
      if (words.length === 0 && !computers) {
        throw badInput(W.whichChoice);
      }
      await playWords(args, io, open, words, seats);
    } finally {
      await seats.close(open.session);
    }
  },
};

async function playWords(args: Args, io: Io, open: OpenGame, words: readonly string[], seats: Seats): Promise<void> {
  const { session, game, file } = open;
  const first = session.entries.length;
  const seat = seatNamed(game, args.text('as'));
  const tape = [...args.rolls()];
  let rest: readonly Wanted[] = words.length === 0 ? [] : wantedWords(words, session);
  let name = '';
  for (let n = 0; rest.length > 0; n++) {
    try {
      name = rest[0]?.name ?? '';
      // Again after each: what is revealed on the way may ask for another order.
      const [one, ...others] = inOrder(session, rest);
      if (one === undefined) break;
      name = one.name;
      rest = others;
      tape.splice(0, await playWanted(session, one, tape, { seat }));
    } catch (error) {
      throw n > 0 ? nothingKept(error, name) : error;
    }
  }
  const own = session.entries.length;
  if (args.flag('exact') && tape.length > 0) {
    throw badInput(W.outcomesNotAskedExact(tape.join(' ')));
  }
  // What the person has chosen is safe before the computer thinks about it.
  if (own > first) storeScore(io, open);
  for (let n = 0; !session.over && !seats.person(game.seat(session.state)); n++) {
    await playWanted(session, { name: await seats.choose(session) }, []);
    if (n % 50 === 49) storeScore(io, open);
  }
  if (session.entries.length > own) storeScore(io, open);
  const played = session.entries.slice(first).map((_, i) => playedShape(session, first + i));
  if (args.json) {
    io.out(`${JSON.stringify({ file, game: game.id, played, unused: tape, ...standing(game, session.state) })}\n`);
    return;
  }
  for (const [i, one] of played.entries()) io.out(playedText(io, one, first + i < own));
  if (tape.length > 0) io.out(W.outcomesNotAsked(tape.join(' ')));
  io.out(askText(io, session));
}

function nothingKept(error: unknown, tried: string): unknown {
  if (!(error instanceof Stop)) return error;
  const name = error instanceof OutOfPlace ? error.wanted : tried;
  return new Stop(error.kind, `'${brief(name)}': ${error.message}`, {
    ...error.details,
    after: W.nothingKept,
  });
}
