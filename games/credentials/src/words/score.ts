// The sheet of victory points in words, and the result of the game.
import { count, type Result, type State } from '@bocage/engine';
import { grade, type Score, type ScoreId, type ScoreLine, scoreOf, victoryPoints } from '../rules/04-victory.ts';
import type { GradeId } from '../state/events.ts';
import type { GameData } from '../state/tables.ts';
import { cardNamed, spaceNamed } from './names.ts';

export const GRADES: Readonly<Record<GradeId, string>> = {
  outstanding: 'Outstanding work',
  respectable: 'A respectable outcome',
  improvement: 'Room for improvement',
};

const LABELS: Readonly<Record<ScoreId, string>> = {
  units: 'Defeated units with a Medal',
  ammo: 'Ammo of defeated units without a Medal, for every 5',
  cities: 'Rennes, Châteaubriant, Nantes',
  captured: 'Major Ports captured',
  garrisons: 'Garrisons with a Medal',
  besieged: 'Major Ports besieged but not captured',
  intact: 'Major Ports not destroyed',
  none: 'No Major Port destroyed',
  cards: 'Aerial Recon cards with a Medal',
};

/** A line with what it is called, and what made the points or is missing. */
interface SheetLine extends ScoreLine {
  readonly label: string;
  readonly text: string;
}

export interface ScoreSheet {
  readonly lines: readonly SheetLine[];
  readonly total: number;
  readonly grade: GradeId;
  readonly gradeName: string;
}

function made(t: GameData, line: ScoreLine): string {
  const names = (list: readonly string[]): string => list.join(', ') || 'none';
  const { destroyed = 0, betUntil = 0 } = line;
  switch (line.id) {
    case 'ammo':
      return `${line.ammo} Ammo; the next point comes at ${line.nextAt}`;
    case 'garrisons':
      return names((line.garrisons ?? []).map(({ port, number }) => `${spaceNamed(t, port)} ${number}`));
    case 'none':
      return destroyed === 0 ? 'all four are intact' : `${count(destroyed, 'port')} destroyed`;
    case 'units':
      return names(line.made.map((id) => cardNamed(t, id)));
    case 'cards': {
      const bet = betUntil > 0 ? `; Patton’s Bet runs until round ${betUntil}` : '';
      return names(line.made.map((id) => cardNamed(t, id))) + bet;
    }
    default:
      return names(line.made.map((id) => spaceNamed(t, id)));
  }
}

export function scoreSheet(t: GameData, score: Score): ScoreSheet {
  const lines = score.lines.map((line) => ({ ...line, label: LABELS[line.id], text: made(t, line) }));
  return { lines, total: score.total, grade: score.grade, gradeName: GRADES[score.grade] };
}

/** TAMC 4.c, TAMC 4.m. A search ends thousands of games and asks for the points alone: the words are made if somebody reads them. */
export function result(t: GameData, s: State): Result {
  const score = victoryPoints(t, s);
  const end = s.slice();
  return {
    score,
    grade: GRADES[grade(score)],
    get text() {
      return resultText(scoreSheet(t, scoreOf(t, end)));
    },
    rule: 'TAMC 4.m',
  };
}

function resultText({ lines, total }: ScoreSheet): string {
  const points = lines.filter((line) => line.points > 0).map((line) => `${line.label} ${line.points}`);
  return `${count(total, 'victory point')}: ${points.join('; ') || 'nothing'}.`;
}
