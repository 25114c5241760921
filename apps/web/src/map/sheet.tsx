// placeholder
import type { Ui } from '../parts/ui.ts';
import type { Kit } from './kit.ts';
export function MapSheet(_: { readonly ui: Ui; readonly kit: Kit }) {
  return null;
}
