// Words at a table on a server: talking, offers and their answers, time, giving up. They come before the words of any table.
import { type Refused, spanText, timeLeft } from '@bocage/online';
import { plain, Stop } from '../stop.ts';
import type { Front } from '../table/front.ts';
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
  takeback: 'to take back the last line',
  draw: 'a draw',
  stop: 'to stop the game without a result',
  time: 'more time to the other side',
  adjudicate: 'to let the judge decide',
};

/** What somebody offers, in words. */
export function offerText(kind: string, to: number | undefined): string {
  if (kind === 'takeback' && to !== undefined) return `to take back everything behind choice ${to}`;
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
  if (offer === undefined) throw new Stop('refused', 'the other side has offered nothing that waits for an answer');
  return offer.seq;
}

export const farWords: readonly FarWord[] = [
  {
    words: /^(?:say|chat)(?:\s+(.+))?$/i,
    help: ['say TEXT', 'a line to the other side'],
    run: ({ far }, text) => {
      if (text === '') throw new Stop('input', "say what? 'say TEXT' sends a line to the other side");
      return done(far.table.chat(text.slice(0, 500)));
    },
  },
  {
    words: /^offer(?:\s+(\S+))?$/i,
    help: ['offer takeback|draw|stop|time|adjudicate', 'what the other side may accept'],
    run: async ({ far, front, before }, kind) => {
      if (OFFERS[kind] === undefined)
        throw new Stop('input', `offer what? It is one of ${Object.keys(OFFERS).join(', ')}`);
      await done(far.table.offer(kind, kind === 'takeback' ? before : undefined));
      front.notice(kind === 'time' ? 'The other side has more time.' : `You offer ${offerText(kind, undefined)}.`);
    },
  },
  {
    words: /^accept$/i,
    help: ['accept, decline', 'answers what the other side offers'],
    run: (hands) => done(hands.far.table.answer(standing(hands), true)),
  },
  { words: /^decline$/i, help: ['', ''], run: (hands) => done(hands.far.table.answer(standing(hands), false)) },
  {
    words: /^resign$/i,
    help: ['resign', 'gives the game up'],
    run: async ({ far, front }) => {
      const sure = await front.question('This gives the game up. Type yes to resign.', 'Resign? ');
      if (sure !== undefined && /^(y|yes)$/i.test(sure.trim())) await done(far.table.resign());
    },
  },
  {
    words: /^claim(?:\s+(win|void|computer|adjudicate))?$/i,
    help: ['claim win|void|computer|adjudicate', 'when the other side is out of time'],
    run: ({ far }, what) => done(far.table.claim((what || 'win') as 'win')),
  },
  {
    words: /^hand(?:\s+(\S+))?$/i,
    help: ['hand PLAYER, hand back', 'lets a computer player sit for you, and takes the seat again'],
    run: ({ far }, to) => done(far.table.hand(to || 'sensible')),
  },
  {
    words: /^link$/i,
    help: ['link', 'your own link: it opens your seat on any device'],
    run: ({ far, front }) => front.answer(far.link ?? 'You watch; there is no link of your own.'),
  },
  {
    words: /^who$/i,
    help: ['who', 'who is at the table, and the time of each'],
    run: ({ far, front }) => front.answer(whoText(far)),
  },
];

export const farHelp = `At a table on a server also:\n${farWords
  .filter(({ help }) => help[0] !== '')
  .map(({ help: [typed, about] }) => `  ${typed.padEnd(42)}${about}`)
  .join('\n')}\n`;

/** Who sits where, who is there, what time each has. */
function whoText({ table }: Far): string {
  const { now, here, watchers, heardAt } = table;
  if (now === undefined) return '';
  const lines = now.seats.map((seat, i) => {
    const who = now.you.includes(seat.id)
      ? 'you'
      : seat.kind === 'computer'
        ? `the computer (${seat.player ?? ''})`
        : (seat.people[0] ?? 'nobody yet');
    const there = seat.kind === 'computer' || here.includes(seat.id) ? 'at the table' : 'away';
    const runs = now.clocks?.running === seat.id;
    const left =
      now.clocks === null
        ? ''
        : `, ${spanText(timeLeft(now.clocks, i, runs, Date.now() - heardAt))} left${runs ? ', the clock runs' : ''}`;
    return `${seat.name} (${seat.id}): ${plain(who)}, ${there}${left}`;
  });
  return [...lines, ...(watchers > 0 ? [`${watchers} watch.`] : [])].join('\n');
}
