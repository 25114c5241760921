// A combat as a sheet: what is asked for part by part, who can pay, and every bonus with what it costs later.
import { type Reason, type State, top } from '@bocage/engine';
import { bonusValue, isCovered, itemCount, refuseBonus } from '../rules/12-combat/bonuses.ts';
import { fightStep } from '../rules/12-combat/fight.ts';
import {
  BONUSES,
  baseAmmo,
  chosenCards,
  chosenHere,
  chosenZone,
  FIGHT_GARRISON,
  fightAmmo,
  fightCard,
  fightEnemy,
  fightFuel,
  fightKind,
  fightSpace,
  stageOf,
} from '../rules/12-combat/frame.ts';
import { cardHelps, ffiLimit, spaceCanPay, surcharges } from '../rules/12-combat/needs.ts';
import { meeting } from '../rules/foresight.ts';
import { FFI_HERE, FFI_ZONE, FIRST_CARD } from '../state/choices.ts';
import {
  AMMO,
  DIV,
  DIV_AT,
  DIVISIONS,
  FFI,
  FUEL,
  KINDS,
  LYING,
  RECON,
  RECON_HAND,
  WEATHER,
  ZONE,
} from '../state/layout.ts';
import { divisionsAt, isBesieged } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { enemyId, enemyName, opponent } from '../words/fight.ts';
import { divisionName, divisionWord, portName } from '../words/names.ts';
import { reasonOf } from '../words/reasons.ts';
import { opponentNamed } from '../words/say.ts';
import { W } from '../words/table.ts';

interface CombatPart {
  /** `card` for what is printed, else the surcharge. */
  readonly code: string;
  readonly label: string;
  readonly ammo: number;
  readonly fuel: number;
  readonly rule: string;
}

interface Payer {
  /** A Division, or the space for what lies there. */
  readonly id: string;
  readonly name: string;
  readonly ammo: number;
  readonly fuel: number;
}

export interface CombatBonus {
  /** `ffi_here`, `ffi_zone`, or the card. */
  readonly id: string;
  /** The choice as the score writes it; none before the enemy is seen. */
  readonly name: string | undefined;
  readonly label: string;
  readonly ammo: number;
  /** How often it has been added. */
  readonly chosen: number;
  /** What using it costs afterwards. */
  readonly later: string;
  /** True if it breaks a siege or destroys something. */
  readonly dear: boolean;
  readonly rule: string;
  /** Why it cannot be added now. */
  readonly refused: Reason | undefined;
}

export interface CombatSheet {
  readonly division: string;
  readonly enemy: string;
  /** False before the enemy is seen: then the parts are what is known to come on top of its card. */
  readonly seen: boolean;
  readonly parts: readonly CombatPart[];
  readonly ammo: number;
  readonly fuel: number;
  /** Ammo still needed after the bonuses chosen. */
  readonly left: number;
  readonly payers: readonly Payer[];
  readonly covered: boolean;
  readonly bonuses: readonly CombatBonus[];
}

/** What comes on top of the enemy's card. */
function parts(t: GameData, s: State, f: number): CombatPart[] {
  return surcharges(t, s, f)
    .filter((part) => part.excluded !== true)
    .map(({ code, words, unit, value, rule }) => ({
      code,
      label: words,
      ammo: unit === 'ammo' ? value : 0,
      fuel: unit === 'fuel' ? value : 0,
      rule,
    }));
}

const sum = (list: readonly CombatPart[], of: 'ammo' | 'fuel'): number => list.reduce((n, part) => n + part[of], 0);

/** TAMC 12.n, TAMC B18: who can pay, the fighting Division first. */
function payers(t: GameData, s: State, f: number): Payer[] {
  const [card, space] = [fightCard(s, f), fightSpace(s, f)];
  const of = (id: string, name: string, at: number): Payer => ({ id, name, ammo: s[at + AMMO], fuel: s[at + FUEL] });
  const division = (one: number): Payer => of(divisionWord(t, s, one), divisionName(t, s, one), DIV + one * KINDS);
  const list = [division(card)];
  if (spaceCanPay(s)) list.push(of(t.spaceIds[space], W.suppliesIn(t.spaceNames[space]), LYING + space * KINDS));
  if (fightKind(s, f) === FIGHT_GARRISON)
    for (let other = 0; other < DIVISIONS; other++)
      if (other !== card && s[DIV_AT + other] === space) list.push(division(other));
  return list.filter((payer, i) => i === 0 || payer.ammo + payer.fuel > 0);
}

/** What an FFI that is used leaves behind. */
function ffiLater(t: GameData, s: State, item: number, space: number, gone: number): readonly [string, boolean] {
  if (item === FFI_ZONE) {
    const left = s[ZONE + t.zone[space]] - gone;
    return [W.ffiLeft(Math.max(0, left), t.data.zones[t.zone[space]].name), false];
  }
  const port = t.port[space];
  if (port < 0) return [W.backToSupply, false];
  const there = s[FFI + space] + divisionsAt(s, space);
  if (!isBesieged(t, s, port)) return [W.leftInSiegeBox(there - gone, t.siege[port]), false];
  return there - gone >= t.siege[port]
    ? [W.siegeHolds(portName(t, port), there - gone, t.siege[port]), false]
    : [W.siegeBreaks(portName(t, port), there - gone, t.siege[port]), true];
}

