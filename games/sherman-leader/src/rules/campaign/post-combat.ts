// Post-combat: Event, status and Victory Points, lasting Damage, Stress and Cool, XP and promotion, the log.
import { clearFrames, pop, push, type State, type Step, top } from '@bocage/engine';
import {
  E_BATTLE_STRESS,
  E_SO_ON_DESTROY,
  E_SO_PER_DESTROY,
  E_STRESS_TOP_MAP,
  E_VP_ENEMY_BAND,
  E_VP_FIXED,
  E_VP_FRONT,
  E_VP_IF_DESTROYED,
  E_XP,
} from '../../state/effects.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALION_VP,
  BATTLE,
  BATTLE_STATUS,
  BATTLE_TARGET,
  BATTLES_FOUGHT,
  CAMPAIGN_END,
  COMMANDER_LEVEL,
  COMMANDER_XP,
  D_LASTING,
  DESTROYED,
  DESTROYED_WEEK,
  END_GREAT,
  EVENT_BOTTOM,
  EVENT_TOP,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIEND_XP,
  FRIENDS,
  FULL,
  FX,
  HALF,
  LOG_BATTLE,
  LOG_BATTLE_EVENTS,
  LOG_BATTLE_VP,
  PLAN_DONE,
  PLAN_SCOUTS,
  PLAN_TRUCKS,
  TENACITY_USED,
  TURN,
  UNIT_COMMANDER,
  UNIT_DAMAGE,
  UNIT_OWNED,
  UNIT_STATUS,
  VP,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { PICK_STRESS_TOP, STEP } from '../../state/steps.ts';
import { type GameData, levelOf } from '../../state/tables.ts';
import { ACE, ENEMY_TRANSIT, FRONT } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_DESTROYED, book } from '../shared/accounts.ts';
import { clearBattle } from '../shared/battle-slots.ts';
import { drawEvent } from '../shared/decks.ts';
import { battalionValue, cardOf, refreshEffects } from '../shared/effects.ts';
import { stress } from '../shared/force.ts';
import { logBattle, logParticipant } from '../shared/log.ts';
import { participant } from './participants.ts';

const RULE_STATUS = 'SL 7.2';
const RULE_STRESS = 'SL 7.4';
const RULE_XP = 'SL 7.5';
const RULE_PROMOTE = 'SL 7.6';
/** Stress for having been in a Battle, unless a card says otherwise. */
const BATTLE_STRESS = 2;

const STAGE_EVENT = 0;
const STAGE_TOP_STRESS = 1;
const STAGE_STATUS = 2;
const STAGE_PEOPLE = 3;

/** SL 7.7, R37: [stage, XP of the Battalion card]. */
export const postCombat: Step<GameData, ShermanEvent> = {
  name: 'post-combat',
  rule: 'SL 7.1',
  settle(t, s, chance, tell) {
    const at = top(s);
    const stage = s[at + 1];
    s[at + 1] = stage + 1;
    switch (stage) {
      case STAGE_EVENT: {
        const card = drawEvent(t, s, chance, t.draws.eventBottom);
        s[EVENT_BOTTOM] = card + 1;
        if (tell !== undefined) {
          const { name, text } = t.data.events[card].bottom;
          tell({ kind: 'card', rule: 'SL 7.1', deck: W.event, card: name, text });
        }
        push(s, STEP.postEvent);
        return true;
      }
      case STAGE_TOP_STRESS:
        // R94: the note still counts if its own Battalion was fought just now.
        if (s[FX + E_STRESS_TOP_MAP] > 0) {
          push(s, STEP.chooseCommander, PICK_STRESS_TOP, 1, 0, s[FX + E_STRESS_TOP_MAP]);
        }
        return true;
      case STAGE_STATUS:
        s[at + 2] = battalionStatus(t, s, tell);
        if (reachedGreat(t, s)) endGreat(t, s, tell);
        return true;
      case STAGE_PEOPLE:
        recordDamage(s);
        recordStress(t, s, tell);
        recordExperience(t, s, s[at + 2], tell);
        closeBattle(t, s, tell);
        pop(s);
        return true;
      default:
        throw new Error('post-combat: no such stage');
    }
  },
};

