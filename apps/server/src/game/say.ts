// A message about a game from first look to answer: judged on the newest state, appended to the log, told to all.

import type { Said } from '@bocage/online/wire';
import type { Entry } from '../db/log.ts';
import { entriesAfter } from '../db/log.ts';
import type { House } from '../house.ts';
import { mayPlay, names, type Principal, seatsOf, speaker } from '../people/principal.ts';
import { REQUESTS } from '../words/requests.ts';
import { TABLE } from '../words/table.ts';
import { type Answer, NO_SUCH_GAME, type No } from './answer.ts';
import { type Bench, type Judged, no } from './bench.ts';
import { chat, note, seen } from './beside.ts';
import { judgeAnswer, judgeChoice, judgeOffer, judgeOpen, judgeResign, judgeUndo } from './judge.ts';
import { judgeClaim, judgeHand } from './judge-seat.ts';
import { renewed } from './new-rules.ts';
import { plan } from './plans.ts';
import { settle } from './settle.ts';
import { shownEntry, viewHash } from './show.ts';
import type { Table } from './table.ts';
import { judgeTeam, notForYou, teamOf } from './team.ts';
import { propose } from './vote.ts';

/** So many missing entries are sent along; who has missed more asks for the table. */
const MOST_MISSING = 500;

export async function say(house: House, p: Principal, m: Said, delay = 0): Promise<Answer> {
  const asker = names(p)[0] ?? (p.token === undefined ? 'guest' : `t:${p.token.hash}`);
  const who = speaker(p)[0] ?? asker;
  const { limits } = house;
  if (!limits.take(m.t === 'chat' ? 'chat' : 'choice', asker, p.address))
    return { t: 'no', id: m.id, why: 'limit', text: REQUESTS.tooMuchAtOnce };
  if (!mayPlay(p)) return { t: 'no', id: m.id, ...NO_SUCH_GAME };
  if (m.t === 'chat') return chat(house, p, m, who);
  if (m.t === 'note') return note(house, p, m, who);
  if (m.t === 'seen') return seen(house, p, m);
  if (m.t === 'plan') return plan(house, p, m, who);
  const began = performance.now();
  let message = m;
  if (m.t === 'choose') {
    const proposed = await propose(house, p, m);
    if ('why' in proposed) return refusal(house, p, m, proposed);
    if (proposed.t === 'done') return proposed;
    message = proposed;
  }
  const settled = await settle(house, m.game, m.key, async (table) => {
    const mine = seatsOf(table, p);
    if (mine.length === 0) return NO_SUCH_GAME;
    const bench: Bench = {
      table,
      mine,
      who,
      now: house.now(),
      delay,
      log: () => entriesAfter(house.base, table.id, 0),
      rebuilt: (to) => house.tables.rebuilt(table, to, table.seq + 1),
      renewed: () => renewed(house, table),
    };
    return inTeam(bench, message, speaker(p)) ?? judge(bench, message);
  });
  house.metrics.took(performance.now() - began);
  if ('why' in settled) return refusal(house, p, m, settled);
  if (m.t === 'choose') house.metrics.count('choices');
  const { seq, draft, table } = settled;
  const seat = seatsOf(table, p)[0];
  return {
    t: 'done',
    id: m.id,
    seq,
    ...((draft?.rest?.length ?? 0) > 0 && { rest: draft?.rest ?? [] }),
    ...(table.seq === seq && seat !== undefined && { hash: viewHash(table, seat) }),
  };
}

/** What the others of one's team have a say in. */
function inTeam({ table, mine }: Bench, m: Said, own: readonly string[]): No | undefined {
  if ((m.t !== 'choose' && m.t !== 'undo') || !mine.includes(table.decides)) return undefined;
  const votes = teamOf(table.seats[table.decides]) === 'vote';
  if (votes && m.t === 'undo') return no('refused', TABLE.teamVotedForIt, 'undo');
  return notForYou(table, own);
}

function judge(bench: Bench, m: Exclude<Said, { t: 'chat' | 'note' | 'seen' | 'plan' }>): Promise<Judged> | Judged {
  switch (m.t) {
    case 'choose':
      return judgeChoice(bench, m);
    case 'undo':
      return judgeUndo(bench, m);
    case 'offer':
      return judgeOffer(bench, m);
    case 'answer':
      return judgeAnswer(bench, m);
    case 'resign':
      return judgeResign(bench, m);
    case 'claim':
      return judgeClaim(bench, m);
    case 'hand':
      return judgeHand(bench, m);
    case 'team':
      return judgeTeam(bench, m);
    case 'open':
      return judgeOpen(bench, m);
  }
}

/** A stale choice is answered with the entries that are missing. */
async function refusal(
  house: House,
  p: Principal,
  m: Said,
  { table, ...no }: No & { readonly table?: Table },
): Promise<Answer> {
  house.metrics.count('refused');
  const answer = { t: 'no', id: m.id, ...no } as const;
  if (table === undefined || no.why !== 'stale' || !('at' in m)) return answer;
  const viewer = seatsOf(table, p)[0];
  if (viewer === undefined) return answer;
  const missing: readonly Entry[] = await entriesAfter(house.base, table.id, m.at, MOST_MISSING);
  return { ...answer, seq: table.seq, entries: missing.map((entry) => shownEntry(table, entry, viewer)) };
}
