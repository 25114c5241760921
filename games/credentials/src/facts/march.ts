// A march laid out before it is made: leg by leg on a copy of the position, with what each leg costs and may meet.
import { choiceBuffer, type Odds, type Reason, type State, seeded, top } from '@bocage/engine';
import { actionStep } from '../rules/09-actions/actions.ts';
import { enter, slowDown, useSpace } from '../rules/09-actions/entering.ts';
import { DECIDING, isHeld } from '../rules/09-actions/march.ts';
import { moveStep } from '../rules/09-actions/movement.ts';
import {
  ACT_MOVE,
  MOVE_ATTACK,
  MOVE_BY_AIR,
  MOVE_HELP_FFI,
  MOVE_HELP_TD,
  MOVE_STOP,
  MOVE_STOW,
  MOVE_TO,
} from '../state/choices.ts';
import type { Tokens } from '../state/events.ts';
import {
  AMMO,
  CONTACT_AT,
  CONTROL,
  CONTROL_MARKER,
  DIV,
  DIV_AT,
  FUEL,
  KG,
  KINDS,
  RENNES_HELD,
} from '../state/layout.ts';
import { GOING_ON_ENDS, GOING_ON_FUEL, goingOn } from '../state/options.ts';
import { cardOf } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { tokensOfCard } from '../words/names.ts';
import { reasonOf } from '../words/reasons.ts';
import { W } from '../words/table.ts';

/** A step of the march, as far as it can be foreseen. */
interface MarchLeg {
  /** The choice, and how the score writes it. */
  readonly choice: number;
  readonly name: string;
  readonly label: string;
  /** Where the Division stands afterwards. */
  readonly at: string;
  readonly kind: 'enter' | 'attack' | 'help';
  /** What it costs for certain: Fuel, Ammo, Food. */
  readonly paid: Tokens;
  /** What may be met there, and how it may end. */
  readonly odds: Odds | undefined;
  /** Somebody is known to stand there: a fight for certain. */
  readonly held: boolean;
  readonly warnings: readonly Reason[];
  readonly spacesLeft: number;
  /** What a fight or a halt here would mean for the legs after it. */
  readonly ifStopped: string;
}

interface MarchStep {
  readonly choice: number;
  readonly name: string;
  readonly kind: MarchLeg['kind'];
  readonly label: string;
  readonly place: string;
  /** Entering under Air Support. */
  readonly byAir: boolean;
  readonly cost: string;
}

export interface MarchPlan {
  readonly piece: string;
  /** The choice that begins the Move, as the score writes it; none if it has begun. */
  readonly begin: string | undefined;
  readonly from: string;
  readonly legs: readonly MarchLeg[];
  /** The first leg that the rules do not allow; those after it are left out. */
  readonly refused: Reason | undefined;
  /** What may follow. */
  readonly next: readonly MarchStep[];
  /** Used for certain, the Fuel of the Move included. */
  readonly used: Tokens;
  readonly ffi: number;
  readonly tankDestroyer: boolean;
  /** On its card at the end if nothing is met. */
  readonly left: Tokens;
  /** Fuel more if every leg that may stop it does. */
  readonly fuelMore: number;
}

const move = moveStep.decide;
const action = actionStep.decide;

/** The position with the Move begun; undefined if this Division may not move now. */
function begun(t: GameData, s: State, unit: number): State | undefined {
  const copy = s.slice();
  const card = cardOf(s, unit);
  if (card < 0 || move === undefined || action === undefined) return undefined;
  if (copy[top(copy)] === STEP.move) return copy[top(copy) + 1] === card ? copy : undefined;
  if (copy[top(copy)] !== STEP.action) return undefined;
  const choice = (ACT_MOVE << 8) | unit;
  if (action.refuse(t, copy, choice) !== 0) return undefined;
  action.apply(t, copy, choice, seeded, undefined);
  return copy;
}

const kindOf = (verb: number): MarchLeg['kind'] =>
  verb === MOVE_ATTACK ? 'attack' : verb <= MOVE_BY_AIR ? 'enter' : 'help';

/** The choice that enters a space; its number, whether it is legal or not. */
export function entering(t: GameData, place: string): number {
  return (MOVE_TO << 8) | t.spaceIds.indexOf(place);
}

