/** Lets `most` callers work at once, the others in the order of their calls. One waits at most `patience` milliseconds. */
export const turns = (most: number, patience: number) => {
  let free = most;
  const waiting = new Set<() => void>();
  return {
    /** Rejects if the turn does not come in time. Each turn that came has to be given back. */
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
