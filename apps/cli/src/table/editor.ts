// The line that is being typed: keys in, text and cursor out; history, and completion of what can be typed.

/** A key as node:readline names it. */
export interface Key {
  readonly name?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly meta?: boolean | undefined;
  readonly sequence?: string | undefined;
}

/** What the line could go on with: whole lines that begin with it. */
export type Complete = (line: string) => readonly string[];

export type Pressed =
  | { readonly kind: 'typing' }
  | { readonly kind: 'line'; readonly line: string }
  /** Several ways to go on: to be shown. */
  | { readonly kind: 'ways'; readonly ways: readonly string[] }
  | { readonly kind: 'leave' }
  | { readonly kind: 'redraw' }
  | { readonly kind: 'scroll'; readonly by: number }
  | { readonly kind: 'escape' };

const TYPING: Pressed = { kind: 'typing' };
const MOST_HISTORY = 200;
const MOST_LINE = 2_000;

export class Editor {
  private letters: string[] = [];
  private at = 0;
  private readonly history: string[] = [];
  /** Where in the history; its end is the line being typed, which is kept meanwhile. */
  private looking = 0;
  private kept = '';

  get text(): string {
    return this.letters.join('');
  }

  /** The text before the cursor. */
  get before(): string {
    return this.letters.slice(0, this.at).join('');
  }

  press(text: string | undefined, key: Key, complete: Complete): Pressed {
    if (key.ctrl === true) return this.control(key.name ?? '');
    if (key.meta === true) return this.word(key.name ?? '');
    switch (key.name) {
      case 'return':
      case 'enter':
        return this.enter();
      case 'tab':
        return this.tab(complete);
      case 'escape':
        return { kind: 'escape' };
      case 'pageup':
        return { kind: 'scroll', by: -1 };
      case 'pagedown':
        return { kind: 'scroll', by: 1 };
      case 'up':
        return this.look(-1);
      case 'down':
        return this.look(1);
      case 'left':
        return this.go(this.at - 1);
      case 'right':
        return this.go(this.at + 1);
      case 'home':
        return this.go(0);
      case 'end':
        return this.go(this.letters.length);
      case 'backspace':
        return this.remove(this.at - 1, this.at);
      case 'delete':
        return this.remove(this.at, this.at + 1);
      default:
        return this.insert(text ?? '');
    }
  }

  private control(name: string): Pressed {
    switch (name) {
      case 'c':
        return { kind: 'leave' };
      case 'd':
        return this.letters.length === 0 ? { kind: 'leave' } : this.remove(this.at, this.at + 1);
      case 'l':
        return { kind: 'redraw' };
      case 'a':
        return this.go(0);
      case 'e':
        return this.go(this.letters.length);
      case 'b':
        return this.go(this.at - 1);
      case 'f':
        return this.go(this.at + 1);
      case 'p':
        return this.look(-1);
      case 'n':
        return this.look(1);
      case 'h':
        return this.remove(this.at - 1, this.at);
      case 'u':
        return this.remove(0, this.at);
      case 'k':
        return this.remove(this.at, this.letters.length);
      case 'w':
        return this.remove(this.wordBefore(), this.at);
      case 'j':
      case 'm':
        return this.enter();
      default:
        return TYPING;
    }
  }

  private word(name: string): Pressed {
    if (name === 'b') return this.go(this.wordBefore());
    if (name === 'backspace') return this.remove(this.wordBefore(), this.at);
    if (name !== 'f') return TYPING;
    let to = this.at;
    while (this.letters[to] === ' ') to++;
    while (to < this.letters.length && this.letters[to] !== ' ') to++;
    return this.go(to);
  }

  private wordBefore(): number {
    let to = this.at;
    while (to > 0 && this.letters[to - 1] === ' ') to--;
    while (to > 0 && this.letters[to - 1] !== ' ') to--;
    return to;
  }

  private enter(): Pressed {
    const line = this.text;
    if (line.trim() !== '' && line !== this.history[this.history.length - 1]) this.history.push(line);
    if (this.history.length > MOST_HISTORY) this.history.shift();
    this.looking = this.history.length;
    this.kept = '';
    this.set('');
    return { kind: 'line', line };
  }

  /** As far as all ways agree; if that is no farther, the ways themselves. */
  private tab(complete: Complete): Pressed {
    const start = this.before;
    const ways = complete(start);
    if (ways.length === 0) return TYPING;
    let common = ways[0] ?? '';
    for (const way of ways) while (!way.toLowerCase().startsWith(common.toLowerCase())) common = common.slice(0, -1);
    if (common.length <= start.length) return ways.length > 1 ? { kind: 'ways', ways } : TYPING;
    const after = this.letters.slice(this.at);
    this.letters = [...common, ...after];
    this.at = [...common].length;
    return TYPING;
  }

  private look(by: number): Pressed {
    const to = this.looking + by;
    if (to < 0 || to > this.history.length) return TYPING;
    if (this.looking === this.history.length) this.kept = this.text;
    this.looking = to;
    this.set(this.history[to] ?? this.kept);
    return TYPING;
  }

  private set(text: string): void {
    this.letters = [...text];
    this.at = this.letters.length;
  }

  private go(to: number): Pressed {
    this.at = Math.max(0, Math.min(this.letters.length, to));
    return TYPING;
  }

  private remove(from: number, to: number): Pressed {
    if (from < 0) return TYPING;
    this.letters.splice(from, to - from);
    this.at = from;
    return TYPING;
  }

  private insert(text: string): Pressed {
    const typed = [...text].filter((letter) => letter >= ' ' && letter !== '\u007f');
    if (this.letters.length + typed.length > MOST_LINE) return TYPING;
    this.letters.splice(this.at, 0, ...typed);
    this.at += typed.length;
    return TYPING;
  }
}
