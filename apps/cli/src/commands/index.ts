// All commands in their groups. To add one: a file beside this one, and a line here.
import type { Command } from '../args.ts';
import { W } from '../words/looking.ts';
import { analyseCommand } from './analyse.ts';
import { arenaCommand } from './arena.ts';
import { botCommand } from './bot.ts';
import { calibrateCommand, foretellCommand } from './calibrate.ts';
import { choicesCommand } from './choices.ts';
import { fuzzCommand } from './fuzz.ts';
import { gamesCommand } from './games.ts';
import { helpCommand } from './help.ts';
import { hintCommand } from './hint.ts';
import { learnCommand } from './learn.ts';
import { cardCommand, forceCommand, logCommand, lookCommand, recordCommand } from './look.ts';
import { moveCommand } from './move.ts';
import { newCommand } from './new.ts';
import { oddsCommand } from './odds.ts';
import { packCommand } from './pack.ts';
import { playCommand } from './play.ts';
import { positionCommand } from './position.ts';
import { practiseCommand } from './practise.ts';
import { replayCommand } from './replay.ts';
import { reportCommand } from './report.ts';
import { rescueCommand } from './rescue.ts';
import { rulesCommand } from './rules.ts';
import { seriesCommand } from './series.ts';
import { serveCommand } from './serve.ts';
import { showCommand } from './show.ts';
import { simCommand } from './sim.ts';
import { speedCommand } from './speed.ts';
import { startCommand } from './start.ts';
import { tableCommand } from './table.ts';
import { teachCommand } from './teach.ts';
import { redoCommand, undoCommand } from './undo.ts';
import { verifyCommand } from './verify.ts';
import { whyCommand } from './why.ts';
import { workerCommand } from './worker.ts';

/** The commands in the groups and the order of `help`. */
const groups: readonly (readonly [name: string, commands: readonly Command[]])[] = [
  [
    W.play,
    [
      startCommand,
      gamesCommand,
      teachCommand,
      newCommand,
      playCommand,
      undoCommand,
      redoCommand,
      moveCommand,
      rescueCommand,
      tableCommand,
      serveCommand,
    ],
  ],
  [
    W.look,
    [
      showCommand,
      choicesCommand,
      lookCommand,
      cardCommand,
      forceCommand,
      logCommand,
      recordCommand,
      whyCommand,
      oddsCommand,
      rulesCommand,
      replayCommand,
      positionCommand,
    ],
  ],
  [
    W.analyse,
    [hintCommand, analyseCommand, verifyCommand, simCommand, reportCommand, arenaCommand, workerCommand, seriesCommand],
  ],
  [
    W.forDevelopers,
    [
      packCommand,
      botCommand,
      speedCommand,
      learnCommand,
      calibrateCommand,
      foretellCommand,
      practiseCommand,
      fuzzCommand,
      helpCommand(() => groups),
    ],
  ],
];

export const commands: readonly Command[] = groups.flatMap(([, list]) => list);
