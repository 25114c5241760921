// The sums of effects in the state: made anew whenever the set of cards in force changes.
import type { State } from '@bocage/engine';
import {
  AFTER_DESTROY,
  ALWAYS,
  FIRST_BATTLE,
  FRONT_OR_BEYOND,
  FX_SIZE,
  LASTING,
  ON_MAP,
  VS_ASSAULT,
} from '../../state/effects.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALIONS,
  BATTLE_TARGET,
  BATTLES_FOUGHT,
  CONDITION,
  DESTROYED,
  EVENT_TOP,
  FULL,
  FX,
  HALF,
} from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import { battalionCard, type CardEffects, type GameData } from '../../state/tables.ts';
import { ASSAULT, COUNTRIES, FRONT, KIND_COUNT } from '../../state/terms.ts';

export function country(t: GameData, s: State): number {
  return t.campaignCountry[s[OPT.campaign]];
}

/** Card of a Battalion of this Campaign: the index of the battalion* tables. */
export function cardOf(t: GameData, s: State, battalion: number): number {
  return battalionCard(t.campaignCountry[s[OPT.campaign]], battalion);
}

/**
 * Sums all lasting effects of the cards in force into FX. To be called whenever that set changes: at set-up, when
 * a Special Condition or an Event top is drawn, when a Battle begins or is cleared, when a Battalion changes its
 * status or its band, when a Week begins, and after a position was read.
 */
export function refreshEffects(t: GameData, s: State): void {
  s.fill(0, FX, FX + FX_SIZE);
  addCard(t, s, t.campaignFx, s[OPT.campaign], LASTING, false);
  addCard(t, s, t.objectiveFx, s[OPT.objective], LASTING, false);
  if (s[CONDITION] > 0) addCard(t, s, t.conditionFx, s[CONDITION] - 1, LASTING, false);
  for (let i = 0; i < 2; i++) if (s[EVENT_TOP + i] > 0) addCard(t, s, t.topFx, s[EVENT_TOP + i] - 1, LASTING, false);
  for (let b = 0; b < BATTALIONS; b++) {
    const status = s[BATTALION_STATUS + b];
    if (status === FULL || status === HALF) {
      const card = cardOf(t, s, b);
      addCard(t, s, t.battalionFx, card, ON_MAP, status === HALF);
      if (s[BATTLE_TARGET] === b + 1) addCard(t, s, t.battalionFx, card, LASTING, status === HALF);
    } else if (status === DESTROYED) {
      addCard(t, s, t.battalionFx, cardOf(t, s, b), AFTER_DESTROY, false);
    }
  }
}

function addCard(t: GameData, s: State, fx: CardEffects, card: number, when: number, half: boolean): void {
  const end = fx.first[card + 1];
  for (let i = fx.first[card]; i < end; i++) {
    if (fx.when[i] !== when || (half && fx.yellow[i] === 0) || !holds(t, s, fx.condition[i])) continue;
    const kinds = fx.kinds[i];
    if (kinds === 0) {
      s[FX + fx.effect[i]] += fx.value[i];
      continue;
    }
    for (let k = 0; k < KIND_COUNT; k++) if ((kinds >> k) & 1) s[FX + fx.effect[i] + k] += fx.value[i];
  }
}

/** Whether the Battle at hand meets a condition; outside of Battles none is met. */
function holds(t: GameData, s: State, condition: number): boolean {
  if (condition === ALWAYS) return true;
  const target = s[BATTLE_TARGET] - 1;
  if (target < 0) return false;
  switch (condition) {
    case FRONT_OR_BEYOND:
      return s[BATTALION_BAND + target] >= FRONT;
    case VS_ASSAULT:
      return t.battalionType[cardOf(t, s, target)] === ASSAULT;
    case FIRST_BATTLE:
      return s[BATTLES_FOUGHT] === 0;
    default:
      throw new Error(`effects: no condition ${condition}`);
  }
}

/** Effects of a Battalion card that are read from the card (own moves, rewards), heeding Half and yellow notes. */
export function battalionValue(t: GameData, s: State, battalion: number, effect: number): number {
  const fx = t.battalionFx;
  const card = cardOf(t, s, battalion);
  const half = s[BATTALION_STATUS + battalion] === HALF;
  let sum = 0;
  for (let i = fx.first[card]; i < fx.first[card + 1]; i++) {
    if (fx.effect[i] === effect && !(half && fx.yellow[i] === 0)) sum += fx.value[i];
  }
  return sum;
}

/** One card's share in a sum, for people: `4A Panzer Spearhead`, +1. */
export interface EffectSource {
  readonly card: string;
  readonly text: string;
  readonly value: number;
}

/** Which cards make up the sum of an effect (with `kind`, of a by-kind effect): on demand, for odds and prompts. */
export function effectSources(t: GameData, s: State, effect: number, kind = -1): readonly EffectSource[] {
  const found: EffectSource[] = [];
  const look = (
    fx: CardEffects,
    card: number,
    when: number,
    half: boolean,
    name: string,
    texts: readonly string[],
  ): void => {
    for (let i = fx.first[card]; i < fx.first[card + 1]; i++) {
      if (fx.effect[i] !== effect || fx.when[i] !== when || (half && fx.yellow[i] === 0)) continue;
      if (kind >= 0 && ((fx.kinds[i] >> kind) & 1) === 0) continue;
      if (holds(t, s, fx.condition[i])) found.push({ card: name, text: texts[fx.note[i]] ?? '', value: fx.value[i] });
    }
  };
  const d = t.data;
  const campaign = d.campaigns[s[OPT.campaign]];
  look(
    t.campaignFx,
    s[OPT.campaign],
    LASTING,
    false,
    campaign.name,
    campaign.notes.map((n) => n.text),
  );
  const objective = d.objectives[s[OPT.objective]];
  look(
    t.objectiveFx,
    s[OPT.objective],
    LASTING,
    false,
    objective.name,
    objective.notes.map((n) => n.text),
  );
  if (s[CONDITION] > 0) {
    const card = d.conditions[s[CONDITION] - 1];
    look(t.conditionFx, s[CONDITION] - 1, LASTING, false, card.name, [card.text]);
  }
  for (let i = 0; i < 2; i++) {
    if (s[EVENT_TOP + i] === 0) continue;
    const card = d.events[s[EVENT_TOP + i] - 1];
    look(t.topFx, s[EVENT_TOP + i] - 1, LASTING, false, card.top.name, [card.top.text]);
  }
  for (let b = 0; b < BATTALIONS; b++) {
    const status = s[BATTALION_STATUS + b];
    if (status === 0) continue;
    const card = cardOf(t, s, b);
    const row = battalionRow(t, card);
    const name = `${row.number} ${row.name}`;
    const texts = row.notes.map((n) => n.text);
    if (status === DESTROYED) look(t.battalionFx, card, AFTER_DESTROY, false, name, texts);
    else {
      look(t.battalionFx, card, ON_MAP, status === HALF, name, texts);
      if (s[BATTLE_TARGET] === b + 1) look(t.battalionFx, card, LASTING, status === HALF, name, texts);
    }
  }
  return found;
}

/** The data row of a Battalion card. The tables order cards by country, as the data does. */
export function battalionRow(t: GameData, card: number): GameData['data']['battalions'][number] {
  const wanted = t.battalionNumber[card];
  const land = COUNTRIES[card < BATTALIONS ? 0 : 1];
  const row = t.data.battalions.find((b) => b.country === land && b.number === wanted);
  if (row === undefined) throw new Error(`effects: no Battalion card ${card}`);
  return row;
}
