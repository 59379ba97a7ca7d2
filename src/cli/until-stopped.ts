/** Waits for SIGINT or SIGTERM, then closes everything. */
export const untilStopped = async (closings: readonly (() => Promise<void>)[]): Promise<void> => {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => {
      resolve();
    });
    process.once('SIGTERM', () => {
      resolve();
    });
  });
  await Promise.all(closings.map((close) => close()));
};
