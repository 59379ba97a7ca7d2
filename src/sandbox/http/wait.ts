/** Resolves after some milliseconds and never keeps the process alive by itself. */
export const wait = (milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds).unref()) : Promise.resolve();
