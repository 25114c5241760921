// The campaign drawn in text: the Operational Map, planned attacks, the force.
import type { State } from '@bocage/engine';
import { campaignFacts } from '../../facts/campaign.ts';
import { damageWords } from '../../positions/words.ts';
import { cardOf } from '../../rules/shared/effects.ts';
import { isWounded, nerves } from '../../rules/shared/force.ts';
import {
  COMMANDER_ACTIVE,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  MAX_BATTLES,
  PLAN_DONE,
  PLAN_TARGET,
  UNIT_BATTLE,
  UNIT_COMMANDER,
  UNIT_DAMAGE,
  UNIT_OWNED,
  UNIT_STATUS,
} from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { BANDS, LEVELS, UNIT_TYPES } from '../../state/terms.ts';
import { campaignStatus } from './board.ts';

const WIDTH = 98;

/** Words side by side, wrapped at the width of the board. */
function wrap(head: string, words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = head;
  for (const word of words.length > 0 ? words : ['-']) {
    if (line.length + 2 + word.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(head.length);
    }
    line += `  ${word}`;
  }
  return [...lines, line];
}

/** The text board of the campaign: at most 100 columns. */
export function drawCampaign(t: GameData, s: State): string {
  const facts = campaignFacts(t, s);
  const lines = campaignStatus(facts).flatMap((text) => wrapText(text));
  lines.push('');
  for (let i = BANDS.length - 1; i >= 0; i--) {
    const here = facts.bands[i].battalions.map(
      ({ card, half, gained }) => `${card.number}${half ? '½' : ''}(${card.vp - gained})`,
    );
    lines.push(...wrap(BANDS[i].padEnd(18), here));
  }
  lines.push('');
  for (let i = 0; i < MAX_BATTLES; i++) {
    if (s[PLAN_TARGET + i] === 0) continue;
    const words: string[] = [];
    for (let u = 0; u < t.unitCount; u++) {
      const leader = s[UNIT_COMMANDER + u];
      if (s[UNIT_BATTLE + u] === i + 1)
        words.push(`${t.unitNumber[u]} ${leader > 0 ? t.commanderName[leader - 1] : '-'}`);
    }
    const number = t.battalionNumber[cardOf(t, s, s[PLAN_TARGET + i] - 1)];
    lines.push(...wrap(`Attack ${number}${s[PLAN_DONE + i] === 1 ? ' (done)' : ''}`.padEnd(18), words));
  }
  for (let type = 0; type < UNIT_TYPES.length; type++) {
    const units: string[] = [];
    for (let u = 0; u < t.unitCount; u++) {
      if (s[UNIT_STATUS + u] !== UNIT_OWNED || t.unitType[u] !== type) continue;
      const damage = damageWords(s[UNIT_DAMAGE + u]);
      units.push(`${t.unitNumber[u]}${damage.length > 0 ? `[${damage.join(' ')}]` : ''}`);
    }
    const people: string[] = [];
    for (let c = 0; c < t.commanderCount; c++) {
      if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE || t.commanderType[c] !== type) continue;
      const marks = ['', '?', '!'][nerves(t, s, c)] + (isWounded(s, c) ? '+' : '');
      people.push(
        `${t.commanderName[c]} ${LEVELS[s[COMMANDER_LEVEL + c]].charAt(0)}${s[COMMANDER_STRESS + c]}${marks}`,
      );
    }
    if (units.length > 0 || people.length > 0) {
      lines.push(...wrap(UNIT_TYPES[type].padEnd(18), units), ...wrap(' '.repeat(18), people));
    }
  }
  lines.push('', 'Commander: level, Stress; ? Shaken, ! Unfit, + wounded. Battalion: ½ half, (VP left).');
  return lines.join('\n');
}

function wrapText(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = '';
    }
    line = [line, word].join(line === '' ? '' : ' ');
  }
  return [...lines, line];
}
