// Chapter 7, Intelligence Phase: Port Destruction markers, FFI reinforcements, recall of the armored Divisions.
import { pop, push, type State, top } from '@bocage/engine';
import {
  BET,
  DIV,
  DIV_AT,
  FFI_SUPPLY,
  FUEL,
  KINDS,
  PD,
  POOL,
  PORTS,
  RECALLED,
  STARVING,
  STOCK,
  ZONE,
} from '../state/layout.ts';
import { isDestroyed, spend, tokensOn } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import { type GameData, INTEL_QUIET, INTEL_RECALL, INTEL_REPAIR, KIND_WORDS } from '../state/tables.ts';
import { type Rule, seat, type TellIt } from '../state/types.ts';
import { asks } from '../words/ask.ts';
import { KIND_NAMES } from '../words/kinds.ts';
import * as W from '../words/labels.ts';
import {
  amount,
  divisionName,
  divisionWord,
  placeId,
  portId,
  portName,
  tokensOfCard,
  ZONE_PLACE,
} from '../words/names.ts';
import { R } from '../words/reasons.ts';
import { destroy, loseBet } from './changes.ts';

/** TAMC 7.b - TAMC 7.d: a marker on each port of the card that is neither destroyed nor captured. */
export function reportDestruction(t: GameData, s: State, card: number, tell: TellIt): void {
  for (const port of t.intelPorts[card]) destroy(t, s, port, 'TAMC 7.b', tell);
  if (tell !== undefined && t.intelEffect[card] === INTEL_QUIET) {
    tell({ kind: 'ignored', rule: 'TAMC 7.d', why: 'quiet' });
  }
  if (t.intelEffect[card] !== INTEL_REPAIR) return;
  for (let port = 0; port < PORTS; port++) {
    if (s[PD + port] > 0) {
      push(s, STEP.repair);
      return;
    }
  }
}

/** TAMC 7.g, TAMC 7.h: as many FFI as the card and the supply allow. */
export function placeReinforcements(t: GameData, s: State, card: number): void {
  const n = Math.min(t.intelFfi[card], s[FFI_SUPPLY]);
  if (n > 0) push(s, STEP.zone, n);
}

function reinforce(t: GameData, s: State, zone: number, tell: TellIt): void {
  s[FFI_SUPPLY]--;
  s[ZONE + zone]++;
  if (tell !== undefined) {
    const id = placeId(t, ZONE_PLACE + zone);
    tell({ kind: 'ffiToZone', rule: 'TAMC 7.g', zone: id, there: s[ZONE + zone], places: [id] });
  }
  const f = top(s);
  if (--s[f + 1] === 0) pop(s);
}

/** TAMC 7.g: one at a time to the Zone with fewer; the player chooses between equal ones. */
export const zoneStep: Rule = {
  name: 'intelligence/zone',
  rule: 'TAMC 7.g',
  settle(t, s, _chance, tell) {
    if (s[ZONE] === s[ZONE + 1]) return false;
    reinforce(t, s, s[ZONE] < s[ZONE + 1] ? 0 : 1, tell);
    return true;
  },
  decide: {
    seat,
    choices(_t, _s, out) {
      out[0] = 0;
      out[1] = 1;
      return 2;
    },
    refuse: () => 0,
    apply: (t, s, zone, _chance, tell) => reinforce(t, s, zone, tell),
    name: (_t, _s, zone) => `zone ${'ab'[zone]}`,
    describe: (t, s, zone) => ({
      label: W.placeFfi(t.data.zones[zone].name),
      rule: 'TAMC 7.g',
      verb: 'zone',
      places: [placeId(t, ZONE_PLACE + zone)],
      cost: W.there(s[ZONE + zone]),
      data: { there: s[ZONE + zone] },
      mark: 'select',
    }),
    prompt: (_t, s) => ({
      ...asks.reinforcement(s[ZONE], s[top(s) + 1]),
      places: ['zone_a', 'zone_b'],
      data: { there: s[ZONE], left: s[top(s) + 1] },
    }),
  },
};

const KEEP = PORTS;

/** TAMC 7.e, TAMC 7.f + TAMC B7: one marker may be removed from any port that holds one. */
export const repairStep: Rule = {
  name: 'intelligence/repair',
  rule: 'TAMC 7.e',
  decide: {
    seat,
    choices(_t, s, out) {
      let n = 0;
      for (let port = 0; port < PORTS; port++) if (s[PD + port] > 0) out[n++] = port;
      out[n++] = KEEP;
      return n;
    },
    attempts(_t, _s, out) {
      for (let port = 0; port <= PORTS; port++) out[port] = port;
      return PORTS + 1;
    },
    refuse: (_t, s, port) => (port === KEEP || s[PD + port] > 0 ? 0 : R.noMarker),
    apply(t, s, port, _chance, tell) {
      pop(s);
      if (port === KEEP) return;
      s[PD + port]--;
      if (tell !== undefined) {
        const places = [portId(t, port)];
        tell({
          kind: 'destruction',
          rule: 'TAMC 7.f',
          port: portId(t, port),
          markers: s[PD + port],
          rating: t.rating[port],
          change: -1,
          places,
        });
      }
    },
    name: (t, _s, port) => (port === KEEP ? 'no repair' : `repair ${t.spaceIds[t.portSpace[port]]}`),
    describe: (t, s, port) =>
      port === KEEP
        ? { label: W.repairNothing, rule: 'TAMC 7.e', verb: 'keep', mark: 'end' }
        : {
            label: W.repair(portName(t, port)),
            rule: isDestroyed(t, s, port) ? 'TAMC 7.f' : 'TAMC 7.e',
            verb: 'repair',
            places: [portId(t, port)],
            cost: W.markers(s[PD + port], t.rating[port], isDestroyed(t, s, port)),
            data: { markers: s[PD + port], rating: t.rating[port], destroyed: isDestroyed(t, s, port) },
            mark: 'select',
          },
    prompt: () => ({
      ...asks.repair(),
    }),
  },
};

