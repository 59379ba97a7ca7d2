// The higher bits of the hash are better distributed than the lower ones.
export const hash3 = (one: number, two: number, three: number): number =>
  Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b) ^ Math.imul(three, 0xc2b2ae35);

interface Answer {
  readonly h: number;
  readonly result: number;
}

const startSize = 1 << 14;
const largest = 1 << 20;

// A lossy cache: a later result may overwrite an earlier one.
export class Answers {
  #kept = new Int32Array(startSize);

  of(f: number, g: number, h: number): number {
    const slot = this.#slot(f, g, h);
    const slots = this.#kept;
    return slots[slot] === f && slots[slot + 1] === g && slots[slot + 2] === h
      ? (slots[slot + 3] as number)
      : -1;
  }

  keep(f: number, g: number, { h, result }: Answer): number {
    const slot = this.#slot(f, g, h);
    const slots = this.#kept;
    slots[slot] = f;
    slots[slot + 1] = g;
    slots[slot + 2] = h;
    slots[slot + 3] = result;
    return result;
  }

  // At most four megabytes.
  grow(): void {
    if (this.#kept.length < largest) this.#kept = new Int32Array(this.#kept.length * 2);
  }

  #slot(f: number, g: number, h: number): number {
    return ((hash3(f, g, h) >>> 9) << 2) & (this.#kept.length - 1);
  }
}

export const resize = (old: Int32Array, size: number): Int32Array<ArrayBuffer> => {
  const next = new Int32Array(size);
  next.set(old);
  return next;
};
