// A combat as a sheet: what is asked for part by part, who can pay, and every bonus with what it costs later.
import { type Reason, type State, top } from '@bocage/engine';
import { fightStep } from '../rules/12-combat/fight.ts';
import {
  baseAmmo,
  bonusValue,
  chosenCards,
  chosenHere,
  chosenZone,
  enemyId,
  enemyName,
  fightAmmo,
  fightFuel,
  fightGarrison,
  isCovered,
  itemCount,
  refuseBonus,
} from '../rules/12-combat/frame.ts';
import {
  cardHelps,
  FIGHT_CONTACT,
  FIGHT_GARRISON,
  FIGHT_KG,
  FIGHT_RENNES,
  ffiLimit,
  modifiersOf,
  spaceCanPay,
} from '../rules/12-combat/needs.ts';
import { FFI_HERE, FFI_ZONE, FIRST_CARD, MOVE_ATTACK, MOVE_BY_AIR } from '../state/choices.ts';
import {
  AMMO,
  DIV,
  DIV_AT,
  DIVISIONS,
  FFI,
  FUEL,
  KG,
  KINDS,
  LYING,
  RECON,
  RECON_HAND,
  RENNES_HELD,
  WEATHER,
  ZONE,
} from '../state/layout.ts';
import { divisionsAt, isBesieged } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import type { Tables } from '../state/tables.ts';
import { divisionName, plural, portName } from '../words/names.ts';
import { reasons } from '../words/reasons.ts';

interface CombatPart {
  readonly label: string;
  readonly ammo: number;
  readonly fuel: number;
  readonly rule: string;
}

interface Payer {
  readonly name: string;
  readonly ammo: number;
  readonly fuel: number;
}

