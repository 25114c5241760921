// Words of the game explain themselves where they stand, in one sentence with the rule: under a mouse that rests on them, under a
// finger that stays, and by a key for all words of what has the focus, or else of the question.
import type { Term } from '@bocage/lessons';
import { render } from 'preact';
import { RuleLink } from '../parts/rule-link.tsx';
import { wear } from '../parts/wear.ts';
import { loadWords } from './reference.ts';
import { PRESSED, TermMarks } from './term-marks.ts';
import styles from './terms.css?url';

/** How long a mouse rests, on a button longer, and a finger stays, in milliseconds. */
const REST = 350;
const REST_ON_BUTTON = 900;
const STAY = 500;
/** How far a finger may slip, and how far the note keeps from edges, in pixels. */
const SLIP = 10;
const EDGE = 12;
export const TERMS_KEY = ',';

function Note({ terms, showRule }: { readonly terms: readonly Term[]; readonly showRule: (rule: string) => void }) {
  return (
    <dl>
      {terms.map(({ term, text, rule }) => (
        <div key={term} data-term={term}>
          <dt>{term}</dt>
          <dd>
            {text} <RuleLink ui={{ showRule }} rule={rule} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

class TermNote {
  private readonly element = document.createElement('div');
  private readonly showRule: (rule: string) => void;
  /** What had the focus before the note took it. */
  private before: Element | null = null;
  /** What it speaks of. */
  private box = new DOMRect();

  constructor(showRule: (rule: string) => void) {
    this.showRule = (rule) => {
      this.hide();
      showRule(rule);
    };
    const { element } = this;
    element.className = 'term-note';
    element.popover = 'manual';
    element.tabIndex = -1;
    document.body.append(element);
  }

  close(): void {
    render(null, this.element);
    this.element.remove();
  }

  get open(): boolean {
    return this.element.matches(':popover-open');
  }

  /** A note on a button goes as soon as the mouse leaves the word. */
  isLeft(x: number, y: number): boolean {
    const { left, right, top, bottom } = this.box;
    const out = x < left || x > right || y < top || y > bottom;
    return this.open && this.element.dataset.on === 'button' && out;
  }

  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.element.contains(target);
  }

  /** Above what it speaks of, where no choice waits for the mouse, or below where there is no room. */
  show(terms: readonly Term[], box: DOMRect, kind: 'key' | 'text' | 'button'): void {
    const { element } = this;
    const byKey = kind === 'key';
    this.hide();
    this.box = box;
    element.dataset.on = kind;
    element.setAttribute('role', byKey ? 'dialog' : 'status');
    if (byKey) element.setAttribute('aria-label', 'Words used here');
    else element.removeAttribute('aria-label');
    render(<Note terms={terms} showRule={this.showRule} />, element);
    element.showPopover();
    const { offsetWidth: width, offsetHeight: height } = element;
    const above = box.top - height - 6;
    const top = above >= EDGE ? above : box.bottom + 6;
    element.style.left = `${Math.max(EDGE, Math.min(box.left, innerWidth - width - EDGE))}px`;
    element.style.top = `${Math.min(top, Math.max(EDGE, innerHeight - height - EDGE))}px`;
    if (!byKey) return;
    this.before = document.activeElement;
    element.focus();
  }

  hide(): void {
    if (!this.open) return;
    const focused = this.holds(document.activeElement);
    this.element.hidePopover();
    if (focused && this.before instanceof HTMLElement) this.before.focus({ preventScroll: true });
    this.before = null;
  }
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** What the key is about: what has the focus if it uses a word of the game, else the question with all around it. */
function asked(marks: TermMarks): { readonly terms: readonly Term[]; readonly box: DOMRect } | undefined {
  const focus = document.activeElement ?? document.body;
  const own = focus === document.body || focus.id === 'question' ? [] : marks.within(focus);
  const around = [...document.querySelectorAll('.lesson-strip, .panel-scroll')];
  const all = around.length > 0 ? around : [...document.querySelectorAll('main')];
  const terms = own.length > 0 ? own : [...new Set(all.flatMap((one) => marks.within(one)))];
  const near = own.length > 0 ? focus : (document.getElementById('question') ?? all[0]);
  return terms.length === 0 || near === undefined ? undefined : { terms, box: near.getBoundingClientRect() };
}

/** Explains from now on; the key is asked once at once if it was what brought this. Resolves to what ends it. */
export async function explainTerms(game: string, showRule: (rule: string) => void, key?: string): Promise<() => void> {
  const [{ terms }] = await Promise.all([loadWords(game), wear(styles)]);
  const marks = new TermMarks(terms);
  const note = new TermNote(showRule);
  const ends = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finger: readonly [x: number, y: number] | undefined;
  let shownByFinger = false;

  const look = (x: number, y: number): boolean => {
    const spot = marks.at(x, y);
    if (spot !== undefined) note.show([spot.term], spot.box, spot.pressed && finger === undefined ? 'button' : 'text');
    return spot !== undefined;
  };
  const byKey = (): void => {
    const found = asked(marks);
    if (found !== undefined) note.show(found.terms, found.box, 'key');
  };
  const on = <K extends keyof WindowEventMap>(name: K, act: (event: WindowEventMap[K]) => void): void =>
    addEventListener(name, act, { signal: ends.signal, capture: true });

  on('pointermove', (event) => {
    if (event.pointerType === 'touch') {
      if (finger !== undefined && Math.hypot(event.clientX - finger[0], event.clientY - finger[1]) > SLIP)
        clearTimeout(timer);
      return;
    }
    if (note.holds(event.target)) return;
    clearTimeout(timer);
    const { clientX, clientY } = event;
    if (note.isLeft(clientX, clientY)) note.hide();
    const rest = event.target instanceof Element && event.target.closest(PRESSED) !== null ? REST_ON_BUTTON : REST;
    timer = setTimeout(() => {
      if (!look(clientX, clientY)) note.hide();
    }, rest);
  });
  on('pointerdown', (event) => {
    if (note.holds(event.target)) return;
    clearTimeout(timer);
    note.hide();
    shownByFinger = false;
    if (event.pointerType !== 'touch') return;
    const { clientX, clientY } = event;
    finger = [clientX, clientY];
    timer = setTimeout(() => {
      shownByFinger = look(clientX, clientY);
    }, STAY);
  });
  for (const name of ['pointerup', 'pointercancel'] as const)
    on(name, () => {
      finger = undefined;
      clearTimeout(timer);
    });
  // A finger that asked for a word has pressed nothing.
  for (const name of ['click', 'contextmenu'] as const)
    on(name, (event) => {
      if (!shownByFinger || note.holds(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      if (name === 'click') shownByFinger = false;
    });
  on('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (event.key === TERMS_KEY) byKey();
    else if (event.key === 'Escape' && note.open) note.hide();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  on('scroll', () => {
    clearTimeout(timer);
    if (!note.holds(document.activeElement)) note.hide();
  });
  if (key === TERMS_KEY) byKey();
  return () => {
    ends.abort();
    clearTimeout(timer);
    note.close();
    marks.close();
  };
}
