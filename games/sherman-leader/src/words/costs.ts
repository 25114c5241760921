// Costs in words, with the same as figures beside them.
import type { Description } from '@bocage/engine';

type Cost = Required<Pick<Description, 'cost' | 'costs'>>;

export function soCost(value: number): Cost {
  return { cost: `${value} SO`, costs: [{ value, unit: 'SO' }] };
}

export function stressCost(value: number): Cost {
  return { cost: `${value} Stress`, costs: [{ value, unit: 'Stress' }] };
}
