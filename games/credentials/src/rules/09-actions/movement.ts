// Chapter 9, movement: a Move action space by space, with the attack from a Siege Box.
import { top } from '@bocage/engine';
import * as C from '../../state/choices.ts';
import * as L from '../../state/layout.ts';
import { nextGarrison } from '../../state/queries.ts';
import { type Rule, seat } from '../../state/types.ts';
import { describeMove, moveWarnings, nameMove, promptMove } from '../../words/move.ts';
import { divisionWord, placeId, ZONE_PLACE } from '../../words/names.ts';
import { openStow } from '../11-supplies/stow.ts';
import { useFfi } from '../changes.ts';
import { meetingOdds } from '../odds.ts';
import { attack, driveBack, enter, finish, meet, settleIn, slowDown } from './entering.ts';
import * as M from './march.ts';
import { refuse, refuseAttack, refuseEntry, refuseFfiHelp, refuseGoingOn, refuseStop, refuseTdHelp } from './march.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { AIR, AIR_RECON, DIV_AT, ENDED, LOST, OUTCOME, SPACES, TANK_DESTROYER } = L;
const { MOVE_ATTACK, MOVE_BY_AIR, MOVE_HELP_FFI, MOVE_HELP_TD, MOVE_STOP, MOVE_STOW, MOVE_TO } = C;
const { ATTACKED, ATTACKING, DECIDING, ENTERED, ENTERED_BOX, FFI_USED, FOUGHT_HERE, OVER, PENDING } = M;

/** Chapter 9: one Move action. */
export const moveStep: Rule = {
  name: 'movement/move',
  rule: 'TAMC 9.b',
  continues: true,
  settle(t, s, _chance, tell) {
    const f = top(s);
    const outcome = s[OUTCOME];
    s[OUTCOME] = 0;
    switch (s[f + 5]) {
      case DECIDING:
        if ((s[f + 3] & (ATTACKED | OVER)) === 0) return false;
        finish(t, s, f, tell);
        return true;
      case ATTACKING:
        s[f + 5] = DECIDING;
        return true;
      case ENTERED:
        if (outcome === LOST) {
          driveBack(t, s, f, tell);
          s[f + 5] = DECIDING;
          return true;
        }
        if (outcome !== 0) {
          s[f + 3] |= FOUGHT_HERE;
          slowDown(s, f);
        }
        if (!meet(t, s, f)) settleIn(t, s, f, tell);
        return true;
      default:
        if (outcome === LOST) {
          driveBack(t, s, f, tell);
          s[f + 5] = DECIDING;
          return true;
        }
        if (outcome === ENDED) s[f + 3] |= OVER;
        else if (outcome !== 0) slowDown(s, f);
        settleIn(t, s, f, tell);
        return true;
    }
  },
  decide: {
    seat,
    choices(t, s, out) {
      const f = top(s);
      const card = s[f + 1];
      let n = 0;
      if (s[f + 2] > 0 && (s[f + 3] & ENTERED_BOX) === 0 && refuseGoingOn(s, f) === 0) {
        const ways = t.out[s[DIV_AT + card]];
        for (let rest = ways; rest !== 0; rest &= rest - 1) {
          const to = 31 - Math.clz32(rest & -rest);
          if (refuseEntry(t, s, card, to, false) === 0) out[n++] = to;
        }
        if (s[AIR] === AIR_RECON) {
          for (let rest = ways; rest !== 0; rest &= rest - 1) {
            const to = 31 - Math.clz32(rest & -rest);
            if (refuseEntry(t, s, card, to, true) === 0) out[n++] = (MOVE_BY_AIR << 8) | to;
          }
        }
      }
      const port = t.port[s[DIV_AT + card]];
      if (port >= 0) {
        const garrison = nextGarrison(t, s, port);
        if (garrison > 0 && refuseAttack(t, s, f, garrison) === 0) out[n++] = (MOVE_ATTACK << 8) | garrison;
      }
      if (s[f + 2] === 0) {
        for (let zone = 0; zone < 2; zone++)
          if (refuseFfiHelp(t, s, f, zone) === 0) out[n++] = (MOVE_HELP_FFI << 8) | zone;
        if (refuseTdHelp(t, s, f) === 0) out[n++] = MOVE_HELP_TD << 8;
      }
      const stow = (MOVE_STOW << 8) | s[DIV_AT + card];
      if (refuse(t, s, stow) === 0) out[n++] = stow;
      if (refuseStop(t, s, f) === 0) out[n++] = MOVE_STOP << 8;
      return n;
    },
    attempts(t, s, out) {
      let n = 0;
      for (let to = 0; to < SPACES; to++) out[n++] = to;
      for (let to = 0; to < SPACES; to++) if (t.fortified[to] === 1) out[n++] = (MOVE_BY_AIR << 8) | to;
      for (let garrison = 4; garrison >= 1; garrison--) out[n++] = (MOVE_ATTACK << 8) | garrison;
      out[n++] = MOVE_HELP_FFI << 8;
      out[n++] = (MOVE_HELP_FFI << 8) | 1;
      out[n++] = MOVE_HELP_TD << 8;
      out[n++] = (MOVE_STOW << 8) | s[DIV_AT + s[top(s) + 1]];
      out[n++] = MOVE_STOP << 8;
      return n;
    },
    refuse,
    apply(t, s, choice, _chance, tell) {
      const f = top(s);
      const card = s[f + 1];
      const arg = choice & 255;
      switch (choice >> 8) {
        case MOVE_TO:
        case MOVE_BY_AIR:
          enter(t, s, arg, choice >> 8 === MOVE_BY_AIR, tell);
          return;
        case MOVE_ATTACK:
          attack(s, arg);
          return;
        case MOVE_HELP_FFI:
          s[f + 2]++;
          s[f + 3] |= FFI_USED | PENDING;
          useFfi(t, s, ZONE_PLACE + arg, 1, tell);
          if (tell !== undefined) {
            const division = divisionWord(t, s, card);
            const zone = placeId(t, ZONE_PLACE + arg);
            tell({ kind: 'help', rule: 'TAMC 10.h', division, by: 'ffi', zone, places: [zone], pieces: [division] });
          }
          return;
        case MOVE_HELP_TD:
          s[f + 2]++;
          s[f + 3] |= PENDING;
          s[TANK_DESTROYER] = 0;
          if (tell !== undefined) {
            const division = divisionWord(t, s, card);
            tell({ kind: 'help', rule: 'TAMC 13.M4', division, by: 'tankDestroyer', pieces: [division] });
          }
          return;
        case MOVE_STOW:
          openStow(s, arg);
          return;
        default:
          finish(t, s, f, tell);
      }
    },
    name: nameMove,
    describe: describeMove,
    prompt: promptMove,
    odds(t, s, choice) {
      return meetingOdds(t, s, choice);
    },
    warnings: moveWarnings,
  },
};
