// The decks as a player who has kept count knows them: what was seen, what can still come; and when a held card may be used.
import { choiceBuffer, count, type State, top } from '@bocage/engine';
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
      ? [{ label: `${row.title}; ${row.ffi} FFI`, left: s[INTEL + card] === INTEL_DECK }]
      : [],
  );
  const threats = Array.from({ length: PORTS }, (_, port) => {
    const coming = t.intelPorts.filter((ports, card) => s[INTEL + card] === INTEL_DECK && ports.includes(port)).length;
    const room = t.rating[port] - s[PD + port];
    const fate = room <= 0 ? 'destroyed' : coming >= room ? 'would be destroyed' : 'would stand';
    return isCaptured(t, s, port)
      ? ''
      : `${portName(t, port)} ${coming} more on ${s[PD + port]} of ${t.rating[port]}: ${fate}`;
  }).filter((text) => text !== '');
  const left = rows.filter((row) => row.left).length;
  return {
    id: 'intelligence',
    name: 'Intelligence Reports',
    text: `Every card left is drawn, one in each of ${count(left, 'round')} to come. ${threats.join('; ')}.`,
    lines: tally(rows),
  };
}

function riesensauerei(t: GameData, s: State): Deck {
  const over = s[LOGISTICS] > 0 || kgCount(s) === 0;
  const drawing = s[RS] + s[RS + 1] + s[RS + 2] + s[RS + 3] + s[RS + 4] + s[RS + 5] > 0;
  const lines = t.data.riesensauerei.flatMap((row, kind) => {
    if ((s[RS_OUT] & (1 << kind)) !== 0) return [{ label: `${row.name}: lies with its Kampfgruppe`, left: 0, seen: 1 }];
    const left = drawing ? s[RS + kind] : t.rsCopies[kind];
    return [{ label: row.name, left: over ? 0 : left, seen: over ? 0 : t.rsCopies[kind] - left }];
  });
  const text = over
    ? 'No more cards: after the first Logistics Step, or without Kampfgruppen, the phase is left out.'
    : drawing
      ? 'What is left of the deck in this phase.'
      : 'Shuffled anew each round, without the cards that lie with a Kampfgruppe.';
  return { id: 'riesensauerei', name: 'Riesensauerei!', text, lines };
}

function recon(t: GameData, s: State): Deck {
  const rows = t.data.recon.map((row, card) => ({ label: row.name, left: s[RECON + card] === RECON_DECK }));
  const discards = t.data.recon.filter((_, card) => s[RECON + card] === RECON_DISCARD).length;
  const top = s[RECON_TOP] > 0 ? ` On top: ${t.data.recon[s[RECON_TOP] - 1].name}.` : '';
  return {
    id: 'recon',
    name: 'Aerial Recon',
    text: `${rows.filter((row) => row.left).length} cards can come up; ${discards} discarded come back when they are gone.${top}`,
    lines: tally(rows),
  };
}

const scratch = new Int32Array(256);

function wehrmacht(t: GameData, s: State): Deck {
  const could = new Set(scratch.subarray(0, wehrItems(s, scratch)));
  const rows = t.data.wehrmacht.map((row, card) => ({
    label: `${row.ammo} Ammo, ${row.fuel} Fuel${row.medal ? ', Medal' : ''}`,
    left: could.has(card),
  }));
  const top = s[WEHR_TOP] > 0 ? ` On top: ${t.data.wehrmacht[s[WEHR_TOP] - 1].name}.` : '';
  return {
    id: 'wehrmacht',
    name: 'Wehrmacht',
    text: `What the next Garrison card may ask for, before surcharges.${top}`,
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
      if (s[top(s)] !== STEP.action || decide === undefined) return ['In the Action Phase, as a Bonus action.', false];
      const choices = choiceBuffer();
      const n = decide.choices(t, s, choices);
      const open = choices.subarray(0, n).some((choice) => choice >> 8 === ACT_AUTHOR);
      return [open ? 'Now, as a Bonus action.' : `None of the ${MINORS} Minor Ports can be opened with it yet.`, open];
    }
    case EFFECT.bonus: {
      const where = t.garrisonOnly[card] === 1 ? 'In a fight against a Garrison' : 'In any fight';
      if (t.fairOnly[card] === 0) return [`${where}: ${t.value[card]} Ammo less.`, true];
      return [`${where}, in fair Weather only: ${t.value[card]} Ammo less.`, fair];
    }
    case EFFECT.felix:
      return ['Before a combat: FFI join in the space of the fight.', true];
    case EFFECT.eon:
      return ['Always: two FFI may support one combat.', true];
    case EFFECT.bet:
      return [s[BET] > 0 ? `Until the end of round ${s[BET]}.` : 'Decided.', s[BET] > 0];
    default:
      return [s[RECON + card] === RECON_KEPT ? 'Counts at the end.' : 'When its text says so.', false];
  }
}

const WHERE = { hand: 'in hand', force: 'in force', kept: 'kept' } as const;

/** Cards in hand, in force and kept, each with when it may be used. */
export function heldCards(t: GameData, s: State): readonly HeldCard[] {
  return t.data.recon.flatMap((row, card): HeldCard[] => {
    const at = s[RECON + card];
    const where = at === RECON_HAND ? 'hand' : at === RECON_OPEN ? 'force' : at === RECON_KEPT ? 'kept' : undefined;
    if (where === undefined) return [];
    const [when, usable] = where === 'kept' ? ['Counts at the end.', false] : useOf(t, s, card);
    const { id, name, text } = row;
    return [{ id, name, where, whereName: WHERE[where], text, when: String(when), usable: usable === true }];
  });
}
