// What a table asks of the game beside play: the shape of its facts.
export type { PieceFacts, PlaceFacts, RudderFacts, SideId } from './facts.ts';
