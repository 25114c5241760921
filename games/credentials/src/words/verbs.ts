// Words of the score that belong to another moment, and things that this game does not have: what to say when they are tried.
import type { Reason } from '@bocage/engine';
import type { Data } from '../built-in.ts';

/** An action of the Action Phase: it is not made inside another one, nor in another phase. */
const action = (rule: string, code: string, what: string): Reason => ({
  rule,
  code,
  text: `${what} in the Action Phase, between other actions and not inside one.`,
});

const VERBS: Readonly<Record<string, Reason>> = {
  supplies: action('TAMC 6.a', 'suppliesLater', 'Supplies are taken'),
  trucks: action('TAMC 6.a', 'trucksLater', 'Trucks are taken'),
  haul: action('TAMC 6.a', 'haulLater', 'Trucks carry supplies'),
  move: action('TAMC 6.a', 'moveLater', 'A Division begins to move'),
  air: action('TAMC 6.a', 'airLater', 'Air Support flies'),
  middleton: action('TAMC B33', 'middletonLater', 'General Middleton acts'),
  author: action('TAMC 14.A01', 'authorLater', 'Author 1 is played'),
  stow: {
    rule: 'RTTR 2.7',
    code: 'stowLater',
    text: 'Divisions load and unload in the Action Phase, between actions and during a move, but not in a fight.',
  },
  attack: {
    rule: 'TAMC 12.i',
    code: 'attackLater',
    text: 'A Garrison is attacked within a Move of a Division in its Siege Box.',
  },
  zone: {
    rule: 'TAMC 10.a',
    code: 'zoneLater',
    text: 'FFI join a Maquis Zone with an Intelligence Report, and leave it in an FFI Phase for one of its entry spaces.',
  },
  ffi: {
    rule: 'TAMC 10.a',
    code: 'ffiLater',
    text: 'This word lets an FFI help in a Move or a fight. To move an FFI, name the place it leaves and the place it enters.',
  },
  fight: { rule: 'RTTR 9.3', code: 'fightLater', text: 'There is no fight to pay for now.' },
  yield: { rule: 'RTTR 9.4', code: 'yieldLater', text: 'There is no fight to lose now.' },
  kg: {
    rule: 'TAMC 8.a',
    code: 'kgLater',
    text: 'A card is drawn for each Kampfgruppe in turn, unless FFI hold it, it stays for good or is in a Siege Box.',
  },
  felix: { rule: 'TAMC 14.A12', code: 'felixLater', text: 'Felix joins before a combat.' },
  feed: { rule: 'RTTR 8.2', code: 'feedLater', text: 'Divisions eat at the Logistics Step.' },
  repair: { rule: 'TAMC 7.e', code: 'repairLater', text: 'A port is repaired when the card Port Repaired is drawn.' },
  airborne: { rule: 'TAMC 9.a', code: 'airborneNever', text: 'There is no Airborne Landing in this game.' },
};

/** With the cards that help in a fight, by the first word of their names. */
export function verbsOf(data: Data): Readonly<Record<string, Reason>> {
  const cards = data.recon.flatMap((row): (readonly [string, Reason])[] => {
    if (row.effect !== 'bonus') return [];
    const text = `${row.name} helps in a fight, once the enemy has been seen and if it can make the difference.`;
    return [[row.word.split(' ')[0], { rule: `TAMC 14.${row.id}`, code: 'cardLater', text }]];
  });
  return { ...Object.fromEntries(cards), ...VERBS };
}
