// How many of a game's options stand open in the form for a new game: they say what is played. The others say how, stand folded,
// and their texts come when they are unfolded.
const OPEN: Readonly<Record<string, number>> = { 'rudders-line': 1, credentials: 1, 'sherman-leader': 3 };

export function openOptions(game: string): number {
  return Object.hasOwn(OPEN, game) ? (OPEN[game] ?? 0) : Number.POSITIVE_INFINITY;
}
