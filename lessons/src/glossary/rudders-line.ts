// The words of Rudder's Line, each in one sentence with its rule.
import terms from '../../data/rudders-line/glossary.json' with { type: 'json' };
import type { Term } from '../types.ts';

export const glossary: readonly Term[] = terms;
