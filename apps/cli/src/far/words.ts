// Words at a table on a server: talking, offers and their answers, time, giving up. They come before the words of any table.
import { type Around, type Refused, spanText, timeLeft } from '@bocage/online';
import { plain, Stop } from '../stop.ts';
import type { Front } from '../table/front.ts';
import { W } from '../words/far.ts';
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
  takeback: W.offerTakeback,
  draw: W.offerDraw,
  stop: W.offerStop,
  time: W.offerTime,
  adjudicate: W.offerJudge,
  rules: W.offerRules,
  substitute: W.offerSubstitute,
};

/** What somebody offers, in words. */
export function offerText(kind: string, to: number | undefined): string {
  if (kind === 'takeback' && to !== undefined) return W.offerTakebackTo(to);
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
  if (offer === undefined) throw new Stop('refused', W.nothingOffered);
  return offer.seq;
}

export const farWords: readonly FarWord[] = [
  {
    words: /^(?:say|chat)(?:\s+(.+))?$/i,
    help: [W.sayForm, W.aboutSay],
    run: ({ far }, text) => {
      if (text === '') throw new Stop('input', W.sayWhat);
      return done(far.table.chat(text.slice(0, 500)));
    },
  },
  {
    words: /^offer(?:\s+(\S+))?$/i,
    help: [W.offerForm, W.aboutOffer],
    run: async ({ far, front, before }, kind) => {
      if (OFFERS[kind] === undefined) throw new Stop('input', W.offerWhat(Object.keys(OFFERS).join(', ')));
      await done(far.table.offer(kind, kind === 'takeback' ? before : undefined));
      front.notice(kind === 'time' ? W.otherSideHasMoreTime : W.youOffer(offerText(kind, undefined)));
    },
  },
  {
    words: /^accept$/i,
    help: [W.answerForm, W.aboutAnswer],
    run: (hands) => done(hands.far.table.answer(standing(hands), true)),
  },
  { words: /^decline$/i, help: ['', ''], run: (hands) => done(hands.far.table.answer(standing(hands), false)) },
  {
    words: /^resign$/i,
    help: ['resign', W.aboutResign],
    run: async ({ far, front }) => {
      const sure = await front.question(W.resignWarning, W.resignPrompt);
      if (sure !== undefined && /^(y|yes)$/i.test(sure.trim())) await done(far.table.resign());
    },
  },
  {
    words: /^claim(?:\s+(win|void|computer|substitute|adjudicate))?$/i,
    help: [W.claimForm, W.aboutClaim],
    run: ({ far }, what) => done(far.table.claim((what || 'win') as 'win')),
  },
  {
    words: /^hand(?:\s+(\S+))?$/i,
    help: [W.handForm, W.aboutHand],
    run: async ({ far, front }, to) => {
      await done(far.table.hand(to || 'sensible'));
      if (to === 'person') front.notice(W.seatIsFree);
    },
  },
  {
    words: /^invite(?:\s+(\S+))?$/i,
    help: [W.inviteForm, W.aboutInvite],
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
    help: [W.teamForm, W.aboutTeam],
    run: async ({ far }, how) => {
      if (how === '') throw new Stop('input', W.teamHow);
      await done(far.table.team(how.toLowerCase()));
    },
  },
  {
    words: /^if\s+(.+)$/i,
    help: [W.planForm, W.aboutPlan],
    run: async ({ far, front }, text) => {
      const [after, play, ...more] = text.split(':').map(namesIn);
      if (after === undefined || play === undefined || more.length > 0 || after.length === 0 || play.length === 0)
        throw new Stop('input', W.planNeedsBoth);
      await done(far.table.plan({ after, play }));
      front.notice(W.planned);
    },
  },
  {
    words: /^plans$/i,
    help: [W.plansForm, W.aboutPlans],
    run: async ({ far, front }) => {
      const { plans } = await asked(
        far.address,
        far.table.server.ask<{ plans: readonly FarPlan[] }>(`games/${far.address.id}/plans`),
      );
      front.answer(plans.length === 0 ? W.noPlan : plans.map(planText).join('\n'));
    },
  },
  {
    words: /^drop(?:\s+(\d+))?$/i,
    help: ['', ''],
    run: ({ far }, which) => {
      if (which === '') throw new Stop('input', W.dropWhich);
      return done(far.table.plan({ drop: Number(which) }));
    },
  },
  {
    words: /^link$/i,
    help: ['link', W.aboutLink],
    run: ({ far, front }) => front.answer(far.link ?? W.noOwnLink),
  },
  {
    words: /^who$/i,
    help: ['who', W.aboutWho],
    run: ({ far, front }) => front.answer(whoText(far)),
  },
];

export const farHelp = W.helpOnServer(
  farWords
    .filter(({ help }) => help[0] !== '')
    .map(
      ({ help: [typed, about] }) => `  ${typed.length < 40 ? typed.padEnd(40) : `${typed}\n${' '.repeat(42)}`}${about}`,
    )
    .join('\n'),
);

interface FarPlan {
  readonly id: number;
  readonly name?: string;
  readonly after?: readonly string[];
  readonly play?: readonly string[];
}

function planText({ id, name, after = [], play = [] }: FarPlan): string {
  return plain(`${id}  ${name === undefined ? W.planIf(after.join(', '), play.join(', ')) : W.planAlways(name)}`);
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
    const who = one.member === member ? W.youPropose : W.proposes(people[one.member] ?? W.aMember);
    return plain(`${who} ‘${one.names.join(', ')}’.`);
  });
  return [...(rows ?? []), W.proposedSoFar(votes?.by.length ?? 0, votes?.of ?? 0)].join(' ');
}

/** Who sits where, who is there, what time each has. */
function whoText({ table }: Far): string {
  const { now, here, watchers, heardAt } = table;
  if (now === undefined) return '';
  const lines = now.seats.map((seat, i) => {
    const who = now.you.includes(seat.id)
      ? W.isYou
      : seat.kind === 'computer'
        ? W.theComputer(seat.player ?? '')
        : seat.people.join(', ') || W.nobodyYet;
    const there = seat.kind === 'computer' || here.includes(seat.id) ? W.atTheTable : W.away;
    const runs = now.clocks?.running === seat.id;
    if (now.clocks === null) return W.seat(seat.name, seat.id, plain(who), there);
    const left = spanText(timeLeft(now.clocks, i, runs, Date.now() - heardAt));
    const say = runs ? W.seatWhoseClockRuns : W.seatWithTime;
    return say(seat.name, seat.id, plain(who), there, left);
  });
  return [...lines, ...(watchers > 0 ? [W.watch(watchers)] : [])].join('\n');
}
