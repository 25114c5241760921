// The verbs of the game and when they belong: the answer to something tried in the wrong phase. `data.phase` is the phase that
// the text speaks of, and it is never given in that phase.
import type { Reason } from '@bocage/engine';
import { data } from '../built-in.ts';

const FIRE: Reason = {
  rule: 'RL 4.1',
  code: 'fire-phases',
  text: 'Mortars and artillery fire in the Indirect, machine-guns and shoulder-fired weapons in the Direct Fire Support Phase.',
};
const MOVE: Reason = {
  rule: 'RL 4.1',
  code: 'movement',
  text: 'Units move and assault in the Action Phase, after their area is activated.',
};
const ASSAULT: Reason = {
  rule: 'RL 11.1',
  code: 'assault',
  text: 'You choose this when an assault is declared.',
};
const CASUALTIES: Reason = {
  rule: 'RL 7.61',
  code: 'casualties',
  text: 'Units are flipped, eliminated and retreated to pay Casualty Points after a hit.',
};
const INTERDICTION: Reason = {
  rule: 'RL 8.2',
  code: 'interdiction',
  text: 'Units pay for interdiction when they enter an area with an enemy marker.',
};
const WEAPONS: Reason = {
  rule: 'RL 2.64',
  code: 'weapons',
  text: 'Weapons are picked up and swapped at the end of the Regroup Phase, after fatigue.',
};
const UNITS: Reason = {
  rule: 'RL 10.2',
  code: 'units',
  text: 'Units are named when their area fires or is activated, when casualties are paid or in an assault.',
};
const INITIATIVE: Reason = {
  rule: 'RL 5.1',
  code: 'initiative-phase',
  data: { phase: 'initiative' },
  text: 'The winner of the initiative chooses who goes first at the start of a turn.',
};

export const verbs: Readonly<Record<string, Reason>> = {
  fire: FIRE,
  decline: { rule: 'RL 7.2', code: 'fire-phases', text: 'Fire is declined in the fire phases.' },
  spot: { rule: 'RL 7.31', code: 'spotting', text: 'Units spot when a mortar fires at an area that is not adjacent.' },
  roll: FIRE,
  end: { rule: 'RL A-02', code: 'segment', text: 'A fire segment ends after its attacks.' },
  act: {
    rule: 'RL 10.2',
    code: 'activation',
    text: 'Areas are activated in the Action Phase by the side whose turn it is, one after the other.',
  },
  pass: { rule: 'RL 10.1', code: 'activation', text: 'A side passes in the Action Phase, between two activations.' },
  to: MOVE,
  stop: MOVE,
  on: MOVE,
  leave: MOVE,
  assault: MOVE,
  pay: INTERDICTION,
  run: INTERDICTION,
  point: ASSAULT,
  lead: ASSAULT,
  hold: ASSAULT,
  go: ASSAULT,
  defend: ASSAULT,
  with: { rule: 'RL 9.5', code: 'bonus', text: 'An NCO or BAR Gunner adds his value in direct fire and assaults.' },
  flip: CASUALTIES,
  lose: CASUALTIES,
  retreat: CASUALTIES,
  rally: {
    rule: 'RL 12.1',
    code: 'rallies',
    text: 'Squads are named for the Victory Areas before, or with an option after, the rally rolls of the Regroup Phase.',
  },
  tire: { rule: 'RL 12.1', code: 'fatigue', text: 'Fatigue makes units spent in the Regroup Phase, after its rolls.' },
  done: WEAPONS,
  m2: WEAPONS,
  m1919: WEAPONS,
  baz: WEAPONS,
  mg42: WEAPONS,
  grw34: WEAPONS,
  grw36: WEAPONS,
  psk: WEAPONS,
  first: INITIATIVE,
  second: INITIATIVE,
  spent: UNITS,
  ...Object.fromEntries(unitWords().map((word) => [word, UNITS])),
};

/** `squad`, `squad+baz`, `squad+baz/f`: how a choice begins that names a unit. */
function unitWords(): string[] {
  const { personnel, weapons } = data.counters;
  const codes = [...new Set(personnel.map(({ code }) => code))];
  return codes.flatMap((code) => [code, ...weapons.flatMap(({ id }) => [`${code}+${id}`, `${code}+${id}/f`])]);
}
