// Combat (RTTR 9, chapters 8, 10 and 12): the procedure from its beginning to its end, and the player’s choice of bonuses.
import { push, top } from '@bocage/engine';
import * as C from '../../state/choices.ts';
import { STEP } from '../../state/steps.ts';
import { type Rule, seat } from '../../state/types.ts';
import { describeFight, fightResult, fightWarnings, nameFight, opponent, promptFight } from '../../words/fight.ts';
import { divisionWord } from '../../words/names.ts';
import { R } from '../../words/reasons.ts';
import { anyBonus, canWin, isCovered, itemCount, refuseBonus, refuseYield } from './bonuses.ts';
import { offersFelix } from './felix.ts';
import * as F from './frame.ts';
import { fightCard, fightSpace, openFrom, setStage, stageOf } from './frame.ts';
import { addBonus, lose, pay, reveal, win } from './outcome.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { FELIX, FIGHT_ON, YIELD } = C;
const { BEFORE, BONUSES, PAID, REVEAL } = F;

/** RTTR 9, TAMC 8.k, TAMC 12.o: one combat from beginning to end. */
export const fightStep: Rule = {
  name: 'combat/fight',
  rule: 'RTTR 9.2',
  continues: true,
  settle(t, s, chance, tell) {
    const f = top(s);
    switch (stageOf(s, f)) {
      case BEFORE:
        setStage(s, f, REVEAL);
        if (tell !== undefined) {
          const division = divisionWord(t, s, fightCard(s, f));
          const places = [t.spaceIds[fightSpace(s, f)]];
          tell({ kind: 'fight', rule: 'RTTR 9.1', division, ...opponent(t, s, f), places, pieces: [division] });
        }
        if (offersFelix(t, s, f)) push(s, STEP.felix);
        return true;
      case REVEAL:
        setStage(s, f, BONUSES);
        reveal(t, s, f, chance, tell);
        return true;
      case PAID:
        win(t, s, f, tell);
        return true;
      default:
        break;
    }
    if (!canWin(t, s, f)) {
      // RTTR 9.6: nothing can win it, so nothing is thrown away.
      lose(t, s, f, tell);
      return true;
    }
    if (refuseYield(t, s, f) === 0 || anyBonus(t, s, f)) return false;
    pay(t, s, f, tell);
    return true;
  },
  decide: {
    seat,
    choices(t, s, out) {
      const f = top(s);
      let n = 0;
      for (let item = openFrom(s, f); item < itemCount(t); item++)
        if (refuseBonus(t, s, f, item) === 0) out[n++] = item;
      if (isCovered(s, f)) out[n++] = FIGHT_ON;
      if (refuseYield(t, s, f) === 0) out[n++] = YIELD;
      return n;
    },
    attempts(t, _s, out) {
      let n = 0;
      for (let item = 0; item < itemCount(t); item++) out[n++] = item;
      out[n++] = FELIX;
      out[n++] = FIGHT_ON;
      out[n++] = YIELD;
      return n;
    },
    refuse(t, s, choice) {
      const f = top(s);
      if (choice === FIGHT_ON) return isCovered(s, f) ? 0 : R.cannotPay;
      if (choice === YIELD) return refuseYield(t, s, f);
      return choice === FELIX ? R.felixLate : refuseBonus(t, s, f, choice);
    },
    apply(t, s, choice, _chance, tell) {
      const f = top(s);
      if (choice === FIGHT_ON) pay(t, s, f, tell);
      else if (choice === YIELD) lose(t, s, f, tell);
      else addBonus(t, s, f, choice, tell);
    },
    name: nameFight,
    describe: describeFight,
    prompt: promptFight,
    odds: fightResult,
    warnings: fightWarnings,
  },
};
