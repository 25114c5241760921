// The kernel: what a game is, chance, journal, undo, verdicts. It knows no game.
export {};
