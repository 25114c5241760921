// Rules that come later share their modules with those that come at once: what a chapter refuses is asked by the first question,
// its steps are not. Here the later part gets copies of the chapters, and of each the bundler keeps what its side uses.
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** At the end of a module's name: the copy for what comes later. Rules keep no state of their own, so two of them are no harm. */
const COPY = '?later';
/**
 * Who comes later: the rest of the rules, what the page shows of plans and fights, and of the whole game what computer players and positions
 * need.
 */
const FROM =
  /\/games\/(?:rudders-line|credentials)\/src\/(?:later\.ts$|facts\/(?:loading|march|combat)\.ts$|(?:player|positions)\/|words\/draw\.ts$|(?:rules|facts|words)\/.*\?later$)/;
/** What is copied: chapters of the rules, what odds, warnings and the names of movers are made of, and the order of pieces. */
const RULES = /\/games\/[^/]+\/src\/(?:rules\/.*|facts\/odds|words\/(?:warnings|movers)|positions\/numbering)\.ts$/;
/** What the first question needs all but whole: a copy would only be the same once more. */
const SHARED =
  /\/rudders-line\/src\/rules\/(?:fire\/segment|action\/(?:cost|step))\.ts$|\/credentials\/src\/rules\/(?:changes|10-ffi|12-combat\/(?:needs|frame)|09-actions\/encirclement)\.ts$/;

export const laterCopies: Plugin = {
  name: 'rules that come later',
  enforce: 'pre',
  resolveId(name, importer) {
    if (importer === undefined || !name.startsWith('.') || !FROM.test(importer.replaceAll('\\', '/'))) return undefined;
    const file = join(importer, '..', name);
    const path = file.replaceAll('\\', '/');
    return RULES.test(path) && !SHARED.test(path) ? file + COPY : undefined;
  },
};
