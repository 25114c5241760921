// The property suite for any game, and the helpers that tests of games share.
export {};
