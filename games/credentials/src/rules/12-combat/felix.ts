// Jedburgh team Felix (TAMC 14.A12), who joins before a combat begins.
import { below, pop, type State } from '@bocage/engine';
import { FFI_SUPPLY, RECON, RECON_DISCARD, RECON_HAND } from '../../state/layout.ts';
import { isArmored } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import { type Rule, seat } from '../../state/types.ts';
import { asks } from '../../words/ask.ts';
import { opponent } from '../../words/fight.ts';
import * as W from '../../words/labels.ts';
import { divisionName, divisionWord } from '../../words/names.ts';
import { R } from '../../words/reasons.ts';
import { opponentNamed } from '../../words/say.ts';
import { checkMap } from '../09-actions/encirclement.ts';
import { placeFfi } from '../changes.ts';
import { FIGHT_GARRISON, FIGHT_RECON, fightCard, fightKind, fightSpace } from './frame.ts';
import { felixMost, felixNeeded } from './needs.ts';

/** TAMC 14.A12 + TAMC B17: before the enemy is seen, except units that the Recon card itself shows. */
export function offersFelix(t: GameData, s: State, f: number): boolean {
  return s[RECON + t.felix] === RECON_HAND && fightKind(s, f) !== FIGHT_RECON && felixMost(t, s, fightSpace(s, f)) > 0;
}

/** Least number of FFI that Felix must bring: what an infantry attack still lacks for its siege. */
function felixLeast(t: GameData, s: State, f: number): number {
  if (fightKind(s, f) !== FIGHT_GARRISON || isArmored(t, s, fightCard(s, f))) return 0;
  return felixNeeded(t, s, t.port[fightSpace(s, f)]);
}

function refuseFelix(t: GameData, s: State, n: number): number {
  const f = below(s, 1);
  if (n < felixLeast(t, s, f)) return R.felixSiege;
  return n <= felixMost(t, s, fightSpace(s, f)) ? 0 : R.felixLimit;
}

/** TAMC 14.A12: Jedburgh team Felix joins before a combat. */
export const felixStep: Rule = {
  name: 'combat/felix',
  rule: 'TAMC 14.A12',
  continues: true,
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      for (let ffi = 0; ffi <= 2; ffi++) if (refuseFelix(t, s, ffi) === 0) out[n++] = ffi;
      return n;
    },
    attempts(_t, _s, out) {
      for (let ffi = 0; ffi <= 2; ffi++) out[ffi] = ffi;
      return 3;
    },
    refuse: refuseFelix,
    apply(t, s, n, _chance, tell) {
      const space = fightSpace(s, below(s, 1));
      pop(s);
      if (n === 0) return;
      s[RECON + t.felix] = RECON_DISCARD;
      placeFfi(t, s, space, n, 'TAMC 14.A12', tell);
      // A siege may be complete now.
      if (t.port[space] >= 0) checkMap(t, s, tell);
    },
    name: (_t, _s, n) => (n === 0 ? 'no felix' : `felix ${n}`),
    describe: (t, s, n) => ({
      label: n === 0 ? W.keepFelix : W.playFelix(n),
      rule: 'TAMC 14.A12',
      verb: n === 0 ? 'keep' : 'felix',
      places: [t.spaceIds[fightSpace(s, below(s, 1))]],
      data: { n },
      mark: n === 0 ? 'end' : 'select',
    }),
    prompt: (t, s) => {
      const f = below(s, 1);
      return {
        ...asks.felix(
          divisionName(t, s, fightCard(s, f)),
          opponentNamed(t, opponent(t, s, f)),
          felixMost(t, s, fightSpace(s, f)),
          s[FFI_SUPPLY],
        ),
        places: [t.spaceIds[fightSpace(s, f)]],
        pieces: [divisionWord(t, s, fightCard(s, f))],
        data: { most: felixMost(t, s, fightSpace(s, f)), supply: s[FFI_SUPPLY] },
      };
    },
  },
};
