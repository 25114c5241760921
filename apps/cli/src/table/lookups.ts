// Words inside the game that change nothing: help, choices, places, cards, forces, log, odds, reasons, hints, rules.
import { choiceBuffer, normal, type Session } from '@bocage/engine';
import { hintFor, hintText } from '../commands/hint.ts';
import { findRules, rulesText, unknownRule } from '../commands/rules.ts';
import type { Io } from '../io.ts';
import {
  boardOf,
  cardsText,
  cardText,
  findCards,
  findPlace,
  forceText,
  logText,
  placeNotes,
  placesText,
  placeText,
} from '../looking.ts';
import type { OpenGame } from '../open.ts';
import { type ChoiceShape, choiceShapes } from '../shapes.ts';
import { unknownChoice } from '../turn.ts';
import { W } from '../words/table.ts';
import { choicesText, oddsText } from '../words.ts';
import type { Front } from './front.ts';
import { momentOf } from './moment.ts';

/** A person at the table: what a word needs to answer. */
interface Seated {
  readonly io: Io;
  readonly open: OpenGame;
  readonly front: Front;
}

interface Lookup {
  /** What may be typed; the first is the one that help shows. */
  readonly names: readonly string[];
  readonly usage: string;
  readonly about: string;
  /** It is about the question that is asked: there must be one. */
  readonly asks?: true;
  /** What may stand behind it, for Tab. */
  things?(session: Session, choices: readonly ChoiceShape[]): readonly string[];
  run(table: Seated, words: string): Promise<void> | void;
}

function placeIds(session: Session): readonly string[] {
  return boardOf(session, Math.max(0, session.game.seat(session.state))).places.map((place) => place.id);
}

/** Whose eyes to look with: who decides, and after the end the first seat. */
function seatOf({ game, session }: OpenGame): number {
  return Math.max(0, game.seat(session.state));
}

/** Everything that a person may try here, legal or not. */
function attempts({ game, state }: Session): readonly string[] {
  const buffer = choiceBuffer();
  return Array.from(buffer.subarray(0, game.attempts(state, buffer)), (choice) => game.name(state, choice));
}

/** The choices that are meant: by name, by number, or all. */
function meant(session: Session, words: string): readonly ChoiceShape[] {
  const choices = choiceShapes(session.game, session.state);
  const found = choices.filter(
    (c) => words === '' || normal(c.name) === normal(words) || String(c.index + 1) === words,
  );
  if (found.length === 0) throw unknownChoice(session, words);
  return found;
}

