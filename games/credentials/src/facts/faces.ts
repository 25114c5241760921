// The face of a card that was drawn, by the event that tells of it.
import type { GameEvent } from '@bocage/engine';
import type { CredentialsEvent } from '../state/events.ts';
import type { GameData } from '../state/tables.ts';
import { priceText } from '../words/names.ts';
import { W } from '../words/table.ts';

export interface CardFace {
  readonly deck: string;
  readonly name: string;
  /** What it says; empty if its name says all. */
  readonly text: string;
}

/** TAMC 7, TAMC 8.a, TAMC 12, TAMC 14: undefined if the event draws no card. */
export function cardFace(t: GameData, told: GameEvent): CardFace | undefined {
  const event = told as CredentialsEvent;
  const { intelligence, recon, riesensauerei, wehrmacht } = t.data;
  switch (event.kind) {
    case 'intelligence': {
      const row = intelligence.find((one) => one.id === event.card);
      return row && { deck: W.intelligenceReport, name: row.title, text: W.newFfi(row.ffi) };
    }
    case 'kgCard': {
      const row = riesensauerei.find((one) => one.id === event.card);
      return row && { deck: W.riesensauerei, name: row.name, text: '' };
    }
    case 'recon': {
      const row = recon.find((one) => one.id === event.card);
      return row && { deck: W.aerialRecon, name: row.name, text: row.text };
    }
    case 'enemy': {
      const row = wehrmacht.find((one) => one.id === event.unit);
      return row && { deck: W.wehrmacht, name: row.name, text: W.toBeat(priceText(row.ammo, row.fuel)) };
    }
    default:
      return undefined;
  }
}
