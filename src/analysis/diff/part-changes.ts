import type { Diagram, Diagrams } from '../diagram/diagrams.ts';

/** Members who get the same; the parts of a whole do not overlap. */
export interface Part {
  readonly value: string | undefined;
  readonly members: Diagram;
}

export interface PartChange {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly members: Diagram;
}

/** Whose part has another value than before, within some members; changes with equal values are one. */
export const partChanges = (
  diagrams: Diagrams,
  within: Diagram,
  [before, after]: readonly [readonly Part[], readonly Part[]],
): readonly PartChange[] => {
  const found = new Map<string, PartChange>();
  for (const old of before) {
    for (const now of after) {
      if (old.value === now.value) continue;
      const members = diagrams.and(diagrams.and(old.members, now.members), within);
      if (members === 0) continue;
      const key = JSON.stringify([old.value, now.value]);
      const earlier = found.get(key)?.members ?? 0;
      found.set(key, { before: old.value, after: now.value, members: diagrams.or(earlier, members) });
    }
  }
  return [...found.values()];
};
