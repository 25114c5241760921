// Chapter 8, Riesensauerei! Phase: how Kampfgruppen move, stand and attack until the first Logistics Step.
import { type Chance, pop, push, type State, top } from '@bocage/engine';
import { drawRs, RS_WORDS } from '../state/decks.ts';
import type { CredentialsEvent } from '../state/events.ts';
import {
  CONTROL,
  CONTROL_MARKER,
  DIV_AT,
  DIVISIONS,
  FFI,
  KG,
  KG_ACTED,
  KG_HALTUNG,
  KG_HINTERHALT,
  OUTCOME,
  RS,
  RS_OUT,
  SPACES,
  WON,
} from '../state/layout.ts';
import { divisionsAt } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { type Rule, seat, type TellIt } from '../state/types.ts';
import { asks } from '../words/ask.ts';
import * as W from '../words/labels.ts';
import { divisionName, divisionWord, kgPieceId, tokensOfCard, tokensText } from '../words/names.ts';
import { R } from '../words/reasons.ts';
import { checkMap } from './09-actions/encirclement.ts';
import { beginFight, FIGHT_KG_DEFENCE } from './12-combat/frame.ts';
import { takeControl } from './changes.ts';

const RS_HALTUNG = 4;

/** TAMC 8.a: no card for a Kampfgruppe with a status, beside an FFI, in a Siege Box, or that has had its card. */
function drawsCard(t: GameData, s: State, space: number): boolean {
  const kg = s[KG + space];
  return kg !== 0 && (kg & (KG_HALTUNG | KG_HINTERHALT | KG_ACTED)) === 0 && s[FFI + space] === 0 && t.port[space] < 0;
}

/** Whether a Kampfgruppe has had its card in this phase. */
function anyActed(s: State): boolean {
  for (let space = 0; space < SPACES; space++) if ((s[KG + space] & KG_ACTED) !== 0) return true;
  return false;
}

/** Bits of the spaces that hold a Kampfgruppe. */
function kgSpaces(s: State): number {
  let mask = 0;
  for (let space = 0; space < SPACES; space++) if (s[KG + space] !== 0) mask |= 1 << space;
  return mask;
}

/** TAMC 8.c: spaces to the nearest Division. */
function toNearestDivision(t: GameData, s: State, space: number): number {
  let least = 99;
  for (let card = 0; card < DIVISIONS; card++) {
    least = Math.min(least, t.distance[space * SPACES + s[DIV_AT + card]]);
  }
  return least;
}

const routes = new Int32Array(SPACES);

/** TAMC 8.c - TAMC 8.f: where the card sends it, or -1 if it can go nowhere that way. */
function route(t: GameData, s: State, space: number, direction: number, chance: Chance): number {
  const open = t.direction[space * 4 + direction] & ~kgSpaces(s);
  let n = 0;
  let least = 99;
  for (let to = 0; to < SPACES; to++) {
    if ((open & (1 << to)) === 0) continue;
    const d = toNearestDivision(t, s, to);
    if (d > least) continue;
    if (d < least) n = 0;
    least = d;
    routes[n++] = to;
  }
  if (n === 0) return -1;
  if (n === 1) return routes[0];
  return chance.draw(s, routes, n, t.routePurpose);
}

