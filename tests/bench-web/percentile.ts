/** The value below which `share` (0 to 1) of the values lie, by the nearest rank; NaN for none. */
export const percentile = (values: readonly number[], share: number): number => {
  const ordered = [...values].sort((one, other) => one - other);
  return ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)] ?? Number.NaN;
};