export const lookups: readonly Lookup[] = [
  {
    names: ['?', 'help'],
    usage: '',
    about: W.thisList,
    run: ({ open, front }) => front.answer(W.helpAndLegend(helpText(), open.game.legend)),
  },
  {
    names: ['choices'],
    asks: true,
    usage: '[TEXT]',
    about: W.aboutChoices,
    run({ io, open, front }, words) {
      const shown = choiceShapes(open.game, open.session.state).filter((c) =>
        `${c.name} ${c.label}`.toLowerCase().includes(words.toLowerCase()),
      );
      front.answer(choicesText(io, shown) || W.thereIsNone);
    },
  },
  {
    names: ['show', 'map', 'board'],
    usage: '',
    about: W.aboutBoard,
    run({ open, front }) {
      front.show(momentOf(open.session, seatOf(open)));
    },
  },
  {
    names: ['look'],
    usage: '[PLACE]',
    about: W.aboutLook,
    things: placeIds,
    run({ io, open, front }, words) {
      const seat = seatOf(open);
      const board = boardOf(open.session, seat);
      if (words === '') front.answer(placesText(board));
      else {
        const place = findPlace(board, words);
        front.answer(placeText(io, place, placeNotes(open.session, seat, place)));
      }
    },
  },
  {
    names: ['card'],
    usage: '[ID]',
    about: W.aboutCard,
    things: ({ game }) => game.cards().map((card) => card.id),
    run({ io, open, front }, words) {
      const { session, game } = open;
      if (words === '') front.answer(cardsText(io, game.cards()));
      else
        front.answer(
          findCards(game.cards(), boardOf(session, seatOf(open)), words)
            .map((found) => cardText(io, found))
            .join(''),
        );
    },
  },
  {
    names: ['force'],
    usage: '[all]',
    about: W.aboutForce,
    things: () => ['all'],
    run({ io, open, front }, words) {
      front.answer(forceText(io, open.session, seatOf(open), words === 'all'));
    },
  },
  {
    names: ['log'],
    usage: '[all]',
    about: W.aboutLog,
    things: () => ['all'],
    run({ io, open, front }, words) {
      const recent = Math.max(0, open.session.entries.length - 20);
      front.answer(logText(io, open.session, words === 'all' ? 0 : recent));
    },
  },
  {
    names: ['record'],
    usage: '',
    about: W.aboutRecord,
    run({ open, front }) {
      front.answer(open.game.record?.(open.session.state) ?? W.keepsNoSheet);
    },
  },
  {
    names: ['odds'],
    asks: true,
    usage: '[CHOICE]',
    about: W.aboutOdds,
    things: (_session, choices) => choices.filter((c) => c.odds !== undefined).map((c) => c.name),
    run({ io, open, front }, words) {
      const odds = meant(open.session, words).flatMap((c) => (c.odds === undefined ? [] : [oddsText(io, c.odds)]));
      front.answer(odds.join('') || W.noChoiceRolls);
    },
  },
  {
    names: ['why'],
    asks: true,
    usage: '[CHOICE]',
    about: W.aboutWhy,
    things: attempts,
    run({ open, front }, words) {
      const { session, game } = open;
      const decision = game.decision(session.state);
      if (words === '') {
        front.answer(`${decision?.prompt.ask} ${decision?.prompt.why ?? ''} (${decision?.rule})`);
        return;
      }
      const verdict = game.verdict(session.state, words);
      if (verdict.kind === 'unknown') throw unknownChoice(session, words);
      front.answer(
        verdict.kind === 'legal' ? W.choiceIsLegal(words) : `${verdict.reason.text} (${verdict.reason.rule})`,
      );
    },
  },
  {
    names: ['hint'],
    asks: true,
    usage: '',
    about: W.aboutHint,
    async run({ io, open, front }) {
      front.waiting(W.thinking);
      const hint = await hintFor(open, undefined, (share) => front.waiting(W.thinkingPercent(Math.round(share * 100))));
      front.waiting('');
      front.answer(hintText(io, hint));
    },
  },
  {
    names: ['rules', 'rule'],
    usage: '[ID]',
    about: W.aboutRule,
    run({ io, open, front }, words) {
      const id = words || (open.game.decision(open.session.state)?.rule ?? '');
      const own = findRules(id, open.game.id);
      const rules = own.length > 0 ? own : findRules(id);
      if (rules.length === 0) throw unknownRule(id);
      front.answer(rulesText(io, rules));
    },
  },
];

const OTHERS: readonly (readonly [string, string])[] = [
  [W.choiceForm, W.aboutChoice],
  [W.severalForm, W.aboutSeveral],
  [W.sentenceForm, W.aboutSentence],
  [W.undoForms, W.aboutUndo],
  [W.redoForms, W.aboutRedo],
  [W.asBeforeForms, W.aboutAsBefore],
  [W.confirmForms, W.aboutConfirm],
  ['quit', W.aboutQuit],
];

function helpText(): string {
  const rows = [
    ...OTHERS.slice(0, 3),
    ...lookups.map(({ names, usage, about }) => [`${names[0]} ${usage}`.trim(), about] as const),
    ...OTHERS.slice(3),
  ];
  const wide = Math.max(...rows.map(([typed]) => typed.length));
  return W.helpKeys(rows.map(([typed, about]) => `${typed.padEnd(wide)}  ${about}`).join('\n'));
}
