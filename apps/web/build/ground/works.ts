// Layer 6: the wire belt before the battery and the trenches between its works; where they ran is sketched.
import { type Dice, type Line, type Point, path, resample, rough, short } from './geometry.ts';
import type { Pen } from './pen.ts';

const WIRE: Line = [
  [120, 700],
  [190, 790],
  [300, 780],
  [420, 800],
  [560, 770],
  [700, 790],
  [790, 730],
  [868, 640],
  [850, 540],
];
const TRENCHES: readonly Line[] = [
  [
    [400, 450],
    [450, 500],
    [540, 490],
    [600, 440],
    [640, 400],
  ],
  [
    [620, 560],
    [690, 560],
    [730, 500],
    [760, 430],
  ],
  [
    [480, 620],
    [560, 640],
    [600, 690],
  ],
  [
    [740, 960],
    [800, 1010],
    [880, 1040],
  ],
  [
    [530, 280],
    [540, 330],
    [520, 380],
  ],
];

export function works(pen: Pen, random: Dice): void {
  const posts = resample(rough(WIRE, 10, random, 2), 11).map((step) => step.at);
  const barbs = posts.map(([x, y]) => `M${short(x - 2.6)} ${short(y - 2.6)}l5.2 5.2m0-5.2l-5.2 5.2`).join('');
  pen.raw(`<path d="${path(posts)}${barbs}" fill="none" stroke="#2B2620" stroke-width=".9"/>`);
  pen.lines(
    TRENCHES.map((line) => crenellated(rough(line, 14, random, 2))),
    'stroke="#3A2F20" stroke-width="2"',
  );
}

function crenellated(line: Line): Line {
  return resample(line, 7).map(({ at: [x, y], along: [dx, dy] }, i): Point => {
    const aside = (i >> 1) % 2 === 1 ? 3.2 : -3.2;
    return [x - dy * aside, y + dx * aside];
  });
}
