// What clients of a server say of the line to it: why a game cannot be shown, and spans of time.
import { catalogue } from '@bocage/engine';

export const W = catalogue({
  hidesThings: 'This game hides things from the players; this version of Bocage shows such games on one screen only.',
  cannotFollow: (why: string): string => `The log of this game cannot be followed with the rules here: ${why}`,
  setUpAsksForDice: 'the set-up asks for dice',
  answered: (status: number): string => `The server answered ${status}.`,

  // A span of time, short: `2 d 4 h`. What is 0 is left out.
  daysAndHours: (days: number, hours: number): string => (hours === 0 ? `${days} d` : `${days} d ${hours} h`),
  hoursAndMinutes: (hours: number, minutes: number): string =>
    minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
  minutes: (minutes: number): string => `${minutes} min`,
  minutesAndSeconds: (minutes: number, seconds: number): string =>
    seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  seconds: (seconds: number): string => `${seconds} s`,
});
