// Rudder's Line: two players, area movement, alternating activations, dice.
import type {} from '@bocage/engine';
