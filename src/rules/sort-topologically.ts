/**
 * Sorts names so that dependencies come first. Iterative for any depth. The first name of a cycle comes last.
 */
export const sortTopologically = (
  roots: readonly string[],
  namesOf: (name: string) => readonly string[],
): readonly string[] => {
  const begun = new Set<string>();
  const finished = new Set<string>();
  const waiting: string[] = [];
  for (const root of roots) {
    if (finished.has(root)) continue;
    waiting.push(root);
    for (let name = root; waiting.length > 0; name = waiting.at(-1) ?? '') {
      const open = waiting.length;
      if (!begun.has(name)) {
        begun.add(name);
        const below = namesOf(name);
        for (let at = below.length - 1; at >= 0; at -= 1)
          if (!begun.has(below[at] ?? '')) waiting.push(below[at] ?? '');
      }
      if (waiting.length === open) finished.add(waiting.pop() ?? name);
    }
  }
  return [...finished];
};
