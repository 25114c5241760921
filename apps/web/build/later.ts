// Rules that come later share their modules with those that come at once: what a chapter refuses is asked by the first question,
// its steps are not. Here the later part gets copies of the chapters, and of each the bundler keeps what its side uses.
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** At the end of a module's name: the copy for what comes later. Rules keep no state of their own, so two of them are no harm. */
const COPY = '?later';
/** Who comes later: the rest of the rules, and what the page shows of plans and fights. */
const FROM = /\/games\/[^/]+\/src\/(?:later\.ts$|facts\/(?:loading|march|combat)\.ts$|rules\/.*\?later$)/;
const RULES = /\/games\/[^/]+\/src\/rules\/.*\.ts$/;

export const laterCopies: Plugin = {
  name: 'rules that come later',
  enforce: 'pre',
  resolveId(name, importer) {
    if (importer === undefined || !name.startsWith('.') || !FROM.test(importer.replaceAll('\\', '/'))) return undefined;
    const file = join(importer, '..', name);
    return RULES.test(file.replaceAll('\\', '/')) ? file + COPY : undefined;
  },
};