export interface CombatBonus {
  /** The choice, as the score writes it. */
  readonly name: string;
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

const kindOf = (label: string): 'ammo' | 'fuel' => (label.endsWith('Fuel') ? 'fuel' : 'ammo');

function parts(
  t: Tables,
  s: State,
  kind: number,
  card: number,
  space: number,
  garrison: number,
  air: boolean,
): CombatPart[] {
  return modifiersOf(t, s, kind, card, space, garrison, air)
    .filter((m) => m.excluded !== true)
    .map((m) => ({
      label: m.label.replace(/, (Ammo|Fuel)$/, ''),
      ammo: kindOf(m.label) === 'ammo' ? m.value : 0,
      fuel: kindOf(m.label) === 'fuel' ? m.value : 0,
      rule: m.rule,
    }));
}

/** TAMC 12.n, TAMC B18: who can pay, the fighting Division first. */
function payers(t: Tables, s: State, kind: number, card: number, space: number): Payer[] {
  const of = (name: string, at: number): Payer => ({ name, ammo: s[at + AMMO], fuel: s[at + FUEL] });
  const list = [of(divisionName(t, s, card), DIV + card * KINDS)];
  if (spaceCanPay(s)) list.push(of(`lying in ${t.spaceNames[space]}`, LYING + space * KINDS));
  if (kind === FIGHT_GARRISON)
    for (let other = 0; other < DIVISIONS; other++)
      if (other !== card && s[DIV_AT + other] === space) list.push(of(divisionName(t, s, other), DIV + other * KINDS));
  return list.filter((payer, i) => i === 0 || payer.ammo + payer.fuel > 0);
}

/** What an FFI that is used leaves behind. */
function ffiLater(t: Tables, s: State, item: number, space: number, gone: number): readonly [string, boolean] {
  if (item === FFI_ZONE) {
    const left = s[ZONE + t.zone[space]] - gone;
    return [`${plural(Math.max(0, left), 'FFI', 'FFI')} left in ${t.data.zones[t.zone[space]].name}`, false];
  }
  const port = t.port[space];
  if (port < 0) return ['goes back to the supply', false];
  const there = s[FFI + space] + divisionsAt(s, space);
  if (!isBesieged(t, s, port)) return [`${there - gone} of ${t.siege[port]} left in the Siege Box`, false];
  return there - gone >= t.siege[port]
    ? [`the siege of ${portName(t, port)} holds: ${there - gone} of ${t.siege[port]}`, false]
    : [`breaks the siege of ${portName(t, port)}: ${there - gone} of ${t.siege[port]}`, true];
}

function cardLater(t: Tables, card: number, space: number): readonly [string, boolean] {
  if (t.destroys[card] === 1 && t.port[space] >= 0)
    return [`${portName(t, t.port[space])} gets a Port Destruction marker, win or lose`, true];
  return ['the card is used up if the fight is won', false];
}

/** The combat that is open on the stack; undefined if there is none in which something is chosen. */
function openSheet(t: Tables, s: State): CombatSheet {
  const f = top(s);
  const [kind, card, space, enemy] = [s[f + 1], s[f + 2], s[f + 3], s[f + 4]];
  const more = parts(t, s, kind, card, space, fightGarrison(s, f), s[f + 6] >> 16 === 1);
  const sum = (of: 'ammo' | 'fuel'): number => more.reduce((n, part) => n + part[of], 0);
  const [ammo, fuel] = [baseAmmo(s, f), fightFuel(s, f)];
  // Never below 0: then the card shows as much as the modifiers leave of it.
  const printed = { label: `${enemyName(t, enemy)} (${enemyId(t, enemy) ?? 'no card'})`, rule: 'RTTR 9.1' };
  const bonuses: CombatBonus[] = [];
  for (let item = 0; item < itemCount(t); item++) {
    const row = item < FIRST_CARD ? undefined : t.data.recon[t.bonusCards[item - FIRST_CARD]];
    const chosen =
      item === FFI_HERE
        ? chosenHere(s, f)
        : item === FFI_ZONE
          ? chosenZone(s, f)
          : (chosenCards(s, f) >> (item - FIRST_CARD)) & 1;
    const held = item < FIRST_CARD ? true : s[RECON + t.bonusCards[item - FIRST_CARD]] === RECON_HAND;
    const there =
      item === FFI_HERE
        ? s[FFI + space] > 0
        : item === FFI_ZONE
          ? t.zone[space] >= 0 && s[ZONE + t.zone[space]] > 0
          : held;
    if (!there && chosen === 0) continue;
    const reason = refuseBonus(t, s, f, item);
    const spec = reasons[reason];
    const [later, dear] =
      item < FIRST_CARD
        ? ffiLater(t, s, item, space, Math.max(1, chosen))
        : cardLater(t, t.bonusCards[item - FIRST_CARD], space);
    bonuses.push({
      name: fightStep.decide?.name(t, s, item) ?? '',
      label: row?.name ?? (item === FFI_HERE ? 'FFI in the space' : `FFI of ${t.data.zones[t.zone[space]].name}`),
      ammo: bonusValue(t, item),
      chosen,
      later,
      dear,
      rule: row === undefined ? (item === FFI_HERE ? 'TAMC 10.l' : 'TAMC 10.k') : `TAMC 14.${row.id}`,
      refused:
        reason === 0
          ? undefined
          : { rule: spec.rule, text: typeof spec.text === 'string' ? spec.text : spec.text(t, s, item) },
    });
  }
  return {
    division: divisionName(t, s, card),
    enemy: enemyName(t, enemy),
    seen: true,
    parts: [{ ...printed, ammo: ammo - sum('ammo'), fuel: fuel - sum('fuel') }, ...more],
    ammo,
    fuel,
    left: fightAmmo(s, f),
    payers: payers(t, s, kind, card, space),
    covered: isCovered(s, f),
    bonuses,
  };
}

/** Before the enemy is seen: what is known to come on top of its card, and everything that could help. */
function sheetBefore(t: Tables, s: State, kind: number, card: number, space: number, garrison: number): CombatSheet {
  const more = parts(t, s, kind, card, space, garrison, false);
  const bonuses: CombatBonus[] = [];
  const ffi = (item: number, n: number, label: string, rule: string): void => {
    if (n === 0) return;
    const [later, dear] = ffiLater(t, s, item, space, 1);
    bonuses.push({
      name: '',
      label,
      ammo: Math.min(n, ffiLimit(t, s)),
      chosen: 0,
      later,
      dear,
      rule,
      refused: undefined,
    });
  };
  ffi(FFI_HERE, s[FFI + space], 'FFI in the space', 'TAMC 10.l');
  if (t.zone[space] >= 0)
    ffi(FFI_ZONE, s[ZONE + t.zone[space]], `FFI of ${t.data.zones[t.zone[space]].name}`, 'TAMC 10.k');
  for (const held of t.bonusCards) {
    if (s[RECON + held] !== RECON_HAND) continue;
    const row = t.data.recon[held];
    const [later, dear] = cardLater(t, held, space);
    const rule = `TAMC 14.${row.id}`;
    const refused = cardHelps(t, s, kind, held)
      ? undefined
      : {
          rule,
          text:
            t.fairOnly[held] === 1 && s[WEATHER] !== 0
              ? 'only in fair Weather'
              : 'only against a Garrison of a Major Port',
        };
    bonuses.push({ name: '', label: row.name, ammo: t.value[held], chosen: 0, later, dear, rule, refused });
  }
  const sum = (of: 'ammo' | 'fuel'): number => more.reduce((n, part) => n + part[of], 0);
  return {
    division: divisionName(t, s, card),
    enemy:
      kind === FIGHT_GARRISON
        ? `Garrison ${garrison} of ${portName(t, t.port[space])}`
        : kind === FIGHT_RENNES
          ? 'the Rennes garrison'
          : kind === FIGHT_CONTACT
            ? 'Unknown Contact'
            : `the Kampfgruppe in ${t.spaceNames[space]}`,
    seen: false,
    parts: more,
    ammo: sum('ammo'),
    fuel: sum('fuel'),
    left: sum('ammo'),
    payers: payers(t, s, kind, card, space),
    covered: false,
    bonuses,
  };
}

/** RTTR 9.1 - RTTR 9.6: the fight that is open, or the one that this choice of a Move would begin; undefined if none. */
export function combatSheet(t: Tables, s: State, choice?: number): CombatSheet | undefined {
  const f = top(s);
  if (s[f] === STEP.fight) return openSheet(t, s);
  if (s[f] !== STEP.move || choice === undefined) return undefined;
  const card = s[f + 1];
  const arg = choice & 255;
  if (choice >> 8 === MOVE_ATTACK) return sheetBefore(t, s, FIGHT_GARRISON, card, s[DIV_AT + card], arg);
  if (choice >> 8 > MOVE_BY_AIR) return undefined;
  if (s[KG + arg] !== 0) return sheetBefore(t, s, FIGHT_KG, card, arg, 0);
  if (arg === t.rennes && s[RENNES_HELD] === 1) return sheetBefore(t, s, FIGHT_RENNES, card, arg, 0);
  return undefined;
}
