/** A hash of three numbers; its higher bits are better distributed than its lower ones. */
export const hash3 = (one: number, two: number, three: number): number =>
  Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b) ^ Math.imul(three, 0xc2b2ae35);

/** The result of an operation on f and g; `h` is the third condition or the code of the operation. */
interface Answer {
  readonly h: number;
  readonly result: number;
}

const startSize = 1 << 14;
const largest = 1 << 20;

/** A cache of results by operands; a later result may overwrite an earlier one. */
export class Answers {
  #kept = new Int32Array(startSize);

  /** The cached result; -1 when there is none. */
  of(f: number, g: number, h: number): number {
    const slot = this.#slot(f, g, h);
    const kept = this.#kept;
    return kept[slot] === f && kept[slot + 1] === g && kept[slot + 2] === h ? (kept[slot + 3] as number) : -1;
  }

  /** Caches a result and returns it. */
  keep(f: number, g: number, { h, result }: Answer): number {
    const slot = this.#slot(f, g, h);
    const kept = this.#kept;
    kept[slot] = f;
    kept[slot + 1] = g;
    kept[slot + 2] = h;
    kept[slot + 3] = result;
    return result;
  }

  /** Empties the cache and doubles its size, up to four megabytes. */
  grow(): void {
    if (this.#kept.length < largest) this.#kept = new Int32Array(this.#kept.length * 2);
  }

  #slot(f: number, g: number, h: number): number {
    return ((hash3(f, g, h) >>> 9) << 2) & (this.#kept.length - 1);
  }
}

/** The same numbers in a longer array. */
export const resized = (old: Int32Array, size: number): Int32Array<ArrayBuffer> => {
  const next = new Int32Array(size);
  next.set(old);
  return next;
};
