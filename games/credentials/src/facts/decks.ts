// The decks as a player who has kept count knows them: what was seen, what can still come; and when a held card may be used.
import { choiceBuffer, type State, top } from '@bocage/engine';
import { actionStep } from '../rules/09-actions/actions.ts';
import { ACT_AUTHOR } from '../state/choices.ts';
import { wehrItems } from '../state/decks.ts';
import {
  BET,
  INTEL,
  INTEL_DECK,
  INTEL_DRAWN,
  LOGISTICS,
  MINORS,
  PD,
  PORTS,
  RECON,
  RECON_DECK,
  RECON_DISCARD,
  RECON_HAND,
  RECON_KEPT,
  RECON_OPEN,
  RECON_TOP,
  RS,
  RS_OUT,
  WEATHER,
  WEHR_TOP,
} from '../state/layout.ts';
import { isCaptured, kgCount } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import { EFFECT, type GameData } from '../state/tables.ts';
import { portName } from '../words/names.ts';
import { W } from '../words/table.ts';

interface DeckLine {
  readonly label: string;
  /** How many of these can still come. */
  readonly left: number;
  /** How many have been seen. */
  readonly seen: number;
}

export interface Deck {
  readonly id: 'intelligence' | 'riesensauerei' | 'recon' | 'wehrmacht';
  readonly name: string;
  readonly text: string;
  readonly lines: readonly DeckLine[];
}

function tally(rows: readonly { readonly label: string; readonly left: boolean }[]): DeckLine[] {
  const lines = new Map<string, { left: number; seen: number }>();
  for (const row of rows) {
    const line = lines.get(row.label) ?? { left: 0, seen: 0 };
    if (row.left) line.left++;
    else line.seen++;
    lines.set(row.label, line);
  }
  return [...lines].map(([label, line]) => ({ label, ...line })).sort((a, b) => b.left - a.left);
}

function intelligence(t: GameData, s: State): Deck {
  const rows = t.data.intelligence.flatMap((row, card) =>
    s[INTEL + card] === INTEL_DECK || s[INTEL + card] === INTEL_DRAWN
      ? [{ label: W.report(row.title, row.ffi), left: s[INTEL + card] === INTEL_DECK }]
      : [],
  );
  const threats = Array.from({ length: PORTS }, (_, port) => {
    const coming = t.intelPorts.filter((ports, card) => s[INTEL + card] === INTEL_DECK && ports.includes(port)).length;
    const room = t.rating[port] - s[PD + port];
    if (isCaptured(t, s, port)) return '';
    const name = portName(t, port);
    if (room <= 0) return W.portIsDestroyed(name, coming, s[PD + port], t.rating[port]);
    if (coming >= room) return W.portWouldBeDestroyed(name, coming, s[PD + port], t.rating[port]);
    return W.portWouldSurvive(name, coming, s[PD + port], t.rating[port]);
  }).filter((text) => text !== '');
  const left = rows.filter((row) => row.left).length;
  return {
    id: 'intelligence',
    name: W.intelligenceReports,
    text: W.reportsLeft(left, threats),
    lines: tally(rows),
  };
}

function riesensauerei(t: GameData, s: State): Deck {
  const over = s[LOGISTICS] > 0 || kgCount(s) === 0;
  const drawing = s[RS] + s[RS + 1] + s[RS + 2] + s[RS + 3] + s[RS + 4] + s[RS + 5] > 0;
  const lines = t.data.riesensauerei.flatMap((row, kind) => {
    if ((s[RS_OUT] & (1 << kind)) !== 0) return [{ label: W.withKampfgruppe(row.name), left: 0, seen: 1 }];
    const left = drawing ? s[RS + kind] : t.rsCopies[kind];
    return [{ label: row.name, left: over ? 0 : left, seen: over ? 0 : t.rsCopies[kind] - left }];
  });
  const text = over ? W.noMoreRiesensauerei : drawing ? W.leftInPhase : W.shuffledEachRound;
  return { id: 'riesensauerei', name: W.riesensauerei, text, lines };
}

