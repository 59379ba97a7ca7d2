/** The same numbers in a longer array. */
export const grown = (old: Int32Array, size: number): Int32Array<ArrayBuffer> => {
  const next = new Int32Array(size);
  next.set(old);
  return next;
};
