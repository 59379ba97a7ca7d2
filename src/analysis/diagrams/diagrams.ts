import { Answers, hash3, resize } from './answers.ts';
import { TooLarge } from './too-large.ts';

/**
 * A condition over bits, as a number. Equal conditions have equal numbers: 0 is never true, 1 is always true,
 * and other numbers are nodes of the diagram.
 */
export type Diagram = number;

const never = 0;
const always = 1;
const bottom = 0x7fffffff;
// Codes of the operations on two conditions. The cache stores them in place of a third condition.
const within = -1;
const meeting = -2;
const covering = -3;
const startSize = 1 << 12;
// A node takes 20 to 28 bytes, so a table of 2,000 items stays well below 500 MB.
const mostNodes = 4_000_000;
// A quarter of them. Diagrams with more nodes are not used for another model.
const mostKept = 1_000_000;

interface Nodes {
  readonly levels: Int32Array;
  readonly lows: Int32Array;
  readonly highs: Int32Array;
}

// Reduced ordered binary decision diagrams in one shared table. Every condition is stored once, so equal
// conditions have equal numbers. Throws `TooLarge` when the nodes exceed the budget.
export class Diagrams {
  #budget: number;
  #count = 2;
  #levels = new Int32Array(startSize);
  #lows = new Int32Array(startSize);
  #highs = new Int32Array(startSize);
  #table = new Int32Array(startSize * 2);
  readonly #answers = new Answers();
  #isFull = false;

  constructor(budget = mostNodes) {
    this.#budget = budget;
    this.#levels.fill(bottom, 0, 2);
  }

  // The two constants count too.
  get size(): number {
    return this.#count;
  }

  // Gives another model as many nodes as empty diagrams would. False if they are too full for one: a condition that was
  // too large is too large again only in empty ones.
  renew(): boolean {
    this.#budget = this.#count + mostNodes;
    return !this.#isFull && this.#count <= mostKept;
  }

  // Throws `TooLarge` when `work` creates more than this number of nodes.
  atMost<Answer>(nodes: number, work: () => Answer): Answer {
    const before = this.#budget;
    this.#budget = Math.min(before, this.#count + nodes);
    try {
      return work();
    } finally {
      this.#budget = before;
    }
  }

  // The constants have a level beyond every bit.
  level(node: Diagram): number {
    return this.#levels[node] as number;
  }

  low(node: Diagram): Diagram {
    return this.#lows[node] as Diagram;
  }

  high(node: Diagram): Diagram {
    return this.#highs[node] as Diagram;
  }

