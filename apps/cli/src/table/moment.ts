// What a person is asked, made from the game: status, map, forces, question and choices in words.
import type { Game, Session } from '@bocage/engine';
import { type ChoiceShape, choiceShapes } from '../shapes.ts';
import { briefOdds } from '../words.ts';
import type { Moment, ShownChoice } from './front.ts';

/** The table as a seat sees it. */
export function momentOf(session: Session, seat: number, choices?: readonly ChoiceShape[]): Moment {
  const { game, state } = session;
  const view = game.view(state, seat);
  const board = game.board(view, seat);
  const decision = game.decision(state);
  const who = game.seats[decision?.seat ?? 0];
  const name = game.seats.length > 1 ? `${who?.name} (${who?.id}): ` : '';
  return {
    number: session.entries.length + 1,
    status: `${game.title} · ${board.status.join(' ')}`,
    map: (columns, rows) => mapLines(game, game.draw(view, seat), columns, rows),
    forces: () => [],
    ask: decision === undefined ? '' : `${name}${decision.prompt.ask} (${decision.rule})`,
    why: decision?.prompt.why ?? '',
    step: decision?.step ?? '',
    choices: (choices ?? (decision === undefined ? [] : choiceShapes(game, state))).map(shownChoice),
  };
}

function mapLines(_game: Game, drawing: string, _columns: number, rows: number): readonly string[] {
  return drawing.trimEnd().split('\n').slice(0, rows);
}

function shownChoice(choice: ChoiceShape): ShownChoice {
  const odds = choice.odds === undefined ? '' : briefOdds(choice.odds);
  return {
    number: choice.index + 1,
    name: choice.name,
    label: choice.label,
    brief: [choice.cost ?? '', odds].filter((part) => part !== '').join(', '),
    warned: (choice.warnings?.length ?? 0) > 0,
  };
}
