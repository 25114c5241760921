// The `bocage` command: the same for every game.
import type {} from '@bocage/ai';
import type {} from '@bocage/catalogue';
import type {} from '@bocage/engine';
