// What the computer players weigh in a position, as a hint or a review names it: in the order of the weights.

export const TERMS: readonly string[] = [
  'American Victory Areas',
  'Enough Victory Areas to win',
  'Fresh American men',
  'Spent American men',
  'Fresh German men',
  'Spent German men',
  'Germans next to American Victory Areas',
  'Americans next to German Victory Areas',
  'Germans in German Victory Areas',
  'Unguarded American Victory Areas within reach of the Germans',
];
