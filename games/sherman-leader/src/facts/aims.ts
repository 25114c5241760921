// What a table shows of a Battle beyond its choices: sight lines and what blocks them, every target with its chance or
// what forbids it, and for each hex in reach what it costs and what waits there.
import { type State, top } from '@bocage/engine';
import type { ShermanContent } from '../content.ts';
import { moveAndAttackStress } from '../rules/battle/attack.ts';
import { enemyId, enemyTitle, hasTwin, hexNames, isActiveEnemy, onField, unitName } from '../rules/battle/field.ts';
import {
  attackDice,
  attackNeeds,
  enemyDefense,
  friendlyModifier,
  printedFor,
  refuseAttack,
  suppressedStress,
} from '../rules/battle/fire.ts';
import { attackChances, flankOn } from '../rules/battle/modifiers.ts';
import { hasOverdrive, isImmobile, isPinned, reachOf, speedNow } from '../rules/battle/moving.ts';
import { refuseMoveAndAttack } from '../rules/battle/passed-over.ts';
import { enemyThreats } from '../rules/battle/threats.ts';
import { hasCargo } from '../rules/battle/transport.ts';
import { terrainWord } from '../rules/shared/ground.ts';
import { count, distance, hexName, hexNamed, lowest, waysBetween } from '../state/hex.ts';
import {
  BLOCKING,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  F_DONE,
  F_MOVED,
  F_MOVED_BATTLE,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIENDS,
} from '../state/layout.ts';
import { OPT, OPTION } from '../state/options.ts';
import { tablesOf } from '../state/standard-tables.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { TARGETS } from '../state/terms.ts';
import { R } from '../words/battle/reasons.ts';
import { W } from '../words/table.ts';

const RULE_SIGHT = 'SL 6.6';

/** The line of sight between two hexes. */
export interface SightLine {
  readonly from: string;
  readonly to: string;
  readonly range: number;
  readonly clear: boolean;
  /** The hexes between the two on the shortest way with the fewest that block. */
  readonly way: readonly string[];
  /** What blocks: hexes on the shortest ways, with their terrain. Empty if one way is free. */
  readonly blocks: readonly { readonly hex: string; readonly terrain: string }[];
  readonly rule: string;
}

/** SL 6.6: free if one shortest way has no hex that blocks strictly between the two. */
export function sightLine(s: State, from: string, to: string): SightLine {
  const [a, b] = [hexNamed(from), hexNamed(to)];
  const ways = [...waysBetween(a, b)].sort((x, y) => count(x & s[BLOCKING]) - count(y & s[BLOCKING]));
  const best = ways[0] ?? 0;
  const clear = (best & s[BLOCKING]) === 0;
  const blocking = clear ? 0 : ways.reduce((set, way) => set | (way & s[BLOCKING]), 0);
  return {
    from,
    to,
    range: distance(a, b),
    clear,
    way: inOrder(best, a),
    blocks: inOrder(blocking, a).map((hex) => ({ hex, terrain: terrainWord(s, hexNamed(hex)) })),
    rule: RULE_SIGHT,
  };
}

/** A set of hexes, nearest first. */
function inOrder(set: number, from: number): readonly string[] {
  return [...hexNames(set)].sort((x, y) => distance(from, hexNamed(x)) - distance(from, hexNamed(y)));
}

/** An enemy as a target of the Unit that moves or attacks now. */
export interface Aim {
  /** As the board names it: `enemy 3`. */
  readonly id: string;
  readonly piece: string;
  readonly hex: string;
  readonly range: number;
  /** Chance that it is Destroyed; undefined if it may not be attacked. */
  readonly chance: number | undefined;
  /** What each die needs. */
  readonly needs: number;
  /** Stress that the attack costs. */
  readonly stress: number;
  /** Why it may not be attacked, in a few words for a tag: `Gun: no R2+`. */
  readonly barred: string | undefined;
  /** The sight line, where that is what forbids it. */
  readonly sight: SightLine | undefined;
}

/** A refused target in a few words; the whole sentence is the reason's. */
function briefly(t: GameData, s: State, friend: number, enemy: number, code: number, range: number): string {
  const model = s[ENEMY_MODEL + enemy];
  switch (code) {
    case R.outOfRange:
      return W.range(range);
    case R.wrongValue:
      return W.noValue(TARGETS[t.modelTarget[model]], range);
    case R.gunDamage:
      return W.gunDamaged;
    case R.mgDamage:
      return W.machineGunDamaged;
    case R.bocageRange:
      return W.bocage;
    case R.noSight:
      return W.noSight;
    case R.fog:
      return W.fog;
    case R.counterBattery:
      return W.notOnTurnOne;
    case R.suppressed:
      return W.suppressed;
    case R.cannotHit:
      return W.needs(printedFor(t, s, friend, model, range) - friendlyModifier(t, s, friend, range));
    default:
      return W.notNow;
  }
}

