// What lessons, puzzles and first games say around their own texts.

// answers
export const answers = 'Answers';
export const answersBy = (measure: string, proof: string): string =>
  `Answers, by ${measure}, ${proof === 'exact' ? 'exact' : 'by trials'}`;

// around
export const lesson = 'Lesson';
export const example = 'Example';
export const puzzle = 'Puzzle';

// first
export const firstGame = 'First game';
export const firstGameOf = (title: string): string => `First game · ${title}`;
export const goalOf = (have: number, enough: number): string => `${have} of ${enough}`;
export const goalReached = 'You have reached the goal.';
export const goalMissed = 'The goal was not reached this time.';
export const tryAgain = 'Try again';
export const allLessons = 'All lessons';

// note
export const coach = 'Coach';

// open-lesson
export const lessonsNotLoaded = 'The lessons could not be loaded. Check the connection and load the page again.';
export const noSuchLesson = (id: string): string => `There is no lesson '${id}' in this version of Bocage.`;

// strip
export const bestAnswer = 'That is the best answer.';
export const finishedQuoted = (title: string): string => `You have finished “${title}”.`;
export const onceMore = 'Once more';
export const stepsOf = (n: number, length: number): string => `${n} of ${length}`;
export const why = 'Why';
export const showIt = 'Show it';
export const skip = 'Skip';
export const leaveTheLesson = 'Leave the lesson';
export const leave = 'Leave';

// tutor
export const rulesNotLoaded = 'The rules could not be loaded. Check the connection and load the page again.';
export const saidAndTakenBack = (say: string): string => `${say} It is taken back.`;
export const takenBack = 'Taken back.';
export const finished = (title: string): string => `You have finished ${title}.`;
export const stepOf = (n: number, length: number, task: string, point: string, text: string): string =>
  `Step ${n} of ${length}. ${task} ${point} ${text}`;

// unkept
export const fromMove = (title: string, n: number): string => `${title}, from choice ${n}`;
