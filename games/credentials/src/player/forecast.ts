// What games of the computer player come to; made by `bocage foretell`.
import type { ForecastWeights } from '@bocage/engine';

export const forecast: ForecastWeights = {
  from: '800 hints of captain in 100 games',
  mean: [1.2108, -2.6516, 0.89114, 0.35874, -0.61983, 3.9386],
  low: [0.90382, -2.0727, 2.4429, 0.052393, -0.084816, 2.8408],
  high: [1.0277, -1.9213, 0.22769, 0.23008, -0.85361, 3.9513],
  level: [1, 1],
};
