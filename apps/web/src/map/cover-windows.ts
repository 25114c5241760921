// Which part of its map is the cover of a game: cut out at build time, and laid with counters by the page.

export const COVERS = {
  'rudders-line': { x: 285, y: 130, width: 560, height: 582 },
  'sherman-leader': { x: 130, y: 60, width: 520, height: 540 },
  credentials: { x: 20, y: 10, width: 620, height: 644 },
} as const;
