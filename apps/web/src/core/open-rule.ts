// What is open in the rules panel: a rule, or a search.
import { signal } from '@preact/signals';

export const openRule = signal<string | undefined>(undefined);
