// Words of the games are found where texts use them: as they are written, whole, once.
import { glossary as credentials } from '@bocage/lessons/glossary/credentials';
import { glossary as ruddersLine } from '@bocage/lessons/glossary/rudders-line';
import { glossary as shermanLeader } from '@bocage/lessons/glossary/sherman-leader';
import { termFinder } from '@bocage/lessons/terms';
import { expect, test } from 'vitest';
import { taught } from './courses.ts';

const FINDERS = {
  'rudders-line': termFinder(ruddersLine),
  'sherman-leader': termFinder(shermanLeader),
  credentials: termFinder(credentials),
};

function found(game: keyof typeof FINDERS, text: string): readonly string[] {
  return FINDERS[game](text).map(({ term, at, end }) => `${term.term}=${text.slice(at, end)}`);
}

test('a term is found in each of its forms, at the beginning of a sentence too', () => {
  expect(found('rudders-line', 'Retreats cost 2 MP; 3 Casualty Points are left.')).toEqual([
    'retreat=Retreats',
    'MP=MP',
    'CP=Casualty Points',
  ]);
  expect(found('credentials', 'The KG enters the Siege Box: Riesensauerei!')).toEqual([
    'Kampfgruppe=KG',
    'Siege Box=Siege Box',
    'Riesensauerei!=Riesensauerei!',
  ]);
});

test('the longest form counts, and each term once', () => {
  expect(found('credentials', 'a Limited Supply Base, a Supply Base, another Supply Base')).toEqual([
    'Limited Supply Base=Limited Supply Base',
    'Supply Base=Supply Base',
  ]);
});

test('words within words, and plain words where the game writes a capital, are none', () => {
  expect(found('rudders-line', 'compass, uncontrolled, startled, MPs4')).toEqual([]);
  expect(found('sherman-leader', 'a slow advance under cover, half of it')).toEqual([]);
  expect(found('sherman-leader', 'Slow Units in Cover')).toEqual(['Slow=Slow', 'Unit=Units', 'Cover=Cover']);
});

test('letters that mean something else in a phrase are none there', () => {
  expect(found('rudders-line', "3 CP at Rudder's CP")).toEqual(['CP=CP']);
  expect(found('rudders-line', "Rudder's CP")).toEqual([]);
});

test('every lesson uses words that it can explain', async () => {
  for (const { course } of await taught()) {
    const find = FINDERS[course.game as keyof typeof FINDERS];
    for (const lesson of course.lessons) {
      const said = lesson.steps.map(({ task, coach }) => `${task} ${coach.point} ${coach.text}`).join(' ');
      expect(find(said).length, lesson.id).toBeGreaterThan(0);
    }
  }
});
