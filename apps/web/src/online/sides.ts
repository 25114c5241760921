// The sides of games that two play, as forms name them before the rules are loaded.
export const SIDES: Readonly<Record<string, readonly (readonly [seat: string, name: string])[]>> = {
  'rudders-line': [
    ['US', 'American'],
    ['GE', 'German'],
  ],
};
