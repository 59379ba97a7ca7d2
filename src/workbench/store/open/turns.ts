/**
 * Lets at most `most` callers work at the same time. The others wait in the order of their calls, at most `patience`
 * milliseconds.
 */
export const turns = (most: number, patience: number) => {
  let free = most;
  const waiting = new Set<() => void>();
  return {
    /** Resolves when it is the caller's turn, and rejects after `patience`. The caller must give each turn back. */
    take: (): Promise<void> => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const come = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(come);
          reject(new Error('timeout exceeded when trying to connect'));
        }, patience);
        waiting.add(come);
      });
    },
    giveBack: (): void => {
      const [next] = waiting;
      if (!next) {
        free += 1;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
};
