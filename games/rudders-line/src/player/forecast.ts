// What games of the computer player come to; made by `bocage foretell`.
import type { ForecastWeights } from '@bocage/engine';

export const forecast: ForecastWeights = {
  from: '3374 hints of recruit:work=300, level of 532 of captain',
  mean: [0.16637, 0.11619, -0.21676, 0.92284, 0.049973, 0],
  low: [],
  high: [],
  level: [0.8847, -0.036821],
};
