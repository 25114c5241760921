// Words of the game in whatever the page shows: marked by the browser's own highlights, so that no element changes for it, nothing
// moves and nothing is added to the order of Tab; and found again under a pointer or within what has the focus.
import type { Term } from '@bocage/lessons';
import { termFinder, type UsedTerm } from '@bocage/lessons/terms';

/** Where nothing is marked: drawings, fields, what is not for reading, and the words themselves. */
const LEFT_OUT =
  'svg, h1, input, textarea, select, script, style, .tools, .words, .term-note, a[href="#/"], [aria-hidden=true]';
/** What can be pressed. */
export const PRESSED = 'button, a, summary, label';
const NAME = 'term';

export interface Spot {
  readonly term: Term;
  readonly box: DOMRect;
  /** It stands on something that can be pressed. */
  readonly pressed: boolean;
}

/** The letter of a text under a point. Browsers name the way to it differently. */
function letterAt(x: number, y: number): { readonly node: Node; readonly offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const found = document.caretPositionFromPoint(x, y);
    return found === null ? undefined : { node: found.offsetNode, offset: found.offset };
  }
  const found = (document as Document).caretRangeFromPoint(x, y);
  return found === null ? undefined : { node: found.startContainer, offset: found.startOffset };
}

export class TermMarks {
  private readonly find: (text: string) => readonly UsedTerm[];
  /** What was found in a text, as long as it says the same. */
  private readonly known = new WeakMap<Text, { readonly data: string; readonly used: readonly UsedTerm[] }>();
  private readonly observer: MutationObserver;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(terms: readonly Term[]) {
    this.find = termFinder(terms);
    // After what is drawn: marks may come a moment late, a choice may not.
    this.observer = new MutationObserver(() => {
      this.waiting ??= setTimeout(() => {
        this.waiting = undefined;
        this.mark();
      }, 120);
    });
    this.observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    this.mark();
  }

  close(): void {
    this.observer.disconnect();
    clearTimeout(this.waiting);
    if ('highlights' in CSS) CSS.highlights.delete(NAME);
  }

  private usedIn(text: Text): readonly UsedTerm[] {
    const before = this.known.get(text);
    if (before?.data === text.data) return before.used;
    const used = this.find(text.data);
    this.known.set(text, { data: text.data, used });
    return used;
  }

  private *texts(root: Node): Generator<Text> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element
        ? node.matches(LEFT_OUT)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_SKIP
        : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (node instanceof Text) yield node;
  }

  private mark(): void {
    if (!('highlights' in CSS)) return;
    const ranges: StaticRange[] = [];
    for (const text of this.texts(document.body))
      for (const { at, end } of this.usedIn(text))
        ranges.push(new StaticRange({ startContainer: text, startOffset: at, endContainer: text, endOffset: end }));
    CSS.highlights.set(NAME, new Highlight(...ranges));
  }

  /** The term that lies there, if one does. */
  at(x: number, y: number): Spot | undefined {
    const letter = letterAt(x, y);
    if (!(letter?.node instanceof Text) || letter.node.parentElement?.closest(LEFT_OUT) != null) return undefined;
    const text = letter.node;
    const used = this.usedIn(text).find(({ at, end }) => letter.offset >= at && letter.offset <= end);
    if (used === undefined) return undefined;
    const range = document.createRange();
    range.setStart(text, used.at);
    range.setEnd(text, used.end);
    // The nearest letter is not always under the point.
    const box = [...range.getClientRects()].find(
      ({ left, right, top, bottom }) => x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2,
    );
    const pressed = text.parentElement?.closest(PRESSED) != null;
    return box === undefined ? undefined : { term: used.term, box, pressed };
  }

  /** All terms within an element, each once, in the order of reading. */
  within(element: Element): readonly Term[] {
    if (element.closest(LEFT_OUT) !== null) return [];
    const found = new Set<Term>();
    for (const text of this.texts(element)) for (const { term } of this.usedIn(text)) found.add(term);
    return [...found];
  }
}
