// Steps as a row of boxes: done filled, the present one half.
export function Segments({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <span class="segments" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-step={i < at ? 'done' : i === at ? 'now' : 'open'} />
      ))}
    </span>
  );
}
