// The tree of a search, in flat arrays: one node for each run of choices from the root, whatever chance brought between.

const START = 1 << 12;

/** No node: end of a list of children, parent of the root. */
export const NONE = -1;

export class Tree {
  /** Number of nodes; the root is node 0. */
  size = 0;
  choice = new Int32Array(START);
  parent = new Int32Array(START);
  /** The child added last; its `sibling` is the one added before. */
  child = new Int32Array(START);
  sibling = new Int32Array(START);
  /** Trials that went through the node. */
  visits = new Int32Array(START);
  /** Trials in which its choice was legal: with hidden information and dice it is not in all of them. */
  offered = new Int32Array(START);
  /** Sum and sum of squares of the results, for the seat that searches. */
  total = new Float64Array(START);
  squares = new Float64Array(START);

  constructor() {
    this.clear();
  }

  /** Back to a bare root. */
  clear(): void {
    this.size = 0;
    this.add(NONE, 0);
  }

  add(parent: number, choice: number): number {
    if (this.size === this.choice.length) this.grow();
    const node = this.size++;
    this.choice[node] = choice;
    this.parent[node] = parent;
    this.child[node] = NONE;
    this.sibling[node] = NONE;
    this.visits[node] = 0;
    this.offered[node] = 0;
    this.total[node] = 0;
    this.squares[node] = 0;
    if (parent !== NONE) {
      this.sibling[node] = this.child[parent];
      this.child[parent] = node;
    }
    return node;
  }

  /** The child of a node with that choice, or NONE. */
  find(node: number, choice: number): number {
    let child = this.child[node];
    while (child !== NONE && this.choice[child] !== choice) child = this.sibling[child];
    return child;
  }

  mean(node: number): number {
    return this.visits[node] === 0 ? 0 : this.total[node] / this.visits[node];
  }

  /** Takes back all results of a node. */
  forget(node: number): void {
    this.visits[node] = 0;
    this.total[node] = 0;
    this.squares[node] = 0;
  }

  /** Standard deviation of the results behind a node. */
  spread(node: number): number {
    const n = this.visits[node];
    if (n < 2) return 0;
    const mean = this.total[node] / n;
    return Math.sqrt(Math.max(0, this.squares[node] / n - mean * mean));
  }

  /** Makes a node the root and forgets what does not hang on it. Children come after their parents, so one pass does. */
  moveRoot(to: number): void {
    if (to === 0) return;
    const moved = new Int32Array(this.size).fill(NONE);
    moved[to] = 0;
    const old = { child: this.child.slice(0, this.size), sibling: this.sibling.slice(0, this.size) };
    let size = 1;
    for (let i = to + 1; i < this.size; i++) if (moved[this.parent[i]] !== NONE) moved[i] = size++;
    for (let i = to; i < this.size; i++) {
      const at = moved[i];
      if (at === NONE) continue;
      this.choice[at] = this.choice[i];
      this.visits[at] = this.visits[i];
      this.offered[at] = this.offered[i];
      this.total[at] = this.total[i];
      this.squares[at] = this.squares[i];
      this.parent[at] = at === 0 ? NONE : moved[this.parent[i]];
      this.child[at] = old.child[i] === NONE ? NONE : moved[old.child[i]];
      this.sibling[at] = at === 0 || old.sibling[i] === NONE ? NONE : moved[old.sibling[i]];
    }
    this.size = size;
  }

  private grow(): void {
    const length = this.choice.length * 2;
    const longer = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const made = new Int32Array(length);
      made.set(old);
      return made;
    };
    this.choice = longer(this.choice);
    this.parent = longer(this.parent);
    this.child = longer(this.child);
    this.sibling = longer(this.sibling);
    this.visits = longer(this.visits);
    this.offered = longer(this.offered);
    for (const key of ['total', 'squares'] as const) {
      const made = new Float64Array(length);
      made.set(this[key]);
      this[key] = made;
    }
  }
}
