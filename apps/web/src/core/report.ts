// A bug report in one press: score, moment, versions and screen as text. It holds what one needs to see the same thing.
import { hashState, writeScore } from '@bocage/engine';
import * as W from '../words/core.ts';
import type { GameController } from './game-controller.ts';
import { settings } from './settings.ts';

export function bugReport(controller: GameController, version: string): string {
  const { table } = controller;
  const { n, state, live } = table.moment.value;
  const decision = table.decision.value;
  const offers = table.offers.value.map((o) => o.name).slice(0, 30);
  return [
    W.bugReport,
    W.reportWhatHappened,
    W.reportWhatShould,
    '',
    W.reportGame(table.game.id, table.game.rulesVersion, table.game.content.hash),
    W.reportMoment(n, table.session.entries.length, live, hashState(state)),
    W.reportDecision(
      decision === undefined
        ? W.noDecisionOver
        : `${table.game.seats[decision.seat]?.id} ${decision.step} (${decision.rule})`,
    ),
    W.reportChoices(offers.join(' | ')),
    W.reportSeats(table.control.value.join(', ')),
    W.reportPage(version, innerWidth, innerHeight, devicePixelRatio, navigator.userAgent),
    W.reportSettings(JSON.stringify(settings.value)),
    '',
    writeScore(table.session),
  ].join('\n');
}
