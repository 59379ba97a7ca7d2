import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import type { Part } from '../model/choices.ts';

interface PartChange {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly members: Diagram;
}

export const partChanges = (
  diagrams: Diagrams,
  among: Diagram,
  before: readonly Part[],
  after: readonly Part[],
): readonly PartChange[] => {
  const found = new Map<string, PartChange>();
  for (const old of before) {
    for (const now of after) {
      if (old.value === now.value) continue;
      const members = diagrams.and(diagrams.and(old.members, now.members), among);
      if (members === 0) continue;
      const key = JSON.stringify([old.value, now.value]);
      const earlier = found.get(key)?.members ?? 0;
      found.set(key, { before: old.value, after: now.value, members: diagrams.or(earlier, members) });
    }
  }
  return [...found.values()];
};
