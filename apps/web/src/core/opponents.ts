// The computer players by name. The build puts the bare list in place of this module: their thinking is the worker's alone.
import { players } from '@bocage/ai';

export interface Opponent {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

export const opponents: readonly Opponent[] = players.map(({ id, name, about }) => ({ id, name, about }));
