// A score that was just written, read again: fetched behind the first save.
export { readBack } from '@bocage/engine';
