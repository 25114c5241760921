// What games of the computer player come to; made by `bocage foretell`.
import type { ForecastWeights } from '@bocage/engine';

export const forecast: ForecastWeights = {
  from: '720 hints of captain',
  mean: [1.5654, -4.1075, 0.57038, 0.77775, -0.043524, 3.5845],
  low: [1.1305, -2.9637, 2.8077, 0.48974, -0.078028, 2.2929],
  high: [1.7286, -4.1528, -1.1657, 0.82358, 0.24876, 3.8153],
  level: [1, 1],
};
