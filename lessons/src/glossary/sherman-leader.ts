// The words of Sherman Leader, each in one sentence with its rule.
import terms from '../../data/sherman-leader/glossary.json' with { type: 'json' };
import type { Term } from '../types.ts';

export const glossary: readonly Term[] = terms;