  // For code that reads all nodes: each has a higher number than the two below it. The arrays are valid until
  // the next node is created.
  get nodes(): Nodes {
    return { levels: this.#levels, lows: this.#lows, highs: this.#highs };
  }

  // If the bit is 1 then `high`, else `low`. Both must decide later bits only.
  node(level: number, low: Diagram, high: Diagram): Diagram {
    if (low === high) return low;
    const mask = this.#table.length - 1;
    let slot = (hash3(level, low, high) >>> 7) & mask;
    for (let found = this.#table[slot] as Diagram; found !== 0; found = this.#table[slot] as Diagram) {
      if (this.#levels[found] === level && this.#lows[found] === low && this.#highs[found] === high)
        return found;
      slot = (slot + 1) & mask;
    }
    const added = this.#reserve();
    this.#levels[added] = level;
    this.#lows[added] = low;
    this.#highs[added] = high;
    if (added * 2 < this.#table.length) this.#table[slot] = added;
    else this.#rehash();
    return added;
  }

  ite(f: Diagram, g: Diagram, h: Diagram): Diagram {
    if (f === always) return g;
    if (f === never) return h;
    if (g === h) return g;
    if (g === always && h === never) return f;
    const known = this.#answers.of(f, g, h);
    if (known >= 0) return known;
    const levels = this.#levels;
    const level = Math.min(levels[f] as number, levels[g] as number, levels[h] as number);
    const low = this.ite(this.#lowAt(f, level), this.#lowAt(g, level), this.#lowAt(h, level));
    const high = this.ite(this.#highAt(f, level), this.#highAt(g, level), this.#highAt(h, level));
    return this.#answers.keep(f, g, { h, result: this.node(level, low, high) });
  }

  not(f: Diagram): Diagram {
    return this.ite(f, never, always);
  }

  and(f: Diagram, g: Diagram): Diagram {
    if (f > g) return this.and(g, f);
    if (f === g || f === never) return f;
    if (f === always) return g;
    const known = this.#answers.of(f, g, never);
    if (known >= 0) return known;
    const level = Math.min(this.#levels[f] as number, this.#levels[g] as number);
    const low = this.and(this.#lowAt(f, level), this.#lowAt(g, level));
    const high = this.and(this.#highAt(f, level), this.#highAt(g, level));
    return this.#answers.keep(f, g, { h: never, result: this.node(level, low, high) });
  }

  or(f: Diagram, g: Diagram): Diagram {
    return f < g ? this.ite(f, always, g) : this.ite(g, always, f);
  }

  all(conditions: readonly Diagram[]): Diagram {
    return conditions.reduce((all, one) => this.and(all, one), always);
  }

  any(conditions: readonly Diagram[]): Diagram {
    return conditions.reduce((any, one) => this.or(any, one), never);
  }

  minus(f: Diagram, g: Diagram): Diagram {
    return this.ite(g, never, f);
  }

  // The generalized cofactor: two conditions that agree wherever `care` holds give the same number.
  within(f: Diagram, care: Diagram): Diagram {
    if (f < 2 || care === always) return f;
    if (f === care) return always;
    const known = this.#answers.of(f, care, within);
    if (known >= 0) return known;
    const level = Math.min(this.#levels[f] as number, this.#levels[care] as number);
    const low = this.#lowAt(care, level);
    const high = this.#highAt(care, level);
    const inHigh = high === never ? never : this.within(this.#highAt(f, level), high);
    const inLow = low === never ? inHigh : this.within(this.#lowAt(f, level), low);
    return this.#answers.keep(f, care, {
      h: within,
      result: this.node(level, inLow, high === never ? inLow : inHigh),
    });
  }

  // Creates no nodes and stops at the first common case.
  meets(f: Diagram, g: Diagram): boolean {
    if (f === never || g === never) return false;
    if (f === always || g === always || f === g) return true;
    if (f > g) return this.meets(g, f);
    const known = this.#answers.of(f, g, meeting);
    if (known >= 0) return known === 1;
    const level = Math.min(this.#levels[f] as number, this.#levels[g] as number);
    const found =
      this.meets(this.#highAt(f, level), this.#highAt(g, level)) ||
      this.meets(this.#lowAt(f, level), this.#lowAt(g, level));
    return this.#answers.keep(f, g, { h: meeting, result: found ? 1 : 0 }) === 1;
  }

  covers(f: Diagram, g: Diagram): boolean {
    if (f === always || g === never || f === g) return true;
    if (f === never || g === always) return false;
    const known = this.#answers.of(f, g, covering);
    if (known >= 0) return known === 1;
    const level = Math.min(this.#levels[f] as number, this.#levels[g] as number);
    const all =
      this.covers(this.#highAt(f, level), this.#highAt(g, level)) &&
      this.covers(this.#lowAt(f, level), this.#lowAt(g, level));
    return this.#answers.keep(f, g, { h: covering, result: all ? 1 : 0 }) === 1;
  }

  #lowAt(f: Diagram, level: number): Diagram {
    return this.#levels[f] === level ? (this.#lows[f] as Diagram) : f;
  }

  #highAt(f: Diagram, level: number): Diagram {
    return this.#levels[f] === level ? (this.#highs[f] as Diagram) : f;
  }

  #reserve(): Diagram {
    if (this.#count >= this.#budget) {
      this.#isFull = true;
      throw new TooLarge();
    }
    if (this.#count === this.#levels.length) this.#grow();
    return this.#count++;
  }

  #grow(): void {
    const size = this.#levels.length * 2;
    this.#levels = resize(this.#levels, size);
    this.#lows = resize(this.#lows, size);
    this.#highs = resize(this.#highs, size);
    this.#answers.grow();
  }

  #rehash(): void {
    const table = new Int32Array(this.#table.length * 4);
    const mask = table.length - 1;
    for (let node = 2; node < this.#count; node += 1) {
      let slot =
        (hash3(this.#levels[node] as number, this.#lows[node] as number, this.#highs[node] as number) >>> 7) &
        mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = node;
    }
    this.#table = table;
  }
}
