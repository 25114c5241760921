// Words at a table on a server: talking, offers and their answers, time, giving up. They come before the words of any table.
import { type Refused, spanText, timeLeft } from '@bocage/online';
import { plain, Stop } from '../stop.ts';
import type { Front } from '../table/front.ts';
import { W } from '../words/far.ts';
import type { Far } from './connect.ts';

interface Hands {
  readonly far: Far;
  readonly front: Front;
  /** The choices that stand when a takeback is granted: up to one's own last line. */
  readonly before: number;
}

interface FarWord {
  readonly words: RegExp;
  /** How it is typed, and what it does. */
  readonly help: readonly [typed: string, about: string];
  run(hands: Hands, rest: string): Promise<void> | void;
}

const OFFERS: Readonly<Record<string, string>> = {
  takeback: W.toTakeBackThe,
  draw: W.aDraw,
  stop: W.toStopTheGame,
  time: W.moreTimeToThe,
  adjudicate: W.toLetTheJudge,
};

/** What somebody offers, in words. */
export function offerText(kind: string, to: number | undefined): string {
  if (kind === 'takeback' && to !== undefined) return W.toTakeBackEverything(to);
  return OFFERS[kind] ?? kind;
}

/** What the server refused, as this program says it. */
export function saidNo({ text, rule }: Refused): Stop {
  return new Stop('refused', plain(text), rule === undefined ? {} : { rule });
}

async function done(work: Promise<Refused | undefined>): Promise<void> {
  const refused = await work;
  if (refused !== undefined) throw saidNo(refused);
}

/** The offer of the other side that waits for an answer. */
function standing({ far }: Hands): number {
  const { now } = far.table;
  const offer = now?.offers.findLast(({ seat }) => !now.you.includes(seat));
  if (offer === undefined) throw new Stop('refused', W.theOtherSideHas);
  return offer.seq;
}

export const farWords: readonly FarWord[] = [
  {
    words: /^(?:say|chat)(?:\s+(.+))?$/i,
    help: [W.sayText, W.aLineToThe],
    run: ({ far }, text) => {
      if (text === '') throw new Stop('input', W.sayWhatSayText);
      return done(far.table.chat(text.slice(0, 500)));
    },
  },
  {
    words: /^offer(?:\s+(\S+))?$/i,
    help: [W.offerTakebackDrawStop, W.whatTheOtherSide],
    run: async ({ far, front, before }, kind) => {
      if (OFFERS[kind] === undefined) throw new Stop('input', W.offerWhatItIs(Object.keys(OFFERS).join(', ')));
      await done(far.table.offer(kind, kind === 'takeback' ? before : undefined));
      front.notice(kind === 'time' ? W.theOtherSideHasMore : W.youOffer(offerText(kind, undefined)));
    },
  },
  {
    words: /^accept$/i,
    help: [W.acceptDecline, W.answersWhatTheOther],
    run: (hands) => done(hands.far.table.answer(standing(hands), true)),
  },
  { words: /^decline$/i, help: ['', ''], run: (hands) => done(hands.far.table.answer(standing(hands), false)) },
  {
    words: /^resign$/i,
    help: ['resign', W.givesTheGameUp],
    run: async ({ far, front }) => {
      const sure = await front.question(W.thisGivesTheGame, W.resign);
      if (sure !== undefined && /^(y|yes)$/i.test(sure.trim())) await done(far.table.resign());
    },
  },
  {
    words: /^claim(?:\s+(win|void|computer|adjudicate))?$/i,
    help: [W.claimWinVoidComputer, W.whenTheOtherSide],
    run: ({ far }, what) => done(far.table.claim((what || 'win') as 'win')),
  },
  {
    words: /^hand(?:\s+(\S+))?$/i,
    help: [W.handPlayerHandBack, W.letsAComputerPlayer],
    run: ({ far }, to) => done(far.table.hand(to || 'sensible')),
  },
  {
    words: /^link$/i,
    help: ['link', W.yourOwnLinkIt],
    run: ({ far, front }) => front.answer(far.link ?? W.youWatchThereIs),
  },
  {
    words: /^who$/i,
    help: ['who', W.whoIsAtThe],
    run: ({ far, front }) => front.answer(whoText(far)),
  },
];

export const farHelp = W.atATableOn(
  farWords
    .filter(({ help }) => help[0] !== '')
    .map(({ help: [typed, about] }) => `  ${typed.padEnd(42)}${about}`)
    .join('\n'),
);

/** Who sits where, who is there, what time each has. */
function whoText({ table }: Far): string {
  const { now, here, watchers, heardAt } = table;
  if (now === undefined) return '';
  const lines = now.seats.map((seat, i) => {
    const who = now.you.includes(seat.id)
      ? 'you'
      : seat.kind === 'computer'
        ? W.theComputer(seat.player ?? '')
        : (seat.people[0] ?? W.nobodyYet);
    const there = seat.kind === 'computer' || here.includes(seat.id) ? W.atTheTable : 'away';
    const runs = now.clocks?.running === seat.id;
    const left =
      now.clocks === null ? '' : W.left2(spanText(timeLeft(now.clocks, i, runs, Date.now() - heardAt)), runs);
    return `${seat.name} (${seat.id}): ${plain(who)}, ${there}${left}`;
  });
  return [...lines, ...(watchers > 0 ? [W.watch(watchers)] : [])].join('\n');
}