function chanceAgainst(t: GameData, s: State, friend: number, enemy: number): number {
  const range = distance(s[FRIEND_HEX + friend] - 1, s[ENEMY_HEX + enemy] - 1);
  const { stands } = attackChances(
    attackDice(t, s, friend, range),
    attackNeeds(t, s, friend, enemy),
    enemyDefense(t, s, enemy, friend),
    s[OPT.flank] === OPTION.flank.on ? flankOn(range) : 0,
  );
  return stands;
}

/** The Unit that moves or attacks now; -1 if none does. */
function actingUnit(s: State): number {
  const at = top(s);
  return s[at] === STEP.move || s[at] === STEP.attack ? s[at + 1] : -1;
}

/** SL 6.7: every enemy as a target of the Unit that acts, from where it stands; of twins one. */
export function aims(s: State, content?: ShermanContent): readonly Aim[] {
  const friend = actingUnit(s);
  if (friend < 0) return [];
  const t = tablesOf(content);
  const from = s[FRIEND_HEX + friend] - 1;
  const list: Aim[] = [];
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (!isActiveEnemy(s, e) || hasTwin(s, e)) continue;
    const to = s[ENEMY_HEX + e] - 1;
    const range = distance(from, to);
    const code = refuseAttack(t, s, friend, e);
    const legal = code === 0;
    list.push({
      id: enemyId(e),
      piece: enemyTitle(t, s, e),
      hex: hexName(to),
      range,
      chance: legal ? chanceAgainst(t, s, friend, e) : undefined,
      needs: legal ? attackNeeds(t, s, friend, e) : 0,
      stress: legal ? suppressedStress(s, friend) + moveAndAttackStress(t, s, friend) : 0,
      barred: legal ? undefined : briefly(t, s, friend, e, code, range),
      sight: code === R.noSight ? sightLine(s, hexName(from), hexName(to)) : undefined,
    });
  }
  return list;
}

/** A hex that the Unit may come to. */
export interface MoveOutlook {
  readonly hex: string;
  /** Steps of its Speed; 0 is where it stands. */
  readonly steps: number;
  /** Stress for Overdrive or Immobile. */
  readonly stress: number;
  /** Chance of at least one Damage counter in the enemy's next step if it stands there. */
  readonly threat: number;
  /** No course of that step could damage it there. */
  readonly safe: boolean;
  /** The most likely attack from there in this step; undefined: none. */
  readonly best: { readonly piece: string; readonly hex: string; readonly chance: number } | undefined;
  /** It may not attack any more after this move. */
  readonly holds: boolean;
}

/** SL 6.2: the hexes in reach of the Unit that moves now, with what each costs and what waits there. */
export function moveOutlook(s: State, content?: ShermanContent): readonly MoveOutlook[] {
  const friend = actingUnit(s);
  if (friend < 0 || s[top(s)] !== STEP.move) return [];
  const t = tablesOf(content);
  const speed = isPinned(s, friend) ? 0 : speedNow(t, s, friend);
  const most = speed + (hasOverdrive(t, s, friend) && !isPinned(s, friend) ? 1 : 0);
  const still = refuseMoveAndAttack(t, s, friend) !== 0;
  const list: MoveOutlook[] = [];
  let before = 0;
  for (let steps = 0; steps <= most; steps++) {
    const reached = reachOf(t, s, friend, steps);
    for (let rest = reached & ~before; rest !== 0; rest &= rest - 1) {
      const hex = lowest(rest);
      const there = s.slice();
      there[FRIEND_HEX + friend] = hex + 1;
      if (steps > 0) there[FRIEND_STATE + friend] |= F_MOVED | F_MOVED_BATTLE;
      const holds = steps > 0 && still;
      const threat = enemyThreats(t, there).find((one) => one.friend === friend);
      list.push({
        hex: hexName(hex),
        steps,
        stress: steps === 0 ? 0 : (steps > speed ? 1 : 0) + (isImmobile(s, friend) ? 1 : 0),
        threat: threat?.damage ?? 0,
        safe: threat?.safe ?? true,
        best: holds ? undefined : bestShot(t, there, friend),
        holds,
      });
    }
    before = reached;
  }
  return list;
}

function bestShot(t: GameData, s: State, friend: number): MoveOutlook['best'] {
  let best: MoveOutlook['best'];
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (!isActiveEnemy(s, e) || refuseAttack(t, s, friend, e) !== 0) continue;
    const chance = chanceAgainst(t, s, friend, e);
    if (best === undefined || chance > best.chance)
      best = { piece: enemyTitle(t, s, e), hex: hexName(s[ENEMY_HEX + e] - 1), chance };
  }
  return best;
}

/** SL 6.3: Units on the Battlefield that would find somebody in their hex to carry along. */
export function transportsReady(s: State, content?: ShermanContent): readonly string[] {
  if (s[top(s)] !== STEP.friendly) return [];
  const t = tablesOf(content);
  const list: string[] = [];
  for (let f = 0; f < s[FRIENDS]; f++) {
    if (onField(s, f) && (s[FRIEND_STATE + f] & F_DONE) === 0 && hasCargo(t, s, f, s[FRIEND_HEX + f] - 1))
      list.push(unitName(t, s, f));
  }
  return list;
}
