// The words of These Are My Credentials, each in one sentence with its rule.
import terms from '../../data/credentials/glossary.json' with { type: 'json' };
import type { Term } from '../types.ts';

export const glossary: readonly Term[] = terms;
