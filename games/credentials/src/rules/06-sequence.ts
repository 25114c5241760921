// Chapter 6, sequence of play: Intelligence, Riesensauerei!, Action, FFI; until the Intelligence deck is empty.
import { pop, push, type State, top } from '@bocage/engine';
import { drawIntel, intelId, intelLeft } from '../state/decks.ts';
import * as L from '../state/layout.ts';
import { refillsEveryRound } from '../state/options.ts';
import { kgCount } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import type { Rule, TellIt } from '../state/types.ts';
import { grade, victoryPoints } from './04-victory.ts';
import { placeReinforcements, recall, reportDestruction } from './07-intelligence.ts';
import { loseBet, refillStock } from './changes.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  BASES_USED,
  BET,
  CORE,
  FFI_MOVED,
  KG,
  KG_ACTED,
  LOGISTICS,
  MOVED,
  PHASE,
  PHASE_ACTION,
  PHASE_FFI,
  PHASE_INTELLIGENCE,
  PHASE_OVER,
  PHASE_RIESENSAUEREI,
  ROUND,
  RS,
  RS_OUT,
  SPACES,
  STOWED,
} = L;

/** Stages of a round, in the first integer of its frame. */
const STAGE_CARD = 0;
const STAGE_REINFORCE = 1;
const STAGE_RECALL = 2;
const STAGE_KG = 3;
const STAGE_ACTIONS = 4;
export const STAGE_FFI = 5;
export const STAGE_END = 6;

/** TAMC 6.a: the round as a list. */
export const roundStep: Rule = {
  name: 'round',
  rule: 'TAMC 6.a',
  settle(t, s, chance, tell) {
    const f = top(s);
    const stage = s[f + 1];
    s[f + 1] = stage + 1;
    switch (stage) {
      case STAGE_CARD: {
        beginRound(s, tell);
        const card = drawIntel(s, chance);
        s[f + 2] = card;
        if (tell !== undefined) {
          tell({ kind: 'intelligence', rule: 'TAMC 7.a', card: intelId(card) });
        }
        reportDestruction(t, s, card, tell);
        return true;
      }
      case STAGE_REINFORCE:
        placeReinforcements(t, s, s[f + 2]);
        return true;
      case STAGE_RECALL:
        recall(t, s, s[f + 2], tell);
        s[f + 2] = 0;
        return true;
      case STAGE_KG:
        beginRiesensauerei(t, s);
        return true;
      case STAGE_ACTIONS:
        endRiesensauerei(s);
        s[PHASE] = PHASE_ACTION;
        s[CORE] = 2;
        push(s, STEP.action);
        return true;
      case STAGE_FFI:
        s[PHASE] = PHASE_FFI;
        s[CORE] = 0;
        s[STOWED] = 0;
        s.fill(0, MOVED, MOVED + 4);
        push(s, STEP.ffi);
        return true;
      default:
        endRound(t, s, tell);
        return true;
    }
  },
};

function beginRound(s: State, tell: TellIt): void {
  s[ROUND]++;
  s[PHASE] = PHASE_INTELLIGENCE;
  s[BASES_USED] = 0;
  // TAMC rA3, other reading: the Stock is refilled every round.
  if (refillsEveryRound(s)) refillStock(s, tell);
  if (tell !== undefined) tell({ kind: 'round', rule: 'TAMC 6.a', round: s[ROUND], left: intelLeft(s) - 1 });
}

/** TAMC 6.c + TAMC 8.i: played until the first Logistics Step, while a Kampfgruppe is on the board. */
function beginRiesensauerei(t: GameData, s: State): void {
  if (s[LOGISTICS] > 0 || kgCount(s) === 0) return;
  s[PHASE] = PHASE_RIESENSAUEREI;
  for (let kind = 0; kind < 6; kind++) s[RS + kind] = (s[RS_OUT] & (1 << kind)) !== 0 ? 0 : t.rsCopies[kind];
  push(s, STEP.kgNext);
}

function endRiesensauerei(s: State): void {
  for (let space = 0; space < SPACES; space++) s[KG + space] &= ~KG_ACTED;
  s.fill(0, RS, RS + 6);
}

/** TAMC 4.c: after the round of the last Intelligence Report card the game is scored. */
function endRound(t: GameData, s: State, tell: TellIt): void {
  s.fill(0, FFI_MOVED, FFI_MOVED + SPACES);
  // TAMC 14.A18 + TAMC rA27: the bet runs in the round of the card and the two after it.
  if (s[BET] > 0 && s[ROUND] >= s[BET]) loseBet(t, s, tell);
  s[top(s) + 1] = STAGE_CARD;
  if (intelLeft(s) > 0) return;
  s[PHASE] = PHASE_OVER;
  pop(s);
  if (tell !== undefined) {
    const points = victoryPoints(t, s);
    tell({ kind: 'over', rule: 'TAMC 4.c', points, grade: grade(points) });
  }
}