/** Goes one leg as if the Division won every fight and no card stopped it. */
function go(t: GameData, s: State, choice: number): void {
  const verb = choice >> 8;
  const f = top(s);
  if (verb === MOVE_HELP_FFI || verb === MOVE_HELP_TD) {
    move?.apply(t, s, choice, seeded, undefined);
    return;
  }
  if (verb === MOVE_ATTACK) {
    useSpace(s, f);
    s[f + 2] = 0;
    return;
  }
  const to = choice & 255;
  const held = isHeld(t, s, to);
  enter(t, s, to, verb === MOVE_BY_AIR, undefined);
  s[KG + to] = 0;
  if (to === t.rennes) s[RENNES_HELD] = 0;
  if (s[CONTACT_AT] === to + 1) s[CONTACT_AT] = 0;
  if (t.port[to] < 0 && s[CONTROL + to] === 0) s[CONTROL + to] = CONTROL_MARKER;
  if (held) slowDown(s, f);
  s[f + 5] = DECIDING;
}

function ifStopped(s: State, card: number): string {
  if (goingOn(s) === GOING_ON_ENDS) return W.stopEndsMove;
  if (goingOn(s) !== GOING_ON_FUEL) return '';
  return s[DIV + card * KINDS + FUEL] > 0 ? W.stopCostsFuel : W.stopWithoutFuel;
}

/** What may follow now, loading and stopping left out. */
function follow(t: GameData, s: State): MarchStep[] {
  if (move === undefined) return [];
  const choices = choiceBuffer();
  const n = move.choices(t, s, choices);
  return Array.from(choices.subarray(0, n)).flatMap((choice) => {
    if (choice >> 8 === MOVE_STOW || choice >> 8 === MOVE_STOP) return [];
    const about = move.describe(t, s, choice);
    const [place = ''] = about.places ?? [];
    const kind = kindOf(choice >> 8);
    const byAir = choice >> 8 === MOVE_BY_AIR;
    return [{ choice, name: move.name(t, s, choice), kind, label: about.label, place, byAir, cost: about.cost ?? '' }];
  });
}

/** RTTR 6.1 - RTTR 6.6, TAMC 9.b - TAMC 9.g: the march of a Division along these choices; undefined if it may not move. */
export function marchPlan(t: GameData, s: State, piece: string, choices: readonly number[]): MarchPlan | undefined {
  const unit = t.unitIds.indexOf(piece);
  const card = unit < 0 ? -1 : cardOf(s, unit);
  const copy = unit < 0 ? undefined : begun(t, s, unit);
  if (copy === undefined || move === undefined) return undefined;
  const at = DIV + card * KINDS;
  const legs: MarchLeg[] = [];
  let refused: Reason | undefined;
  let attacked = false;
  for (const choice of choices) {
    const reason = attacked ? -1 : move.refuse(t, copy, choice);
    if (reason !== 0) {
      const over = { rule: 'RTTR 6.1', code: 'marchOver', text: W.notThatWay };
      refused = reason < 0 ? over : reasonOf(t, copy, choice, reason);
      break;
    }
    const verb: number = choice >> 8;
    const to = choice & 255;
    const about = move.describe(t, copy, choice);
    const odds = move.odds?.(t, copy, choice);
    const warnings = move.warnings?.(t, copy, choice) ?? [];
    const held = verb <= MOVE_BY_AIR && isHeld(t, copy, to);
    const name = move.name(t, copy, choice);
    const [fuel, ammo] = [copy[at + FUEL], copy[at + AMMO]];
    go(t, copy, choice);
    attacked = verb === MOVE_ATTACK;
    legs.push({
      choice,
      name,
      label: about.label,
      at: t.spaceIds[copy[DIV_AT + card]],
      kind: kindOf(verb),
      paid: [fuel - copy[at + FUEL], ammo - copy[at + AMMO], 0],
      odds,
      held,
      warnings,
      spacesLeft: copy[top(copy) + 2],
      ifStopped: odds === undefined || attacked ? '' : ifStopped(copy, card),
    });
  }
  const [before, after] = [tokensOfCard(s, card), tokensOfCard(copy, card)];
  const risky = legs
    .slice(0, -1)
    .filter((leg, i) => leg.odds !== undefined && !leg.held && legs[i + 1].kind !== 'help');
  return {
    piece,
    begin: s[top(s)] === STEP.action ? action?.name(t, s, (ACT_MOVE << 8) | unit) : undefined,
    from: t.spaceIds[s[DIV_AT + card]],
    legs,
    refused,
    next: attacked ? [] : follow(t, copy),
    used: [before[0] - after[0], before[1] - after[1], before[2] - after[2]],
    ffi: legs.filter((leg) => leg.choice >> 8 === MOVE_HELP_FFI).length,
    tankDestroyer: legs.some((leg) => leg.choice >> 8 === MOVE_HELP_TD),
    left: after,
    fuelMore: goingOn(s) === GOING_ON_FUEL ? risky.length : 0,
  };
}

/** Every Division that may begin or go on with a Move now, by its piece. */
export function marchers(t: GameData, s: State): readonly string[] {
  return t.unitIds.filter((_, unit) => begun(t, s, unit) !== undefined);
}
