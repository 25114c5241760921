// A bug report in one press: score, moment, versions and screen as text. It holds what one needs to see the same thing.
import { hashState, writeScore } from '@bocage/engine';
import type { GameController } from './game-controller.ts';
import { settings } from './settings.ts';

export function bugReport(controller: GameController, version: string): string {
  const { table } = controller;
  const { n, state, live } = table.moment.value;
  const decision = table.decision.value;
  const offers = table.offers.value.map((o) => o.name).slice(0, 30);
  return [
    'Bocage bug report',
    `what happened: (please write it here)`,
    `what should have happened: (please write it here)`,
    '',
    `game: ${table.game.id}, rules ${table.game.rulesVersion}, content ${table.game.content.hash}`,
    `moment: ${n} of ${table.session.entries.length}${live ? '' : ' (looking back)'}, state ${hashState(state)}`,
    `decision: ${decision === undefined ? 'none, the game is over' : `${table.game.seats[decision.seat]?.id} ${decision.step} (${decision.rule})`}`,
    `choices: ${offers.join(' | ')}`,
    `seats: ${table.control.value.join(', ')}`,
    `page: ${version}; ${innerWidth} x ${innerHeight} at ${devicePixelRatio}; ${navigator.userAgent}`,
    `settings: ${JSON.stringify(settings.value)}`,
    '',
    writeScore(table.session),
  ].join('\n');
}
