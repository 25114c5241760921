// What the frame of each step keeps behind its number, by name; positions/frames.ts says what values they take.

/** Every frame but those of the turn and the Regroup Phase begins with a side; those about a place have it next. */
export const SIDE = 1;
export const AREA = 2;

/** STEP.turn: the phase that begins next. */
export const PHASE = 1;

/** STEP.place: the force, how many of its units are placed, where the last one went. */
export const FORCE = 2;
export const PLACED = 3;
export const LAST_PLACE = 4;

/** STEP.indirect, STEP.direct: 1 if the other side has just declined. */
export const DECLINED = 2;
/** STEP.shoot: how the last attack ended. */
export const LAST_ATTACK = 3;
/** STEP.spot: who fires. STEP.spot, STEP.guns: at which area. */
export const FIRER = 2;
export const TARGET = 3;

/** STEP.action: 1 once the side has acted since it got the phase, 1 if the other side has just passed without acting. */
export const HAS_ACTED = 2;
export const OTHER_PASSED = 3;
/** STEP.group, STEP.move, STEP.resume, STEP.enter and an assault: where the group came from; 0 if it was there. */
export const FROM = 3;
/**
 * STEP.group, STEP.move, STEP.resume: key of the last unit left behind, 1 if formed of units that wait, and where the
 * activation began. A unit acts once a turn and only spent units retreat: that is where its units began the turn (RL 11.4).
 */
export const LEFT_KEY = 4;
export const WAITING = 5;
export const START = 6;
/** STEP.enter: how far it has come. */
export const STAGE = 4;
/** STEP.interdiction: the marker, and the MP it costs. */
export const MARKER = 3;
export const EXTRA = 4;

/** All steps of an assault share one frame: 1 + each unit; once it is over, how many defenders retreated (RL 11.4). */
export const POINT_UNIT = 4;
export const LEADER = 5;
export const DEFENDER = 6;
export const DEFENCE_LEADER = 7;
export const ASSAULT_RETREATS = 4;

/** STEP.casualties: points left, retreats so far, 1 if what is left goes to the other side, points in all. */
export const LEFT = 3;
export const RETREATS = 4;
export const THEN_OTHER = 5;
export const TOTAL = 6;

/** STEP.regroup: the part that comes next. */
export const NEXT_PART = 1;
/** STEP.rally: squads still to name, key of the last. */
export const RALLY_LEFT = 2;
export const RALLY_KEY = 3;
/** STEP.fatigue: the side behind the chooser's that has rolled, units still to name, key of the last. */
export const ROLLER = 2;
export const TIRE_LEFT = 3;
export const TIRE_KEY = 4;
/** STEP.pickUp: 1 + the last weapon decided on. */
export const LAST_WEAPON = 2;
