// Where a text uses words of the game: the pieces that a client marks and explains.
import type { Term } from './types.ts';

export interface UsedTerm {
  readonly term: Term;
  /** From which letter of the text to which. */
  readonly at: number;
  readonly end: number;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A form that has a capital stands as it is written (`Unit`, `MP`); any other may begin a sentence. All may have a plural s. */
function pattern(form: string): string {
  const [first = '', ...rest] = form;
  const plain = form === form.toLowerCase();
  const begins = plain ? `[${first}${first.toUpperCase()}]` : escaped(first);
  return `${begins}${escaped(rest.join(''))}${/\p{L}$/u.test(form) && !form.endsWith('s') ? 's?' : ''}`;
}

/** Finds words of the game in a text, each where it is used first; the longest one where several begin. */
export function termFinder(terms: readonly Term[]): (text: string) => readonly UsedTerm[] {
  const forms = terms.flatMap((term) => [
    ...[term.term, ...(term.forms ?? [])].map((form) => ({ form, term })),
    ...(term.except ?? []).map((form) => ({ form, term: undefined })),
  ]);
  if (forms.length === 0) return () => [];
  forms.sort((a, b) => b.form.length - a.form.length);
  const all = forms.map(({ form }) => `(${pattern(form)})`).join('|');
  const any = new RegExp(`(?<![\\p{L}\\d])(?:${all})(?![\\p{L}\\d])`, 'gu');
  return (text) => {
    const found = new Map<Term, UsedTerm>();
    for (const match of text.matchAll(any)) {
      const which = forms[match.slice(1).findIndex((one) => one !== undefined)]?.term;
      if (which !== undefined && !found.has(which))
        found.set(which, { term: which, at: match.index, end: match.index + match[0].length });
    }
    return [...found.values()];
  };
}
