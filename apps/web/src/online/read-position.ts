// The reading of positions, for the few games on a server that begin with one.
export { parsePosition } from '@bocage/engine';
