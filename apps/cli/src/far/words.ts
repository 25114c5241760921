// Words at a table on a server: talking, offers and their answers, time, giving up. They come before the words of any table.
import { type Around, type Refused, spanText, timeLeft } from '@bocage/online';
import { plain, Stop } from '../stop.ts';
import type { Front } from '../table/front.ts';
import { asked, type Far } from './connect.ts';

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
  rules: 'to continue under the newest rules',
  substitute: 'that somebody else takes over the other side',
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
    help: ['offer takeback|draw|stop|time|adjudicate|rules|substitute', 'what the other side may accept'],
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
    words: /^claim(?:\s+(win|void|computer|substitute|adjudicate))?$/i,
    help: ['claim win|void|computer|substitute|adjudicate', 'when the other side is out of time'],
    run: ({ far }, what) => done(far.table.claim((what || 'win') as 'win')),
  },
  {
    words: /^hand(?:\s+(\S+))?$/i,
    help: [
      'hand PLAYER|person|back',
      'lets a computer player sit for you or a substitute come, or takes the seat again',
    ],
    run: async ({ far, front }, to) => {
      await done(far.table.hand(to || 'sensible'));
      if (to === 'person')
        front.notice("Your seat is free: 'invite' makes the link. You play on until somebody has taken it.");
    },
  },
  {
    words: /^invite(?:\s+(\S+))?$/i,
    help: ['invite, invite SEAT', 'a link to share your seat, or for a substitute'],
    run: async ({ far, front }, seat) => {
      const { now } = far.table;
      const wanted = seat || now?.you[0];
      const body = {
        seat: now?.seats.find(({ id }) => id.toLowerCase() === wanted?.toLowerCase())?.id ?? wanted ?? '',
      };
      const { link } = await asked(
        far.address,
        far.table.server.ask<{ link: string }>(`games/${far.address.id}/invite`, body),
      );
      front.answer(link);
    },
  },
  {
    words: /^team(?:\s+(any|turns|vote))?$/i,
    help: ['team any|turns|vote', 'how several people on your seat decide'],
    run: async ({ far }, how) => {
      if (how === '') throw new Stop('input', 'team how? It is any, turns or vote');
      await done(far.table.team(how.toLowerCase()));
    },
  },
  {
    words: /^if\s+(.+)$/i,
    help: ['if THEIR LINE: YOUR LINE', 'a plan: your answer if they choose exactly that'],
    run: async ({ far, front }, text) => {
      const [after, play, ...more] = text.split(':').map(namesIn);
      if (after === undefined || play === undefined || more.length > 0 || after.length === 0 || play.length === 0)
        throw new Stop('input', "type both lines, such as 'if pass: act 3, squad, to 7'");
      await done(far.table.plan({ after, play }));
      front.notice('Planned. Nobody else sees it until it is played.');
    },
  },
  {
    words: /^plans$/i,
    help: ['plans, drop N', 'your plans, and giving one up'],
    run: async ({ far, front }) => {
      const { plans } = await asked(
        far.address,
        far.table.server.ask<{ plans: readonly FarPlan[] }>(`games/${far.address.id}/plans`),
      );
      front.answer(plans.length === 0 ? 'You have no plan.' : plans.map(planText).join('\n'));
    },
  },
  {
    words: /^drop(?:\s+(\d+))?$/i,
    help: ['', ''],
    run: ({ far }, which) => {
      if (which === '') throw new Stop('input', "drop which plan? 'plans' lists them with their numbers");
      return done(far.table.plan({ drop: Number(which) }));
    },
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
  .map(
    ({ help: [typed, about] }) => `  ${typed.length < 40 ? typed.padEnd(40) : `${typed}\n${' '.repeat(42)}`}${about}`,
  )
  .join('\n')}\n`;

interface FarPlan {
  readonly id: number;
  readonly name?: string;
  readonly after?: readonly string[];
  readonly play?: readonly string[];
}

function planText({ id, name, after = [], play = [] }: FarPlan): string {
  return plain(`${id}  ${name === undefined ? `if ${after.join(', ')}: ${play.join(', ')}` : `always ${name}`}`);
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What the members of one's team propose, one a line. */
export function votesText({ seats, you, member, votes }: Around): string {
  const people = seats.find(({ id }) => you.includes(id))?.people ?? [];
  const rows = votes?.by.map((one) => {
    const who = one.member === member ? 'You propose' : `${people[one.member] ?? 'A member'} proposes`;
    return plain(`${who} ‘${one.names.join(', ')}’.`);
  });
  return [...(rows ?? []), `${votes?.by.length ?? 0} of ${votes?.of ?? 0} have proposed.`].join(' ');
}

/** Who sits where, who is there, what time each has. */
function whoText({ table }: Far): string {
  const { now, here, watchers, heardAt } = table;
  if (now === undefined) return '';
  const lines = now.seats.map((seat, i) => {
    const who = now.you.includes(seat.id)
      ? 'you'
      : seat.kind === 'computer'
        ? `the computer (${seat.player ?? ''})`
        : seat.people.join(', ') || 'nobody yet';
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
