/** A smallest set of members that meets every one of the sets; undefined when one of them is empty. */
export const smallestHittingSet = <Member>(sets: readonly ReadonlySet<Member>[]): ReadonlySet<Member> | undefined => {
  let best: ReadonlySet<Member> | undefined;
  const extend = (chosen: ReadonlySet<Member>, open: readonly ReadonlySet<Member>[]): void => {
    if (best && chosen.size >= best.size) return;
    const smallest = open.reduce<ReadonlySet<Member> | undefined>(
      (least, set) => (least && least.size <= set.size ? least : set),
      undefined,
    );
    if (!smallest) {
      best = chosen;
      return;
    }
    for (const member of smallest) {
      const rest = open.filter((set) => !set.has(member));
      extend(new Set([...chosen, member]), rest);
    }
  };
  extend(new Set(), sets);
  return best;
};
