// What games of the computer player come to; made by `bocage foretell`.
import type { ForecastWeights } from '@bocage/engine';

export const forecast: ForecastWeights = {
  from: '800 hints of captain in 100 games',
  mean: [1.1483, -3.1093, 0.74401, 0.63135, -0.044418, 2.678],
  low: [0.62577, -2.19, 2.6361, 0.5209, -0.035437, 1.2319],
  high: [1.1855, -2.8694, -0.3483, 0.5204, -0.045399, 3.0472],
  level: [1, 1],
};
