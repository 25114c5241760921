// Begins a first game: an ordinary game from a position of its own, kept like any other, with the coach at hand.
import { parsePosition, Session } from '@bocage/engine';
import { seatOf } from '@bocage/lessons';
import { loadWhole } from '../core/catalogue.ts';
import { keepNew } from '../core/keep.ts';
import { met } from '../core/learned.ts';
import { newSeed, PERSON } from '../core/storage.ts';
import { loadCourse, loadList } from './courses.ts';

/** Against this computer player, where there are two sides. False if this game has none, or it could not be loaded. */
export async function startFirst(id: string, opponent: string): Promise<boolean> {
  const list = await loadList().catch(() => ({}));
  if (!Object.hasOwn(list, id)) return false;
  const [game, course] = await Promise.all([loadWhole(id), loadCourse(id).catch(() => undefined)]);
  if (typeof game === 'string' || course === undefined) return false;
  const { first, starts } = course;
  const position = parsePosition(starts[first.position]?.text ?? '');
  if ('text' in position) return false;
  const session = Session.open(game, { seed: newSeed(), position });
  if (!(session instanceof Session)) return false;
  const seat = seatOf(game, first);
  const control = game.seats.map((_, i) => (i === seat ? PERSON : opponent));
  met();
  const kept = await keepNew(session, `${game.title}: ${first.title}`, control, { first: first.id });
  location.hash = `#/play/${kept}`;
  return true;
}
