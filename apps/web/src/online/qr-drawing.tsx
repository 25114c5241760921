// A text as a QR code on paper: dark on light by night too, with the margin of four that a camera looks for.
import { qrCode } from './qr.ts';

const MARGIN = 4;

export function QrDrawing({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrCode(text);
  if (code === undefined) return null;
  const size = code.length + 2 * MARGIN;
  const dark = code.flatMap((line, row) =>
    line.map((module, column) => (module ? `M${column + MARGIN} ${row + MARGIN}h1v1h-1z` : '')),
  );
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
