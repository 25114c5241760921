// What every map says.
import { count } from '@bocage/engine';

// cover-pieces
export const brest = 'Brest';
export const lorient = 'Lorient';
export const bayOfBiscay = 'Bay of Biscay';

// overview
export const overviewMap = 'Overview map';

// places
export const byKey = (key: string, label: string): string => `Key ${key}: ${label}`;
export const farMove = (label: string, cost: string, warned: boolean): string =>
  warned ? `${label}, ${cost}, with a warning` : `${label}, ${cost}`;
export const empty = 'Empty.';

// sheet
export const map = 'Map';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const fitTheMap = 'Fit the map';

// tags
export const choices = (n: number): string => count(n, 'choice');
export const attack = 'attack';
export const move = 'move';
// refused
export const notNow = 'not now';
