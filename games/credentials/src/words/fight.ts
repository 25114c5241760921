// A combat in words: whom it is against, its choices with what they cost, the question, what it leads to, the warnings.
import { type Description, type Odds, type Prompt, type Reason, type State, top } from '@bocage/engine';
import { isCovered, payable } from '../rules/12-combat/bonuses.ts';
import {
  baseAmmo,
  chosenHere,
  FIGHT_RECON,
  fightAmmo,
  fightCard,
  fightEnemy,
  fightFuel,
  fightGarrison,
  fightKind,
  fightSpace,
  NO_ENEMY,
  RECON_ENEMY,
} from '../rules/12-combat/frame.ts';
import { modifiersOf } from '../rules/12-combat/needs.ts';
import { FELIX, FFI_HERE, FFI_ZONE, FIGHT_ON, FIRST_CARD, YIELD } from '../state/choices.ts';
import { wehrId } from '../state/decks.ts';
import type { OpponentId } from '../state/events.ts';
import { AMMO, DIV, FFI, FUEL, KINDS } from '../state/layout.ts';
import { isBesieged } from '../state/queries.ts';
import type { GameData } from '../state/tables.ts';
import { amount, divisionName, divisionWord, portId, portName, priceText, ZONE_WORDS } from './names.ts';
import { enemyNamed } from './say.ts';

export function enemyName(t: GameData, enemy: number): string {
  return enemyNamed(t, enemyId(t, enemy));
}

/** The card of the enemy; none when the deck was empty (TAMC B6). */
export function enemyId(t: GameData, enemy: number): string | undefined {
  if (enemy === NO_ENEMY) return undefined;
  return enemy >= RECON_ENEMY ? t.data.recon[enemy - RECON_ENEMY].id : wehrId(enemy - 1);
}

interface Opponent {
  readonly against: OpponentId;
  readonly at: string;
  readonly garrison: number;
  readonly unit?: string;
}

/** By the kinds of fights. */
const AGAINST: readonly OpponentId[] = ['kampfgruppe', 'kampfgruppe', 'rennes', 'contact', 'unit', 'garrison'];

/** Whom the fight is against, before the card is seen. */
export function opponent(t: GameData, s: State, f: number): Opponent {
  const unit = fightKind(s, f) === FIGHT_RECON ? enemyId(t, fightEnemy(s, f)) : undefined;
  return {
    against: AGAINST[fightKind(s, f)],
    at: t.spaceIds[fightSpace(s, f)],
    garrison: fightGarrison(s, f),
    ...(unit !== undefined && { unit }),
  };
}

export function nameFight(t: GameData, s: State, choice: number): string {
  if (choice === FIGHT_ON) return 'fight';
  if (choice === YIELD) return 'yield';
  if (choice === FELIX) return 'felix';
  if (choice === FFI_HERE) return 'ffi here';
  const zone = t.zone[fightSpace(s, top(s))];
  if (choice === FFI_ZONE) return zone < 0 ? 'ffi zone' : `ffi ${ZONE_WORDS[zone]}`;
  return t.data.recon[t.bonusCards[choice - FIRST_CARD]].word;
}

export function describeFight(t: GameData, s: State, choice: number): Description {
  const f = top(s);
  const places = [t.spaceIds[fightSpace(s, f)]];
  if (choice === FIGHT_ON) {
    return {
      label: `Fight ${enemyName(t, fightEnemy(s, f))}`,
      rule: 'RTTR 9.3',
      verb: 'fight',
      places,
      cost: priceText(fightAmmo(s, f), fightFuel(s, f)),
      costs: [amount(fightAmmo(s, f), 'ammo'), amount(fightFuel(s, f), 'fuel')],
      mark: 'attack',
    };
  }
  if (choice === YIELD) {
    const at = DIV + fightCard(s, f) * KINDS;
    const [ammo, fuel] = [Math.min(s[at + AMMO], baseAmmo(s, f)), Math.min(s[at + FUEL], fightFuel(s, f))];
    const costs = [amount(ammo, 'ammo'), amount(fuel, 'fuel')];
    const cost = priceText(ammo, fuel);
    return { label: 'Accept the loss', rule: 'RTTR 9.4', verb: 'yield', places, cost, costs, mark: 'end' };
  }
  if (choice === FELIX) return { label: 'Play Jedburgh ‘Felix’', rule: 'TAMC B17', verb: 'felix' };
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
}

/** `2 Ammo and no Fuel`. */
function have(ammo: number, fuel: number): string {
  return `${ammo || 'no'} Ammo and ${fuel || 'no'} Fuel`;
}

export function promptFight(t: GameData, s: State): Prompt {
  const f = top(s);
  const card = fightCard(s, f);
  return {
    ask: `Beating ${enemyName(t, fightEnemy(s, f))} costs ${priceText(fightAmmo(s, f), fightFuel(s, f))}. What does the ${divisionName(t, s, card)} use?`,
    wait: 'General Middleton decides what a Division uses in a fight.',
    why: `Without bonuses it costs ${priceText(baseAmmo(s, f), fightFuel(s, f))}. The Division has ${have(s[DIV + card * KINDS + AMMO], s[DIV + card * KINDS + FUEL])}; with what is around it you can pay ${have(payable(s, f, AMMO), payable(s, f, FUEL))}.`,
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
}

/** Nothing is left to chance any more: what a choice leads to. */
export function fightResult(t: GameData, s: State, choice: number): Odds | undefined {
  const f = top(s);
  if (choice === YIELD || choice === FELIX) return undefined;
  const wins = choice === FIGHT_ON ? isCovered(s, f) : true;
  const modifiers = modifiersOf(t, s, f);
  return {
    title: `Fight against ${enemyName(t, fightEnemy(s, f))}`,
    rule: 'RTTR 9.3',
    results: [{ label: wins ? 'you win' : 'you lose', code: wins ? 'won' : 'lost', chance: 1, good: wins }],
    modifiers,
  };
}

/** What a bonus loses beside itself. */
export function fightWarnings(t: GameData, s: State, choice: number): readonly Reason[] {
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
}

function isBesiegedWithout(t: GameData, s: State, port: number, ffi: number): boolean {
  s[FFI + t.portSpace[port]] -= ffi;
  const held = isBesieged(t, s, port);
  s[FFI + t.portSpace[port]] += ffi;
  return held;
}
