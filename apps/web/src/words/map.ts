// What every map says.

// cover-pieces
export const brest = 'Brest';
export const lorient = 'Lorient';
export const bayOfBiscay = 'Bay of Biscay';

// overview
export const overviewMap = 'Overview map';

// places
export const key = (key: string): string => `Key ${key}: `;
export const withAWarning = ', with a warning';
export const empty = 'Empty.';

// sheet
export const map = 'Map';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const fitTheMap = 'Fit the map';

// tags
export const choices = (n: number): string => `${n} choices`;
// refused
export const notNow = 'not now';
