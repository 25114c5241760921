// Notes on Unit and Commander cards: the texts that the data may have, and the bits or numbers they stand for.

/** Notes on Unit and Commander cards: bits, or numbers in a field of their own. */
export interface NoteSpec {
  readonly form: string;
  readonly bit?: number;
  readonly field?: 'movePenalty' | 'moveStress' | 'tactic' | 'commandTactic' | 'heAtZero';
}

export const U_INDIRECT = 1; // no Line of Sight needed
export const U_NO_MOVE_ATTACK = 2; // may move or attack in a step, not both
export const U_TRANSPORT = 4; // carries one Infantry and one Artillery Unit of its hex
const U_AP_R0 = 8; // AP attacks at Range 0 only
export const U_VEHICLE = 16; // AP target: Engine, Suspension, ...; closed out of Impassable (R63); set from `target`

export const UNIT_NOTES: readonly NoteSpec[] = [
  { form: 'Indirect Fire', bit: U_INDIRECT },
  { form: 'Cannot Move & Attack', bit: U_NO_MOVE_ATTACK },
  { form: 'Transport', bit: U_TRANSPORT },
  { form: 'Can only use AP at R0', bit: U_AP_R0 },
  { form: '-n Attack when Moving', field: 'movePenalty' },
  { form: 'n Stress if Move & Attack', field: 'moveStress' },
  { form: 'Tactic n', field: 'tactic' },
  { form: 'Command Tactic n', field: 'commandTactic' },
  { form: 'HE n at R0', field: 'heAtZero' },
];

export const SKILL_AGGRESSIVE = 1; // no Stress for Move & Attack
export const SKILL_CAUTIOUS = 2; // may not move (or be carried) and attack in a step
export const SKILL_CLOSE_COMBAT = 4; // third die at Range 0
export const SKILL_MARKSMAN = 8; // the target has no Cover bonus
export const SKILL_MEDIC = 16; // one cure at the start of Repair/Replace
export const SKILL_OVERDRIVE = 32; // +1 Speed for 1 Stress
export const SKILL_SPOTTER = 64; // no Line of Sight needed
export const SKILL_MECHANIC = 128; // one or two Vehicle Damage counters at the start of Repair/Replace

export const COMMANDER_NOTES: readonly NoteSpec[] = [
  { form: 'Aggressive', bit: SKILL_AGGRESSIVE },
  { form: 'Cautious', bit: SKILL_CAUTIOUS },
  { form: 'Close Combat', bit: SKILL_CLOSE_COMBAT },
  { form: 'Marksman', bit: SKILL_MARKSMAN },
  { form: 'Medic', bit: SKILL_MEDIC },
  { form: 'Overdrive', bit: SKILL_OVERDRIVE },
  { form: 'Spotter', bit: SKILL_SPOTTER },
  { form: 'US Mechanic', bit: SKILL_MECHANIC },
  { form: 'Tactic n', field: 'tactic' },
  { form: 'Command Tactic n', field: 'commandTactic' },
];

/** The note's spec and number; undefined if there is no such note. */
export function parseNote(specs: readonly NoteSpec[], note: string): { spec: NoteSpec; value: number } | undefined {
  for (const spec of specs) {
    const found = new RegExp(`^${spec.form.replace(/(?<![a-z])n(?![a-z])/, '([0-9]+)')}$`).exec(note);
    if (found !== null) return { spec, value: Number(found[1] ?? 1) };
  }
  return undefined;
}
