// What people are told about themselves: devices, accounts, names, addresses for notices, stewards.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const PEOPLE = catalogue({
  guest: 'a guest',
  /** Whoever has closed the account. */
  somebody: 'somebody',
  deviceNeeded: 'A device is needed for this.',
  makeDeviceFirst: 'A device is needed: POST devices/me first.',
  accountNeeded: 'An account is needed for this.',
  suspended: 'This account is suspended.',
  onlySteward: 'Only a steward may do this.',
  onlyMembersOpen: 'Only members of this club open games here.',
  notYourSeat: 'That seat is not yours.',

  // accounts and their devices
  deviceBelongsTo: (name: string): string => `This device belongs to ${name} already.`,
  invitationNeeded: 'An invitation of a steward is needed to become a member here.',
  nameTaken: 'That name, or one that looks like it, is taken.',
  nameLength: 'A name has 1 to 24 characters.',
  nameLetters: 'A name is made of letters, digits, blanks and . _ - only.',
  nameNeedsLetter: 'A name needs a letter or a digit.',
  nameAndCodeDiffer: 'Name and code do not belong together.',
  lettersGone: 'Those letters are not valid any more. Make new ones on your other device.',
  lettersNotTyped: 'No other device has typed these letters.',
  noSuchAccount: 'There is no such account.',

  // days off
  daysLeft: (days: number): string => `You have ${count(days, 'day')} left this year.`,
  daysInARow: 'At most 10 days in a row.',
  isAway: (name: string): string => `${name} is away.`,

  // where notices go
  noAddress: 'That is not an address.',
  addressNeedsHttps: 'The address must begin with https://.',
  addressWithPassword: 'The address must not hold a password.',
  addressNotPublic: 'The address must be a public one.',

  // stewards
  sayAccountOrGame: 'Say which account or game.',
  noSuchMember: 'There is no such member.',
});