/** TAMC 8.e - TAMC 8.i + TAMC B11: cards are drawn for it until one can be obeyed. */
function act(t: GameData, s: State, space: number, chance: Chance, tell: TellIt): void {
  s[KG + space] |= KG_ACTED;
  for (;;) {
    const card = drawRs(s, chance);
    if (card < 0) {
      // TAMC rA13
      if (tell !== undefined) tell({ kind: 'kgStays', rule: 'TAMC rA13', why: 'noCard', ...here(t, space) });
      return;
    }
    if (tell !== undefined) tell({ kind: 'kgCard', rule: 'TAMC 8.a', card: RS_WORDS[card], ...here(t, space) });
    if (card >= RS_HALTUNG) {
      s[KG + space] |= card === RS_HALTUNG ? KG_HALTUNG : KG_HINTERHALT;
      s[RS_OUT] |= 1 << card;
      if (tell !== undefined) {
        const haltung = card === RS_HALTUNG;
        tell({
          kind: 'kgStays',
          rule: haltung ? 'TAMC 8.g' : 'TAMC 8.h',
          why: haltung ? 'haltung' : 'hinterhalt',
          ...here(t, space),
        });
      }
      return;
    }
    const to = route(t, s, space, card, chance);
    if (to < 0) {
      if (tell !== undefined) {
        const ways = t.direction[space * 4 + card];
        const taken = t.spaceIds.filter((_, other) => (ways & kgSpaces(s) & (1 << other)) !== 0);
        tell({ kind: 'kgBlocked', rule: 'TAMC 8.e', way: RS_WORDS[card], taken, ...here(t, space) });
      }
      continue;
    }
    if (tell === undefined) moveKg(s, space, to);
    else {
      const why = reasonFor(t, s, space, card, to);
      moveKg(s, space, to);
      const [from, at] = [t.spaceIds[space], t.spaceIds[to]];
      tell({ kind: 'kgMoves', rule: 'TAMC 8.b', from, to: at, ...why, places: [from, at], pieces: [kgPieceId(t, to)] });
    }
    attackDivision(s, to);
    return;
  }
}

function moveKg(s: State, from: number, to: number): void {
  s[KG + to] = s[KG + from];
  s[KG + from] = 0;
}

/** What an event of a Kampfgruppe that stays says of it. */
function here(t: GameData, space: number): { space: string; places: string[]; pieces: string[] } {
  return { space: t.spaceIds[space], places: [t.spaceIds[space]], pieces: [kgPieceId(t, space)] };
}

/** TAMC 8.c: why it takes this way and no other. */
function reasonFor(t: GameData, s: State, space: number, direction: number, to: number): KgWay {
  const ways = t.direction[space * 4 + direction];
  const open = ways & ~kgSpaces(s);
  const others = t.spaceIds.flatMap((id, other) =>
    other !== to && (open & (1 << other)) !== 0 ? [{ id, far: toNearestDivision(t, s, other) }] : [],
  );
  const far = toNearestDivision(t, s, to);
  const ids = (equal: boolean): string[] => others.filter((one) => (one.far === far) === equal).map((one) => one.id);
  return {
    way: RS_WORDS[direction],
    far,
    equal: ids(true),
    farther: ids(false),
    closed: (ways & kgSpaces(s)) !== 0,
  };
}

type KgWay = Pick<Extract<CredentialsEvent, { kind: 'kgMoves' }>, 'way' | 'far' | 'equal' | 'farther' | 'closed'>;

/** TAMC 8.k, TAMC 8.t + TAMC rA12: a Kampfgruppe that enters a Division's space is fought at once. */
function attackDivision(s: State, space: number): void {
  const there = divisionsAt(s, space);
  if (there === 0) return;
  s[top(s) + 1] = space;
  if (there > 1) {
    push(s, STEP.kgDefender, space);
    return;
  }
  for (let card = 0; card < DIVISIONS; card++) {
    if (s[DIV_AT + card] === space) beginFight(s, FIGHT_KG_DEFENCE, card, space);
  }
}

