// What a person is asked, made from the game: status, map, forces, question and choices in words.
import type { Session } from '@bocage/engine';
import { type ChoiceShape, choiceShapes } from '../shapes.ts';
import { briefOdds } from '../words.ts';
import type { Moment, ShownChoice } from './front.ts';

/** The table as a seat sees it. */
export function momentOf(session: Session, seat: number, choices?: readonly ChoiceShape[]): Moment {
  const { game, state } = session;
  const view = game.view(state, seat);
  const board = game.board(view, seat);
  const decision = game.decision(state);
  const focus = decision?.prompt.places ?? [];
  const who = game.seats[decision?.seat ?? 0];
  const name = game.seats.length > 1 ? `${who?.name} (${who?.id}): ` : '';
  return {
    number: session.entries.length + 1,
    status: `${game.title} · ${board.status.join(' ')}`,
    map: kept((columns, rows) => game.sketch(view, seat, { columns, rows, focus })),
    forces: kept(() => game.forces(view, seat, focus)),
    ask: decision === undefined ? '' : `${name}${decision.prompt.ask} (${decision.rule})`,
    why: decision?.prompt.why ?? '',
    step: decision?.step ?? '',
    choices: (choices ?? (decision === undefined ? [] : choiceShapes(game, state))).map(shownChoice),
  };
}

/** Drawn once for each room: a person types many letters before the position changes. */
function kept(make: (columns: number, rows: number) => readonly string[]): typeof make {
  const made = new Map<string, readonly string[]>();
  return (columns, rows) => {
    const key = `${columns} ${rows}`;
    const known = made.get(key) ?? make(columns, rows);
    made.set(key, known);
    return known;
  };
}

function shownChoice(choice: ChoiceShape): ShownChoice {
  const odds = choice.odds === undefined ? '' : briefOdds(choice.odds);
  return {
    number: choice.index + 1,
    name: choice.name,
    label: choice.label,
    placed: (choice.places?.length ?? 0) > 0,
    brief: [choice.cost ?? '', odds].filter((part) => part !== '').join(', '),
    warned: (choice.warnings?.length ?? 0) > 0,
  };
}
