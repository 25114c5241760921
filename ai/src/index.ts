// Computer players, generic over the kernel; arena and simulation.
import type {} from '@bocage/engine';
