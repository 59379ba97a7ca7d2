/** The circles in which names lead on to one name each, every circle once, begun at the first of its names that is met. */
export const circlesOf = (next: ReadonlyMap<string, string>): readonly (readonly string[])[] => {
  const known = new Set<string>();
  return [...next.keys()].flatMap((start) => {
    const way: string[] = [];
    let name: string | undefined = start;
    while (name !== undefined && !way.includes(name) && !known.has(name)) {
      way.push(name);
      name = next.get(name);
    }
    for (const one of way) known.add(one);
    return name !== undefined && way.includes(name) ? [way.slice(way.indexOf(name))] : [];
  });
};
