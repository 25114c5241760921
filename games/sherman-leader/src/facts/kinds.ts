// What sort of Unit a card is, by its codes alone: a table draws its symbol by it.
import type { UnitRow } from '../built-in.ts';

export type UnitKind = 'tank' | 'recon' | 'halftrack' | 'infantry' | 'machine-gun' | 'anti-tank' | 'mortar' | 'gun';

type Card = Pick<UnitRow, 'type' | 'preMove' | 'notes' | 'speed'>;

export function unitKind({ type, preMove, notes, speed }: Card): UnitKind {
  if (type === 'Armor') return 'tank';
  if (notes.includes('Indirect Fire')) return type === 'Artillery' ? 'gun' : 'mortar';
  if (type === 'Artillery' || preMove === 'AT') return 'anti-tank';
  if (preMove === 'MG') return 'machine-gun';
  if (type !== 'Light Armor') return 'infantry';
  // Carriers, and what swims: slower than any car.
  return notes.includes('Transport') || speed <= 1 ? 'halftrack' : 'recon';
}
