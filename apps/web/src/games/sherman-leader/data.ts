// What the page needs of the data of Sherman Leader: its cards, as the content has them.
import type { BattalionFacts, ShermanFacts } from './facts.ts';

/** What the map needs of the game's data. */
export interface ShermanData {
  readonly units: readonly UnitModel[];
  readonly battalions: readonly BattalionFacts['card'][];
  readonly commanders: readonly ShermanFacts['campaign']['commanders'][number]['card'][];
}

export type UnitModel = ShermanFacts['campaign']['units'][number]['card'];

/** The types of Units and Commanders in the order of the force. */
const TYPES: readonly string[] = ['Armor', 'Light Armor', 'Infantry', 'Artillery'];

/** The model that has a Unit of this number. */
export function modelWith(data: ShermanData, unit: string): UnitModel | undefined {
  return data.units.find((model) => model.numbers.includes(unit));
}

/** How many Units of each type are owned: at headquarters and on planned attacks. */
export function forceByType({ campaign }: ShermanFacts): readonly (readonly [type: string, n: number])[] {
  const own = [...campaign.units, ...campaign.plans.flatMap((plan) => plan.units)];
  return TYPES.map((type) => [type, own.filter((unit) => unit.card.type === type).length]);
}

/** The models behind the numbers that are offered, by type and then by cost. */
export function offeredModels(data: ShermanData, numbers: readonly string[]): readonly UnitModel[] {
  const order = (model: UnitModel): number => TYPES.indexOf(model.type);
  return data.units
    .filter((unit) => unit.numbers.some((number) => numbers.includes(number)))
    .sort((a, b) => order(a) - order(b) || a.cost - b.cost);
}