/** TAMC 8.a + TAMC B10: the player picks each next Kampfgruppe before its card is drawn. */
export const kgNextStep: Rule = {
  name: 'riesensauerei/next',
  rule: 'TAMC B10',
  settle(t, s, chance, tell) {
    const f = top(s);
    if (s[OUTCOME] !== 0) {
      // TAMC 8.l: a Kampfgruppe beaten in defence leaves the space to the Division.
      const space = s[f + 1];
      const won = s[OUTCOME] === WON;
      s[OUTCOME] = 0;
      s[f + 1] = 0;
      if (won && s[CONTROL + space] === 0 && t.port[space] < 0) {
        takeControl(t, s, space, CONTROL_MARKER, 'entered', tell);
        checkMap(t, s, tell);
        return true;
      }
    }
    let only = -1;
    let n = 0;
    for (let space = 0; space < SPACES; space++) {
      if (!drawsCard(t, s, space)) continue;
      only = space;
      n++;
    }
    if (n > 1) return false;
    if (n === 0) {
      if (tell !== undefined && !anyActed(s)) tell({ kind: 'kgNone', rule: 'TAMC 8.a' });
      pop(s);
    } else act(t, s, only, chance, tell);
    return true;
  },
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      for (let space = 0; space < SPACES; space++) if (drawsCard(t, s, space)) out[n++] = space;
      return n;
    },
    attempts(_t, s, out) {
      let n = 0;
      for (let space = 0; space < SPACES; space++) if (s[KG + space] !== 0) out[n++] = space;
      return n;
    },
    refuse: (t, s, space) => (drawsCard(t, s, space) ? 0 : R.notChoosable),
    apply: (t, s, space, chance, tell) => act(t, s, space, chance, tell),
    name: (t, _s, space) => `kg ${t.spaceIds[space]}`,
    describe: (t, _s, space) => ({
      label: W.drawFor(t.spaceNames[space]),
      rule: 'TAMC 8.a',
      verb: 'draw',
      places: [t.spaceIds[space]],
      mark: 'select',
    }),
    prompt: (t, s) => ({
      ...asks.draw(t.data.riesensauerei.map((row, kind) => `${row.name} ${s[RS + kind]}`)),
      places: t.spaceIds.filter((_, space) => drawsCard(t, s, space)),
      data: { left: Object.fromEntries(RS_WORDS.map((word, kind) => [word, s[RS + kind]])) },
    }),
    odds: (t, s, space) => {
      let cards = 0;
      for (let kind = 0; kind < 6; kind++) cards += s[RS + kind];
      if (cards === 0) return undefined;
      const taken = kgSpaces(s);
      const results = RS_WORDS.flatMap((word, kind) => {
        if (s[RS + kind] === 0) return [];
        const ways = kind < 4 ? t.direction[space * 4 + kind] & ~taken : 0;
        const { name } = t.data.riesensauerei[kind];
        const where = t.spaceNames.filter((_, to) => (ways & (1 << to)) !== 0);
        const label =
          kind >= 4 ? W.staysForGood(name) : where.length === 0 ? W.drawsAgain(name) : W.goesTo(name, where);
        const to = t.spaceIds.filter((_, other) => (ways & (1 << other)) !== 0);
        return [{ label, chance: s[RS + kind] / cards, code: word, data: { to } }];
      });
      return { title: W.firstCard, rule: 'TAMC 8.a', results, modifiers: [] };
    },
  },
};

/** TAMC 8.t + TAMC B12: with several Divisions in the space the player names the one that fights. */
export const kgDefenderStep: Rule = {
  name: 'riesensauerei/defender',
  rule: 'TAMC 8.t',
  decide: {
    seat,
    choices(_t, s, out) {
      let n = 0;
      for (let card = 0; card < DIVISIONS; card++) if (s[DIV_AT + card] === s[top(s) + 1]) out[n++] = card;
      return n;
    },
    refuse: (_t, s, card) => (s[DIV_AT + card] === s[top(s) + 1] ? 0 : R.notChoosable),
    apply(_t, s, card) {
      const space = s[top(s) + 1];
      pop(s);
      beginFight(s, FIGHT_KG_DEFENCE, card, space);
    },
    name: (t, s, card) => `defend ${divisionWord(t, s, card)}`,
    describe: (t, s, card) => ({
      label: W.fightWith(divisionName(t, s, card)),
      rule: 'TAMC 8.t',
      verb: 'defend',
      pieces: [divisionWord(t, s, card)],
      cost: W.carries(tokensText(tokensOfCard(s, card))),
      data: { tokens: tokensOfCard(s, card) },
      mark: 'attack',
    }),
    prompt: (t, s) => ({
      ...asks.defender(t.spaceNames[s[top(s) + 1]]),
      places: [t.spaceIds[s[top(s) + 1]]],
      pieces: [kgPieceId(t, s[top(s) + 1])],
    }),
  },
};