function cardLater(t: GameData, card: number, space: number): readonly [string, boolean] {
  if (t.destroys[card] === 1 && t.port[space] >= 0) return [W.destroysPort(portName(t, t.port[space])), true];
  return [W.usedUp, false];
}

/** How often a bonus has been added, and how many could be. */
function counts(t: GameData, s: State, f: number, item: number): readonly [chosen: number, there: number] {
  const space = fightSpace(s, f);
  if (item === FFI_HERE) return [chosenHere(s, f), s[FFI + space]];
  if (item === FFI_ZONE) return [chosenZone(s, f), t.zone[space] < 0 ? 0 : s[ZONE + t.zone[space]]];
  const held = s[RECON + t.bonusCards[item - FIRST_CARD]] === RECON_HAND;
  return [(chosenCards(s, f) >> (item - FIRST_CARD)) & 1, held ? 1 : 0];
}

function bonusRow(t: GameData, s: State, f: number, item: number): Pick<CombatBonus, 'id' | 'label' | 'rule'> {
  if (item === FFI_HERE) return { id: 'ffi_here', label: W.ffiHere, rule: 'TAMC 10.l' };
  if (item === FFI_ZONE) {
    const zone = t.data.zones[t.zone[fightSpace(s, f)]].name;
    return { id: 'ffi_zone', label: W.ffiOf(zone), rule: 'TAMC 10.k' };
  }
  const row = t.data.recon[t.bonusCards[item - FIRST_CARD]];
  return { id: row.id, label: row.name, rule: `TAMC 14.${row.id}` };
}

/** Why a held card will not help, before the enemy is seen. */
function refusedBefore(t: GameData, s: State, f: number, item: number): Reason | undefined {
  if (item < FIRST_CARD) return undefined;
  const card = t.bonusCards[item - FIRST_CARD];
  if (cardHelps(t, s, fightKind(s, f), card)) return undefined;
  const rule = `TAMC 14.${t.data.recon[card].id}`;
  return t.fairOnly[card] === 1 && s[WEATHER] !== 0
    ? { rule, code: 'bonusWeather', text: W.fairWeatherOnly }
    : { rule, code: 'bonusGarrison', text: W.garrisonOnly };
}

function bonus(t: GameData, s: State, f: number, item: number, seen: boolean): CombatBonus[] {
  const [chosen, there] = counts(t, s, f, item);
  if (there === 0 && chosen === 0) return [];
  const space = fightSpace(s, f);
  const [later, dear] =
    item < FIRST_CARD
      ? ffiLater(t, s, item, space, Math.max(1, chosen))
      : cardLater(t, t.bonusCards[item - FIRST_CARD], space);
  const reason = seen ? refuseBonus(t, s, f, item) : 0;
  const all = item < FIRST_CARD ? Math.min(there, ffiLimit(t, s)) : bonusValue(t, item);
  return [
    {
      ...bonusRow(t, s, f, item),
      name: seen ? fightStep.decide?.name(t, s, item) : undefined,
      ammo: seen ? bonusValue(t, item) : all,
      chosen,
      later,
      dear,
      refused: reason === 0 ? (seen ? undefined : refusedBefore(t, s, f, item)) : reasonOf(t, s, item, reason),
    },
  ];
}

/** RTTR 9.1 - RTTR 9.6: the fight on top: open, or about to begin. */
function sheet(t: GameData, s: State): CombatSheet {
  const f = top(s);
  const seen = stageOf(s, f) >= BONUSES;
  const more = parts(t, s, f);
  const [ammo, fuel] = seen ? [baseAmmo(s, f), fightFuel(s, f)] : [sum(more, 'ammo'), sum(more, 'fuel')];
  const enemy = fightEnemy(s, f);
  const card = enemyId(t, enemy);
  const name = enemyName(t, enemy);
  // Never below 0: then the card shows as much as the modifiers leave of it.
  const printed = {
    code: 'card',
    label: card === undefined ? W.enemyWithoutCard(name) : name,
    rule: 'RTTR 9.1',
    ammo: ammo - sum(more, 'ammo'),
    fuel: fuel - sum(more, 'fuel'),
  };
  const against = opponent(t, s, f);
  const waits =
    against.against === 'kampfgruppe' ? W.kampfgruppeIn(t.spaceNames[fightSpace(s, f)]) : opponentNamed(t, against);
  return {
    division: divisionWord(t, s, fightCard(s, f)),
    enemy: seen ? name : waits,
    seen,
    parts: seen ? [printed, ...more] : more,
    ammo,
    fuel,
    left: seen ? fightAmmo(s, f) : ammo,
    payers: payers(t, s, f),
    covered: seen && isCovered(s, f),
    bonuses: Array.from({ length: itemCount(t) }, (_, item) => bonus(t, s, f, item, seen)).flat(),
  };
}

/** The fight that is open, or the one that this choice of a Move would begin; undefined if none. */
export function combatSheet(t: GameData, s: State, choice?: number): CombatSheet | undefined {
  if (s[top(s)] === STEP.fight) return sheet(t, s);
  if (s[top(s)] !== STEP.move || choice === undefined) return undefined;
  const after = meeting(t, s, choice);
  return after !== undefined && after[top(after)] === STEP.fight ? sheet(t, after) : undefined;
}
