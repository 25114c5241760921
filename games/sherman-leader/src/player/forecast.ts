// What games of the computer player come to; made by `bocage foretell`.
import type { ForecastWeights } from '@bocage/engine';

export const forecast: ForecastWeights = {
  from: '864 hints of captain:work=1000, level of 140 of captain',
  mean: [2.834, -1.7926, -1.2616, -0.23319, -0.40757, 0.54784],
  low: [1.4389, -0.8447, 0.00041438, -0.1727, -0.43787, -0.095526],
  high: [0.76482, -0.6016, -0.44135, -0.076921, -0.1498, 0.16201],
  level: [1.0358, 1.0251],
};
