// The slots of the state and the flags of the pieces.
import { layout } from '@bocage/engine';
import { UNITS_AND_WEAPONS } from '../built-in.ts';

export const US = 0;
export const GE = 1;

/** Places: 0 is nowhere, 1-38 the areas, 39-41 the Landing Craft boxes. */
export const FIRST_BOX = 39;
export const PLACES = 42;
export const PIECES = UNITS_AND_WEAPONS;

const L = layout();
export const TURN = L.slot('turn');
/** The side that goes first this turn (RL 5.1, A-01). */
export const INITIATIVE = L.slot('initiative');
/** Where a piece is; 0 for a carried or eliminated one. Personnel come first, weapons after them. */
export const PLACE = L.array('place', PIECES);
/** Flags of a piece, below. */
export const FLAGS = L.array('flags', PIECES);
/** Of a unit: 1 + the weapon it carries. Of a weapon: 1 + its carrier. */
export const LINK = L.array('link', PIECES);
/** MP used in the activation that is going on. */
export const USED = L.array('used', PIECES);
/** Who controls a place (RL 3.21). */
export const CONTROL = L.array('control', PLACES);
/** Personnel, fresh Personnel and figures by side and place: sums of the above, kept for speed. */
export const COUNT = L.array('count', 2 * PLACES);
export const FRESH = L.array('fresh', 2 * PLACES);
export const FIGURES = L.array('figures', 2 * PLACES);
/** The four indirect fire markers: where (0: not on the board) and whose. */
export const MARKERS = 4;
export const MARKER_PLACE = L.array('markerPlace', MARKERS);
export const MARKER_SIDE = L.array('markerSide', MARKERS);
/** How many turns running the American has ended with every Victory Area. */
export const ALL_STARS = L.slot('allStars');
/** 1 + the side that has won, and by what (victory.ts). */
export const WINNER = L.slot('winner');
export const VICTORY = L.slot('victory');
/** Only while a position is read from text: 1 once it has said which of several equal counters lies where. */
export const READING = L.slot('reading');
export const SIZE = L.size();
export const FIELDS = L.fields();

/** A unit on its back; a weapon on its F side. */
export const SPENT = 1;
export const FIRED = 1;
/** Has acted this turn and stays fresh: only with the option `acted: marked`. */
export const ACTED = 2;
/** Set up in the reserve areas: no activation yet (SR3). */
export const RESERVE = 4;
/** In the group that is moving or assaulting. */
export const GROUP = 8;
/** Left behind by the group with MP to spare: may go on later in this activation. */
export const PENDING = 16;
/** Under the attack that is being resolved. */
export const ATTACKED = 32;
/** Pays for interdiction, or has taken its attack (RL 8.2). */
export const SETTLED = 64;
/** Has assaulted in this activation. */
export const FOUGHT = 128;
/** The area that a spotter is committed to, from bit 8. */
export const SPOT_SHIFT = 8;
export const SPOT_MASK = 63 << SPOT_SHIFT;
/** Of a weapon: left out of the assault being declared. */
export const HELD = 2;
