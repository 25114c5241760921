// What we measure: speed and size of every game, beside a calibration loop of the same run.
import type {} from '@bocage/ai';
import type {} from '@bocage/catalogue';
import type {} from '@bocage/engine';