/** TAMC 7.i - TAMC 7.p + TAMC rA17, TAMC rA18, TAMC B8, TAMC B9: both armored Divisions are replaced at once. */
export function recall(t: GameData, s: State, card: number, tell: TellIt): void {
  if (t.intelEffect[card] !== INTEL_RECALL || s[RECALLED] === 1) return;
  const old = [divisionWord(t, s, 0), divisionWord(t, s, 1)];
  // TAMC B8: all Fuel goes back before anything is drawn.
  for (let slot = 0; slot < 2; slot++) spend(s, DIV + slot * KINDS, FUEL, s[DIV + slot * KINDS + FUEL]);
  s[RECALLED] = 1;
  for (let slot = 0; slot < 2; slot++) {
    const got: [number, number, number] = [0, 0, 0];
    for (let kind = 0; kind < KINDS; kind++) {
      for (let i = 0; i < t.unitSupplies[(slot + 4) * KINDS + kind]; i++) {
        const from = s[POOL + kind] > 0 ? POOL : STOCK;
        if (s[from + kind] === 0) break;
        s[from + kind]--;
        s[DIV + slot * KINDS + kind]++;
        got[kind]++;
      }
    }
    s[STARVING + slot] = 0;
    if (tell !== undefined) {
      const at = s[DIV_AT + slot];
      tell({
        kind: 'recall',
        rule: 'TAMC 7.i',
        from: old[slot],
        to: divisionWord(t, s, slot),
        at: t.spaceIds[at],
        got,
        places: [t.spaceIds[at]],
        pieces: [divisionWord(t, s, slot)],
      });
    }
  }
  // TAMC 7.p + TAMC B31: without an armored Division the bet cannot be won.
  if (s[BET] > 0) loseBet(t, s, tell);
  for (let slot = 1; slot >= 0; slot--) if (tokensOn(s, slot) > t.card) push(s, STEP.excess, slot);
}

/** How many of the kind in turn must go at least, so that the later kinds suffice for the rest. */
function leastGivenUp(t: GameData, s: State): number {
  const f = top(s);
  let least = tokensOn(s, s[f + 1]) - t.card;
  for (let kind = s[f + 2] + 1; kind < KINDS; kind++) least -= s[DIV + s[f + 1] * KINDS + kind];
  return Math.max(0, least);
}

function mostGivenUp(t: GameData, s: State): number {
  const f = top(s);
  return Math.min(s[DIV + s[f + 1] * KINDS + s[f + 2]], tokensOn(s, s[f + 1]) - t.card);
}

function giveUp(t: GameData, s: State, n: number, tell: TellIt): void {
  const f = top(s);
  const slot = s[f + 1];
  const kind = s[f + 2];
  spend(s, DIV + slot * KINDS, kind, n);
  if (tell !== undefined && n > 0) {
    const tokens: [number, number, number] = [0, 0, 0];
    tokens[kind] = n;
    tell({
      kind: 'toPool',
      rule: 'RTTR 2.4',
      from: divisionWord(t, s, slot),
      tokens,
      pieces: [divisionWord(t, s, slot)],
    });
  }
  if (kind === KINDS - 1 || tokensOn(s, slot) <= t.card) pop(s);
  else s[f + 2] = kind + 1;
}

/** TAMC 7.o + RTTR 2.4: what a card cannot hold goes to the Pool, kind by kind, as the player chooses. */
export const excessStep: Rule = {
  name: 'intelligence/excess',
  rule: 'TAMC 7.o',
  continues: true,
  settle(t, s, _chance, tell) {
    const least = leastGivenUp(t, s);
    if (least !== mostGivenUp(t, s)) return false;
    giveUp(t, s, least, tell);
    return true;
  },
  decide: {
    seat,
    choices(t, s, out) {
      const most = mostGivenUp(t, s);
      let n = 0;
      for (let k = leastGivenUp(t, s); k <= most; k++) out[n++] = k;
      return n;
    },
    attempts(_t, _s, out) {
      for (let k = 0; k <= 6; k++) out[k] = k;
      return 7;
    },
    refuse(t, s, k) {
      return k >= leastGivenUp(t, s) && k <= mostGivenUp(t, s) ? 0 : R.excessRange;
    },
    apply: (t, s, k, _chance, tell) => giveUp(t, s, k, tell),
    name: (_t, s, k) => `give up ${k} ${KIND_WORDS[s[top(s) + 2]]}`,
    describe: (t, s, k) => ({
      label: W.giveUp(k, KIND_NAMES[s[top(s) + 2]], divisionName(t, s, s[top(s) + 1])),
      rule: 'TAMC 7.o',
      verb: 'giveUp',
      costs: [amount(k, KIND_WORDS[s[top(s) + 2]])],
      data: { n: k, kind: KIND_WORDS[s[top(s) + 2]], division: divisionWord(t, s, s[top(s) + 1]) },
      mark: 'select',
    }),
    prompt: (t, s) => {
      const slot = s[top(s) + 1];
      return {
        ...asks.giveUp(KIND_NAMES[s[top(s) + 2]], divisionName(t, s, slot), tokensOfCard(s, slot), t.card),
        pieces: [divisionWord(t, s, slot)],
        data: { kind: KIND_WORDS[s[top(s) + 2]], tokens: tokensOfCard(s, slot), capacity: t.card },
      };
    },
  },
};
