// The night sheet: the same drawing with lightness turned over and colour cut back. One drawing, two sheets.

function turned(hex: string): string {
  const [r, g, b] = [0, 2, 4].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as [number, number, number];
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const light = (most + least) / 2;
  const spread = most - least;
  let hue = 0;
  if (spread > 0) {
    if (most === r) hue = ((g - b) / spread + 6) % 6;
    else if (most === g) hue = (b - r) / spread + 2;
    else hue = (r - g) / spread + 4;
  }
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * light - 1));
  const turnedLight = light >= 0.5 ? 0.12 + 0.72 * (1 - light) : Math.min(0.78, 0.26 + 0.95 * (0.5 - light));
  const chroma = (1 - Math.abs(2 * turnedLight - 1)) * saturation * 0.62;
  const x = chroma * (1 - Math.abs((hue % 2) - 1));
  const m = turnedLight - chroma / 2;
  const [nr, ng, nb] = [
    [chroma, x, 0],
    [x, chroma, 0],
    [0, chroma, x],
    [0, x, chroma],
    [x, 0, chroma],
    [chroma, 0, x],
  ][Math.floor(hue) % 6] ?? [0, 0, 0];
  return [nr, ng, nb]
    .map((v) =>
      Math.round(((v ?? 0) + m) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

/** Every colour of a drawing turned over. */
export function night(svg: string): string {
  return svg.replace(/#([0-9a-fA-F]{6})\b/g, (_, hex: string) => `#${turned(hex)}`);
}