/** SL 3.9, R14: enough VP for Great. A single Battle is played to its end. */
export function reachedGreat(t: GameData, s: State): boolean {
  return s[OPT.mode] === OPTION.mode.campaign && s[VP] >= t.objectiveGrades[s[OPT.objective] * 4];
}

/** The Campaign is won at once; what was fought is logged, the rest of the Week is not played. */
export function endGreat(t: GameData, s: State, tell: ShermanTell): void {
  if (s[BATTLE] > 0) {
    recordDamage(s);
    closeBattle(t, s, tell);
  }
  s[CAMPAIGN_END] = END_GREAT;
  clearFrames(s);
  if (tell !== undefined) {
    const rule = 'SL 3.9';
    tell({ half: 'campaign', kind: 'campaign-end', rule, why: 'great', vp: s[VP] });
  }
}

/**
 * SL 7.2, SL G80, SL G81: records the status, scores VP and SO, and returns the extra XP of
 * the card. Rewards are read before the status changes, because white notes end at Half.
 */
function battalionStatus(t: GameData, s: State, tell: ShermanTell): number {
  const b = s[BATTLE_TARGET] - 1;
  const card = cardOf(t, s, b);
  const before = s[BATTALION_STATUS + b];
  const now = s[BATTLE_STATUS];
  const log = logBattle(s, s[BATTLES_FOUGHT]);
  const whole = t.battalionVp[card];
  let vp = 0;
  let xp = 0;
  let so = 0;
  if (now === DESTROYED) {
    vp = whole - s[BATTALION_VP + b] + s[FX + E_VP_IF_DESTROYED];
    if (s[BATTALION_BAND + b] >= ENEMY_TRANSIT) vp += s[FX + E_VP_ENEMY_BAND];
    if (s[BATTALION_BAND + b] === FRONT) vp += s[FX + E_VP_FRONT];
    if (t.battalionFixed[card] === 1) vp += s[FX + E_VP_FIXED];
    xp = battalionValue(t, s, b, E_XP);
    so = battalionValue(t, s, b, E_SO_ON_DESTROY) + s[FX + E_SO_PER_DESTROY];
    s[BATTALION_VP + b] = whole;
    s[DESTROYED_WEEK]++;
  } else if (now === HALF && before === FULL) {
    vp = Math.max(0, (whole >> 1) - s[BATTALION_VP + b]);
    s[BATTALION_VP + b] += vp;
  }
  s[BATTALION_STATUS + b] = now;
  const changed = now !== before;
  if (tell !== undefined) {
    const status = changed ? now : FULL;
    tell({
      half: 'campaign',
      kind: 'battalion-status',
      rule: RULE_STATUS,
      pieces: [t.battalionNumber[card]],
      battalion: t.battalionNumber[card],
      status,
    });
  }
  s[VP] += vp;
  if (tell !== undefined && vp !== 0) {
    tell({ kind: 'vp', rule: RULE_STATUS, change: vp, total: s[VP], what: W.battalion(t.battalionNumber[card]) });
  }
  book(s, so, A_DESTROYED, RULE_STATUS, tell);
  // R98: a Battalion that was not reduced further is written down as a failure.
  s[LOG_BATTLE + log] =
    (b + 1) |
    ((changed ? now : FULL) << 8) |
    (Math.min(15, s[TURN]) << 12) |
    (s[PLAN_TRUCKS + s[BATTLE] - 1] << 16) |
    (s[PLAN_SCOUTS + s[BATTLE] - 1] << 20);
  s[LOG_BATTLE_VP + log] = vp;
  s[LOG_BATTLE_EVENTS + log] = s[EVENT_TOP] | (s[EVENT_TOP + 1] << 8) | (s[EVENT_BOTTOM] << 16);
  refreshEffects(t, s);
  return xp;
}

