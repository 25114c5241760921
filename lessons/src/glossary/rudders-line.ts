// The words of Rudder's Line, each in one sentence with its rule, and the player aid: one page to play by.
import page from '../../data/rudders-line/aid.json' with { type: 'json' };
import terms from '../../data/rudders-line/glossary.json' with { type: 'json' };
import type { PlayerAid, Term } from '../types.ts';

export const glossary: readonly Term[] = terms;
export const aid: PlayerAid = page;
