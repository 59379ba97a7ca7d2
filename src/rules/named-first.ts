/**
 * Names, each after those that it names itself (`namesOf`), in the order in which reading them from `roots` on finishes with them. No
 * chain is too long, because nothing here calls itself; of names that lead back to each other, the one met first comes last.
 */
export const namedFirst = (roots: readonly string[], namesOf: (name: string) => readonly string[]): readonly string[] => {
  const met = new Set<string>();
  const finished = new Set<string>();
  for (const root of roots) {
    if (finished.has(root)) continue;
    const waiting = [root];
    for (let name = root; waiting.length > 0; name = waiting.at(-1) ?? '') {
      const below = met.has(name) ? [] : namesOf(name).filter((one) => !met.has(one));
      met.add(name);
      if (below.length > 0) for (const one of [...below].reverse()) waiting.push(one);
      else finished.add(waiting.pop() ?? name);
    }
  }
  return [...finished];
};
