// The cover of a game: a sheet cut from its own map; for a game without one, form lines made from its name.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ofThisBuild } from '../core/build.ts';
import { lazy } from '../core/lazy.tsx';
import { isNight } from '../core/settings.ts';
import { COVERS } from '../map/cover-windows.ts';
import * as W from '../words/pages.ts';

/** Home is there at once; what lies on the covers comes a moment later. */
const CoverPieces = lazy(() => import('../map/cover-pieces.tsx').then((m) => m.CoverPieces), null);

function hasCover(game: string): game is keyof typeof COVERS {
  return game in COVERS;
}

const CAPTIONS: Readonly<Record<string, readonly [string, string]>> = {
  'rudders-line': [W.pointeDuHoc, W.n13600At],
  'sherman-leader': [W.ardennesWinter, W.n24HexesOfSix],
  credentials: [W.brittany, W.lambertConformalConic],
};

const missing = signal<ReadonlySet<string>>(new Set());
/** The page can be used before its pictures are there: on a slow machine they take as long as all the rest. */
const shown = signal(false);

/** Form lines around a few heights, from a seed of the name: never the same for two games, always for one. */
function FormLines({ name }: { readonly name: string }) {
  let seed = 7;
  for (const c of name) seed = (seed * 31 + c.charCodeAt(0)) % 9973;
  const rings = Array.from({ length: 4 }, (_, hill) => {
    const x = 60 + ((seed * (hill + 3)) % 280);
    const y = 60 + ((seed * (hill + 7)) % 300);
    return Array.from({ length: 6 }, (_, i) => ({
      x,
      y,
      rx: 18 + i * 21,
      ry: 12 + i * 16,
      turn: (seed * (hill + 1)) % 180,
    }));
  }).flat();
  return (
    <svg viewBox="0 0 404 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="404" height="420" fill="#E8E2BE" />
      {rings.map((r) => (
        <ellipse
          key={`${r.x} ${r.rx}`}
          cx={r.x}
          cy={r.y}
          rx={r.rx}
          ry={r.ry}
          transform={`rotate(${r.turn} ${r.x} ${r.y})`}
          fill="none"
          stroke="#9A6A3C"
          stroke-width={r.rx % 60 === 0 ? 1.4 : 0.8}
          opacity="0.6"
        />
      ))}
    </svg>
  );
}

export function Cover({ game }: { readonly game: string }) {
  useEffect(() => {
    shown.value = true;
  }, []);
  const [left, right] = CAPTIONS[game] ?? ['', ''];
  const name = ofThisBuild(`drawing/cover-${game}-${isNight() ? 'night' : 'day'}.svg`);
  return (
    <figure class="cover">
      <div class="frame">
        {missing.value.has(name) || CAPTIONS[game] === undefined ? (
          <FormLines name={game} />
        ) : (
          shown.value && (
            <>
              <img
                src={name}
                alt=""
                loading="lazy"
                decoding="async"
                onError={() => {
                  missing.value = new Set([...missing.value, name]);
                }}
              />
              {hasCover(game) && <CoverPieces game={game} />}
            </>
          )
        )}
      </div>
      <figcaption class="cap">
        <span>{left}</span>
        <span>{right}</span>
      </figcaption>
    </figure>
  );
}