/** SL 7.3, R48, R74: only lasting Damage stays on the Units. */
function recordDamage(s: State): void {
  for (let i = 0; i < s[FRIENDS]; i++) s[UNIT_DAMAGE + s[FRIEND_UNIT + i]] &= D_LASTING;
}

/** SL 7.4, SL G82, R37: 2 for the Battle, 1 for each turn of Tenacity, less his Cool. */
function recordStress(t: GameData, s: State, tell: ShermanTell): void {
  const battle = (s[FX + E_BATTLE_STRESS] > 0 ? s[FX + E_BATTLE_STRESS] : BATTLE_STRESS) + s[TENACITY_USED];
  for (let i = 0; i < s[FRIENDS]; i++) {
    const c = participant(s, i);
    if (c < 0) continue;
    stress(t, s, c, battle, W.battle, RULE_STRESS, tell);
    stress(t, s, c, -t.levelCool[levelOf(c, s[COMMANDER_LEVEL + c])], W.cool, RULE_STRESS, tell);
  }
}

/** SL 7.5, SL G83: 1 XP, 1 more for a Destroyed Battalion, and what cards give. */
function recordExperience(t: GameData, s: State, cardXp: number, tell: ShermanTell): void {
  const each = 1 + (s[BATTLE_STATUS] === DESTROYED ? 1 + cardXp : 0);
  for (let i = 0; i < s[FRIENDS]; i++) {
    const c = participant(s, i);
    if (c < 0) {
      s[FRIEND_XP + i] = 0;
      continue;
    }
    s[FRIEND_XP + i] += each;
    s[COMMANDER_XP + c] += s[FRIEND_XP + i];
    if (tell !== undefined) {
      const total = s[COMMANDER_XP + c];
      tell({
        kind: 'xp',
        rule: RULE_XP,
        pieces: [t.commanderName[c]],
        commander: t.commanderName[c],
        change: s[FRIEND_XP + i],
        total,
      });
    }
    promoteByExperience(t, s, c, tell);
  }
}

/** SL 7.6, SL G84-G86: points beyond the promotion are kept. */
function promoteByExperience(t: GameData, s: State, c: number, tell: ShermanTell): void {
  for (;;) {
    const level = s[COMMANDER_LEVEL + c];
    const needed = t.levelXp[levelOf(c, level)];
    if (level >= ACE || needed <= 0 || s[COMMANDER_XP + c] < needed) return;
    s[COMMANDER_XP + c] -= needed;
    s[COMMANDER_LEVEL + c] = level + 1;
    if (tell !== undefined) {
      tell({
        kind: 'promoted',
        rule: RULE_PROMOTE,
        pieces: [t.commanderName[c]],
        commander: t.commanderName[c],
        level: level + 1,
      });
    }
  }
}

/** Who is left goes back to headquarters. */
function tellReturn(t: GameData, s: State, tell: ShermanTell): void {
  if (tell === undefined) return;
  const units: string[] = [];
  for (let i = 0; i < s[FRIENDS]; i++)
    if (s[UNIT_STATUS + s[FRIEND_UNIT + i]] === UNIT_OWNED) units.push(t.unitNumber[s[FRIEND_UNIT + i]]);
  if (units.length === 0) return;
  tell({ half: 'campaign', kind: 'home', rule: RULE_STATUS, places: ['off', 'units'], pieces: units, units });
}

/** Rows of the log, then everything that belonged to the Battle goes. */
function closeBattle(t: GameData, s: State, tell: ShermanTell): void {
  const log = logBattle(s, s[BATTLES_FOUGHT]);
  tellReturn(t, s, tell);
  for (let i = 0; i < s[FRIENDS]; i++) {
    const unit = s[FRIEND_UNIT + i];
    logParticipant(s, log, unit, s[UNIT_COMMANDER + unit] - 1, s[FRIEND_STATE + i], s[FRIEND_XP + i]);
  }
  s[PLAN_DONE + s[BATTLE] - 1] = 1;
  s[BATTLES_FOUGHT]++;
  clearBattle(t, s);
}
