// What games of the computer player come to; made by `bocage foretell`.
import type { ForecastWeights } from '@bocage/engine';

export const forecast: ForecastWeights = {
  from: '864 hints of recruit:work=1000, level of 140 of captain',
  mean: [-0.11817, 0.12979, -0.38494, -0.2211, 0.20198, 0.69893],
  low: [-0.58895, 0.6606, 0.25554, 0.083437, -0.41511, 0.2316],
  high: [-0.2537, -0.26829, -0.37642, 0.20143, 0.33387, 0.96242],
  level: [1.0804, 0.89051],
};
