// The magnified piece, loaded when somebody first looks at one.
import { lazy } from '../core/lazy.tsx';
import type { Ui } from '../parts/ui.ts';

const PieceCard = lazy(() => import('./piece-card.tsx').then((m) => m.PieceCard), null);

export function Magnified({ ui }: { readonly ui: Ui }) {
  return ui.piece.value === undefined ? null : <PieceCard ui={ui} />;
}
