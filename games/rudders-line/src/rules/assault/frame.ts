// RL 11: what the steps of an assault share: their one frame, who attacks, and taking the only choice there is.
import { type Chance, type Decide, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent } from '../../events.ts';
import type { Declared } from '../../facts/odds.ts';
import { AREA, DEFENCE_LEADER, DEFENDER, LEADER, POINT_UNIT, SIDE } from '../../state/frames.ts';
import { FLAGS, GROUP, PLACE, SPENT } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';

/** The assault of the innermost frame as far as it is declared; 0 in the frame is nobody yet. */
export function declared(s: State): Declared {
  const f = top(s);
  return {
    side: s[f + SIDE],
    area: s[f + AREA],
    at: s[f + AREA],
    point: s[f + POINT_UNIT] - 1,
    leader: s[f + LEADER] - 1,
    defender: s[f + DEFENDER] - 1,
    defenceLeader: s[f + DEFENCE_LEADER] - 1,
  };
}

const scratch = new Int32Array(256);

/** RL 11.1: only fresh units of the group assault. */
export function attacks(s: State, unit: number, area: number): boolean {
  return s[PLACE + unit] === area && (s[FLAGS + unit] & (GROUP | SPENT)) === GROUP;
}

/** How many choices there are; a single one is taken by itself. None of these decisions rolls dice. */
function takeOnly(decide: Decide<GameData, RudderEvent>, t: GameData, s: State): number {
  const n = decide.choices(t, s, scratch);
  if (n === 1) decide.apply(t, s, scratch[0], NO_CHANCE, undefined);
  return n;
}

const NO_CHANCE: Chance = {
  die: () => 0,
  draw: () => 0,
};

/** A decision of an assault: part of its line in the score, and taken by itself where there is one choice only. */
export function assaultStep(name: string, decide: Decide<GameData, RudderEvent>): Step<GameData, RudderEvent> {
  return { name, rule: 'RL 11.1', continues: true, settle: (t, s) => takeOnly(decide, t, s) === 1, decide };
}