function recon(t: GameData, s: State): Deck {
  const rows = t.data.recon.map((row, card) => ({ label: row.name, left: s[RECON + card] === RECON_DECK }));
  const discards = t.data.recon.filter((_, card) => s[RECON + card] === RECON_DISCARD).length;
  const left = rows.filter((row) => row.left).length;
  const top = s[RECON_TOP] - 1;
  return {
    id: 'recon',
    name: W.aerialRecon,
    text: top < 0 ? W.reconLeft(left, discards) : W.reconLeftTop(left, discards, t.data.recon[top].name),
    lines: tally(rows),
  };
}

const scratch = new Int32Array(256);

function wehrmacht(t: GameData, s: State): Deck {
  const could = new Set(scratch.subarray(0, wehrItems(s, scratch)));
  const rows = t.data.wehrmacht.map((row, card) => ({
    label: row.medal ? W.cardPriceMedal(row.ammo, row.fuel) : W.cardPrice(row.ammo, row.fuel),
    left: could.has(card),
  }));
  const top = s[WEHR_TOP] - 1;
  return {
    id: 'wehrmacht',
    name: W.wehrmacht,
    text: top < 0 ? W.wehrmachtLeft : W.wehrmachtLeftTop(t.data.wehrmacht[top].name),
    lines: tally(rows),
  };
}

/** What has been seen of each deck, and what can still come. */
export function deckBook(t: GameData, s: State): readonly Deck[] {
  return [intelligence(t, s), riesensauerei(t, s), recon(t, s), wehrmacht(t, s)];
}

export interface HeldCard {
  readonly id: string;
  readonly name: string;
  readonly where: 'hand' | 'force' | 'kept';
  readonly whereName: string;
  readonly text: string;
  /** When it may be used. */
  readonly when: string;
  /** True if it could be used in what comes next. */
  readonly usable: boolean;
}

function useOf(t: GameData, s: State, card: number): readonly [when: string, usable: boolean] {
  const fair = s[WEATHER] === 0;
  switch (t.effect[card]) {
    case EFFECT.author: {
      const decide = actionStep.decide;
      if (s[top(s)] !== STEP.action || decide === undefined) return [W.inActionPhase, false];
      const choices = choiceBuffer();
      const n = decide.choices(t, s, choices);
      const open = choices.subarray(0, n).some((choice) => choice >> 8 === ACT_AUTHOR);
      return [open ? W.now : W.noPortYet(MINORS), open];
    }
    case EFFECT.bonus: {
      const garrison = t.garrisonOnly[card] === 1;
      const ammo = t.value[card];
      if (t.fairOnly[card] === 0) return [garrison ? W.garrisonFight(ammo) : W.anyFight(ammo), true];
      return [garrison ? W.garrisonFightFair(ammo) : W.anyFightFair(ammo), fair];
    }
    case EFFECT.felix:
      return [W.beforeCombat, true];
    case EFFECT.eon:
      return [W.twoFfi, true];
    case EFFECT.bet:
      return [s[BET] > 0 ? W.untilRound(s[BET]) : W.decided, s[BET] > 0];
    default:
      return [s[RECON + card] === RECON_KEPT ? W.countsAtEnd : W.whenTextSays, false];
  }
}

/** Cards in hand, in force and kept, each with when it may be used. */
export function heldCards(t: GameData, s: State): readonly HeldCard[] {
  return t.data.recon.flatMap((row, card): HeldCard[] => {
    const at = s[RECON + card];
    const where = at === RECON_HAND ? 'hand' : at === RECON_OPEN ? 'force' : at === RECON_KEPT ? 'kept' : undefined;
    if (where === undefined) return [];
    const [when, usable] = where === 'kept' ? [W.countsAtEnd, false] : useOf(t, s, card);
    const { id, name, text } = row;
    return [
      {
        id,
        name,
        where,
        whereName: where === 'hand' ? W.inHand : where === 'force' ? W.inForce : W.kept,
        text,
        when: String(when),
        usable: usable === true,
      },
    ];
  });
}
