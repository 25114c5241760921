// Plates of Units: a side profile in two tones in a box of 120 by 52, facing right; what has no profile shows its symbol.
import { type UnitKind, unitKind } from '@bocage/sherman-leader/facts';
import type { ComponentChildren } from 'preact';
import { starPath } from '../../map/symbols.tsx';
import type { UnitModel } from './data.ts';
import { UNIT_SYMBOLS } from './look.ts';
import { SHERMAN_SYMBOLS } from './symbols.tsx';

/** A wheel: a dark disc with a light rim and hub. */
function wheels(all: readonly (readonly [x: number, y: number, r: number])[]): ComponentChildren {
  return all.map(([x, y, r]) => (
    <g key={`${x} ${y}`}>
      <circle class="dark rim" cx={x} cy={y} r={r} />
      <circle class="light" cx={x} cy={y} r={r * 0.3} />
    </g>
  ));
}

/** The running gear that the Sherman shares with what was built on it. */
function Tracks() {
  return (
    <>
      <path class="dark rim" d="M12 33Q4 34 5 40Q8 49 18 50.500H90Q104 49 109 40Q109 33 100 32.500Z" />
      <path
        class="light half"
        d="M23 45L27.500 37H33.500L38 45ZM47 45L51.500 37H57.500L62 45ZM71 45L75.500 37H81.500L86 45Z"
      />
      {wheels([...[25, 36, 49, 60, 73, 84].map((x) => [x, 45, 4.7] as const), [101, 39.5, 5.2], [13.5, 40, 4.6]])}
    </>
  );
}

function Tank() {
  return (
    <>
      <Tracks />
      <path class="light" d="M4 33L7 22H32L36 19.500H80L90 21.500L108 33Z" />
      <path class="seam" d="M7 27.500H98M30 22V33" />
      <path
        class="light edge"
        d="M37 19.500Q35.500 9 45 7L62 6.400Q75 7 77.500 19.500ZM38 16L28 15L29.500 9.500L42 8ZM45 3h12v4.200h-12ZM74 9.500h8v8h-8Z"
      />
      <path class="gun" d="M82 13.400H110" />
      <path class="dark" d={starPath(4.4, 58, 13.6)} />
    </>
  );
}

function Destroyer() {
  return (
    <>
      <Tracks />
      <path class="light" d="M4 33L14 20H84L108 33Z" />
      <path class="seam" d="M9 27H97" />
      <path class="light edge" d="M30 20L22 16L25 8.500H58L78 13L82 20ZM74 11h8v6.600h-8Z" />
      <path class="dark half" d="M22 16L25 8.500H33V18Z" />
      <path class="gun" d="M82 14.200H119" />
      <path class="dark" d={starPath(4.2, 50, 14.2)} />
    </>
  );
}

function Halftrack() {
  return (
    <>
      <path class="dark rim" d="M14 34Q6 36 7 43Q9 50.500 19 50.500H46Q56 50 58 42Q58 35 50 34Z" />
      {wheels([
        [16, 42, 4.6],
        [49, 41, 5],
        [25, 46, 3.3],
        [32, 46, 3.3],
        [39, 46, 3.3],
      ])}
      <path class="light" d="M2 17H56V14L62 12H72L78 21L103 24L106 36H2ZM107 33h6v7h-6Z" />
      <path class="seam" d="M56 15V36M72 13.500V35M8 26H52" />
      <path class="dark" d="M63 15H69L73.500 21H63Z" />
      {wheels([[93, 42, 9]])}
      <path class="gun" d="M44 12L66 6.800" />
      <path class="dark" d={starPath(5, 29, 25.6)} />
    </>
  );
}

function Team() {
  return (
    <>
      {[26, 60, 92].map((x, i) => (
        <g key={x} transform={`translate(${x} ${i === 1 ? 3 : 0})`}>
          <path class="light" d="M-9 14Q-9 5 0 4.600Q9 5 9.500 13L12 14.600H-11Z" />
          <path class="light" d="M-5.500 16H5.500V21Q4 25 0 25Q-4 25-5.500 21ZM-13 48Q-13 29-5 27.500H5Q13 29 13 48Z" />
          <path class="seam" d="M-7 28L3 48M6 29L0 38" />
          <path class="strap" d="M-14 50L16 8" />
          <path class="gun" d="M-14 50L-4 36L17 6.600" />
        </g>
      ))}
    </>
  );
}

function Mortar() {
  return (
    <>
      <ellipse class="light" cx="50" cy="48" rx="17" ry="3.600" />
      <path class="tube" d="M47 47L79 7" />
      <path class="gun" d="M70 18L88 50M70 18L76 50" />
      {[14, 26].map((x) => (
        <path
          key={x}
          class="light"
          transform={`translate(${x} 0)`}
          d="M-4.500 27Q0 15 4.500 27V38L1.600 43L5 50H-5L-1.600 43L-4.500 38Z"
        />
      ))}
    </>
  );
}

function AntiTank() {
  return (
    <>
      <path class="tube" d="M6 21H112" />
      <path class="gun" d="M5 15V27M112 15V27M84 17V10H87V17" />
      <path class="light" d="M52 25L48 41H55L59 25ZM70 25L67 37H72.500L76 25ZM20 25Q22 37 42 28" />
      <path class="light" d="M64 48H84L96 45L108 48L96 51L84 49.400L64 50.600L59 54V43Z" />
    </>
  );
}

const PROFILES: Partial<Readonly<Record<UnitKind, () => ComponentChildren>>> = {
  tank: Tank,
  halftrack: Halftrack,
  infantry: Team,
  'machine-gun': Team,
  mortar: Mortar,
};

/** Tanks with a gun stronger against armour than against the rest hunt tanks. */
function profileOf(card: UnitModel): (() => ComponentChildren) | undefined {
  const kind = unitKind(card);
  if (kind === 'tank' && card.ap > 0 && card.ap < card.he) return Destroyer;
  if (kind === 'anti-tank') return card.type === 'Infantry' ? AntiTank : undefined;
  return PROFILES[kind];
}

export function Plate({ card, number, lost }: { card: UnitModel; number: string; lost?: boolean }) {
  const Profile = profileOf(card);
  return (
    <svg class={lost === true ? 'plate lost' : 'plate'} viewBox="0 0 104 62" aria-hidden="true">
      <rect class="plate-face" x="1" y="1" width="102" height="60" rx="3" />
      <path class="light" d={starPath(4.2, 9, 9.2)} />
      <text x="98" y="14.400" text-anchor="end">
        {number}
      </text>
      {Profile === undefined ? (
        <g class="plate-symbol" transform="translate(52 38) scale(1.35)">
          {SHERMAN_SYMBOLS[UNIT_SYMBOLS[unitKind(card)]]?.()}
        </g>
      ) : (
        <g transform="translate(7 17) scale(.775 .82)">
          <Profile />
        </g>
      )}
      {lost === true && <path class="plate-hatch" d="M2 40L42 2M2 60L64 2M24 60L86 2M46 60L102 8M68 60L102 28" />}
    </svg>
  );
}
