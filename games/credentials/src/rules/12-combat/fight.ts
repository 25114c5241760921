// Combat (RTTR 9, chapters 8, 10 and 12): the procedure from its beginning to its end, and the player’s choice of bonuses.
import { push, type State, top } from '@bocage/engine';
import { FELIX, FFI_HERE, FFI_ZONE, FIGHT_ON, FIRST_CARD, YIELD } from '../../state/choices.ts';
import { AMMO, DIV, FFI, FUEL, KINDS } from '../../state/layout.ts';
import { isBesieged } from '../../state/queries.ts';
import { STEP } from '../../state/steps.ts';
import type { Tables } from '../../state/tables.ts';
import { type Rule, seat } from '../../state/types.ts';
import { enemyId, enemyName, opponent } from '../../words/fight.ts';
import { amount, divisionName, divisionWord, portId, portName, ZONE_WORDS } from '../../words/names.ts';
import { R } from '../../words/reasons.ts';
import { anyBonus, canWin, isCovered, itemCount, payable, refuseBonus, refuseYield } from './bonuses.ts';
import { offersFelix } from './felix.ts';
import {
  BEFORE,
  BONUSES,
  baseAmmo,
  chosenHere,
  fightAmmo,
  fightCard,
  fightEnemy,
  fightFuel,
  fightSpace,
  openFrom,
  PAID,
  REVEAL,
  setStage,
  stageOf,
} from './frame.ts';
import { modifiersOf } from './needs.ts';
import { addBonus, lose, pay, reveal, win } from './outcome.ts';

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
    name(t, s, choice) {
      if (choice === FIGHT_ON) return 'fight';
      if (choice === YIELD) return 'yield';
      if (choice === FELIX) return 'felix';
      if (choice === FFI_HERE) return 'ffi here';
      const zone = t.zone[fightSpace(s, top(s))];
      if (choice === FFI_ZONE) return zone < 0 ? 'ffi zone' : `ffi ${ZONE_WORDS[zone]}`;
      return t.data.recon[t.bonusCards[choice - FIRST_CARD]].word;
    },
    describe(t, s, choice) {
      const f = top(s);
      const places = [t.spaceIds[fightSpace(s, f)]];
      if (choice === FIGHT_ON) {
        return {
          label: `Fight ${enemyName(t, fightEnemy(s, f))}`,
          rule: 'RTTR 9.3',
          verb: 'fight',
          places,
          cost: `${fightAmmo(s, f)} Ammo, ${fightFuel(s, f)} Fuel`,
          costs: [amount(fightAmmo(s, f), 'ammo'), amount(fightFuel(s, f), 'fuel')],
          mark: 'attack',
        };
      }
      if (choice === YIELD) {
        const at = DIV + fightCard(s, f) * KINDS;
        const [ammo, fuel] = [Math.min(s[at + AMMO], baseAmmo(s, f)), Math.min(s[at + FUEL], fightFuel(s, f))];
        const costs = [amount(ammo, 'ammo'), amount(fuel, 'fuel')];
        const cost = `${ammo} Ammo, ${fuel} Fuel`;
        return { label: 'Accept the loss', rule: 'RTTR 9.4', verb: 'yield', places, cost, costs, mark: 'end' };
      }
      if (choice === FELIX) return { label: 'Jedburgh ‘Felix’', rule: 'TAMC B17', verb: 'felix' };
      if (choice < FIRST_CARD) {
        const label = choice === FFI_HERE ? 'Use an FFI of this space' : 'Use an FFI of the Maquis Zone';
        return {
          label,
          rule: choice === FFI_HERE ? 'TAMC 10.l' : 'TAMC 10.k',
          verb: 'bonus',
          places,
          cost: '1 Ammo less',
          data: { by: choice === FFI_HERE ? 'ffi_here' : 'ffi_zone', ammo: 1 },
          mark: 'select',
        };
      }
      const row = t.data.recon[t.bonusCards[choice - FIRST_CARD]];
      return {
        label: `Play ${row.name}`,
        rule: `TAMC 14.${row.id}`,
        verb: 'bonus',
        pieces: [row.id],
        cost: `${row.value} Ammo less`,
        data: { by: row.id, ammo: row.value },
        mark: 'select',
      };
    },
    prompt(t, s) {
      const f = top(s);
      const card = fightCard(s, f);
      return {
        ask: `${enemyName(t, fightEnemy(s, f))} needs ${fightAmmo(s, f)} Ammo and ${fightFuel(s, f)} Fuel. How does ${divisionName(t, s, card)} fight?`,
        wait: 'General Middleton decides what to put into a fight.',
        why: `Asked for ${baseAmmo(s, f)} Ammo, ${fightFuel(s, f)} Fuel; the Division has ${s[DIV + card * KINDS + AMMO]} Ammo and ${s[DIV + card * KINDS + FUEL]} Fuel, all together ${payable(s, f, AMMO)} and ${payable(s, f, FUEL)} can pay.`,
        places: [t.spaceIds[fightSpace(s, f)]],
        pieces: [divisionWord(t, s, card)],
        data: {
          ammo: fightAmmo(s, f),
          fuel: fightFuel(s, f),
          asked: [baseAmmo(s, f), fightFuel(s, f)],
          payable: [payable(s, f, AMMO), payable(s, f, FUEL)],
          enemy: enemyId(t, fightEnemy(s, f)),
        },
      };
    },
    odds(t, s, choice) {
      const f = top(s);
      if (choice === YIELD || choice === FELIX) return undefined;
      const wins = choice === FIGHT_ON ? isCovered(s, f) : true;
      const modifiers = modifiersOf(t, s, f);
      return {
        title: `Against ${enemyName(t, fightEnemy(s, f))}`,
        rule: 'RTTR 9.3',
        results: [{ label: wins ? 'won' : 'lost', code: wins ? 'won' : 'lost', chance: 1, good: wins }],
        modifiers,
      };
    },
    warnings(t, s, choice) {
      const f = top(s);
      const port = t.port[fightSpace(s, f)];
      if (
        choice === FFI_HERE &&
        port >= 0 &&
        isBesieged(t, s, port) &&
        !isBesiegedWithout(t, s, port, chosenHere(s, f) + 1)
      ) {
        const text = `Without this FFI ${portName(t, port)} is no longer besieged.`;
        return [{ rule: 'TAMC 12.h', code: 'breaksSiege', text, data: { port: portId(t, port) } }];
      }
      if (choice >= FIRST_CARD && choice < FELIX && t.destroys[t.bonusCards[choice - FIRST_CARD]] === 1) {
        const text = `${portName(t, port)} gets a Port Destruction marker, win or lose.`;
        return [{ rule: 'TAMC rA25', code: 'destroysPort', text, data: { port: portId(t, port) } }];
      }
      return [];
    },
  },
};

function isBesiegedWithout(t: Tables, s: State, port: number, ffi: number): boolean {
  s[FFI + t.portSpace[port]] -= ffi;
  const held = isBesieged(t, s, port);
  s[FFI + t.portSpace[port]] += ffi;
  return held;
}
