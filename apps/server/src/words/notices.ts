// What people are told who are not looking: by push, by a hook, in a digest, in a feed.
import { catalogue } from './catalogue.ts';

/** What a notice can be about. */
export type NoticeKind = 'turn' | 'start' | 'open' | 'offer' | 'end' | 'time' | 'quarter' | 'hours';

export const NOTICES = catalogue({
  news: {
    turn: (game) => `Your turn in ${game}.`,
    start: (game) => `The game has begun, and it is your turn in ${game}.`,
    open: (game) => `The other side has sat down in ${game}.`,
    offer: (game) => `The other side makes you an offer in ${game}.`,
    end: (game) => `The game is over in ${game}.`,
    time: (game) => `A side has run out of time in ${game}.`,
    quarter: (game) => `A quarter of your time is left in ${game}.`,
    hours: (game) => `Less than two hours are left to you in ${game}.`,
  } satisfies Readonly<Record<NoticeKind, (game: string) => string>>,
  /** The name of a feed, and of each item in it. */
  feed: 'Bocage',
  feedItem: (game: string): string => `Your turn in ${game}`,
});
