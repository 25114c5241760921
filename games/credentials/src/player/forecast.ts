// What games of the computer player come to; made by `bocage foretell`.
import type { ForecastWeights } from '@bocage/engine';

export const forecast: ForecastWeights = {
  from: '600 hints of captain',
  mean: [1.0803, -1.8564, 1.2916, 0.030433, -0.88447, 4.3891],
  low: [0.86252, -0.91859, 2.6003, -0.57128, 0.10212, 3.4697],
  high: [0.97311, -2.1271, 0.53237, 0.35521, -1.0811, 3.9152],
  level: [1, 1],
};
