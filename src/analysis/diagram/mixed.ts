/** A hash of three numbers: its higher bits are the better ones. */
export const mixed = (one: number, two: number, three: number): number =>
  Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b) ^ Math.imul(three, 0xc2b2ae35);
