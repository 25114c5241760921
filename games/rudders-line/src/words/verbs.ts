// The verbs of the game and when they belong: the answer to something tried in the wrong phase.
import type { Reason } from '@bocage/engine';

const FIRE: Reason = {
  rule: 'RL 4.1',
  text: 'Mortars and artillery fire in the Indirect, machine-guns and shoulder-fired weapons in the Direct Fire Support Phase.',
};
const MOVE: Reason = {
  rule: 'RL 4.1',
  text: 'Units move and assault in the Action Phase, after their area is activated.',
};
const ASSAULT: Reason = { rule: 'RL 11.1', text: 'This belongs to an assault in the Action Phase.' };
const CASUALTIES: Reason = {
  rule: 'RL 7.61',
  text: 'Units are flipped, eliminated and retreated to pay Casualty Points after a hit.',
};
const INTERDICTION: Reason = {
  rule: 'RL 8.2',
  text: 'Units pay for interdiction when they enter an area with an enemy marker.',
};
const REGROUP: Reason = { rule: 'RL 12.1', text: 'This belongs to the Regroup Phase.' };
const WEAPONS: Reason = { rule: 'RL 2.64', text: 'Weapons are picked up and swapped in the Regroup Phase only.' };
const UNITS: Reason = {
  rule: 'RL 10.2',
  text: 'Units are named when their area is activated, when casualties are paid or in an assault.',
};

export const verbs: Readonly<Record<string, Reason>> = {
  fire: FIRE,
  decline: { rule: 'RL 7.2', text: 'Fire is declined in the fire phases.' },
  spot: { rule: 'RL 7.31', text: 'Units spot when a mortar fires at an area that is not adjacent.' },
  roll: FIRE,
  end: { rule: 'RL A-02', text: 'A fire segment ends after its attacks.' },
  act: { rule: 'RL 10.2', text: 'Areas are activated in the Action Phase by the side whose turn it is.' },
  pass: { rule: 'RL 10.1', text: 'A side passes in the Action Phase.' },
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
  with: { rule: 'RL 9.5', text: 'An NCO or BAR Gunner adds his value in direct fire and assaults.' },
  flip: CASUALTIES,
  lose: CASUALTIES,
  retreat: CASUALTIES,
  rally: REGROUP,
  tire: REGROUP,
  done: WEAPONS,
  m2: WEAPONS,
  m1919: WEAPONS,
  baz: WEAPONS,
  mg42: WEAPONS,
  grw34: WEAPONS,
  grw36: WEAPONS,
  psk: WEAPONS,
  first: { rule: 'RL 5.1', text: 'The winner of the initiative chooses who goes first at the start of a turn.' },
  second: { rule: 'RL 5.1', text: 'The winner of the initiative chooses who goes first at the start of a turn.' },
  squad: UNITS,
  wt: UNITS,
  nco1: UNITS,
  nco2: UNITS,
  nco3: UNITS,
  bar: UNITS,
  fo: UNITS,
  spent: UNITS,
};
