// What games of the computer player come to; made by `bocage foretell`.
import type { ForecastWeights } from '@bocage/engine';

export const forecast: ForecastWeights = {
  from: '800 hints',
  mean: [0.56447, -1.7023, 1.4404, 0.3016, 0.12466, 1.3569],
  low: [0.11339, -1.3026, 3.1588, 0.36898, -0.026618, -0.20786],
  high: [0.62691, -0.87605, -0.064077, -0.025601, 0.088828, 2.3378],
  level: [1, 1],
};
