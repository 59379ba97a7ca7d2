/** Something that is done again and again, never twice at a time. */
export interface Repeated {
  /** Does it at once, or once more right after the present time. */
  readonly wake: () => void;
  /** Lets the present time end, and does it no more. */
  readonly close: () => Promise<void>;
}

/** Does `task` now and then every so many milliseconds, counted from its end. An error is told, and the next time comes as ever. */
export const repeat = (task: () => Promise<void>, milliseconds: number, onError: (error: unknown) => void): Repeated => {
  let [isClosed, isAsked] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const start = (): void => {
    clearTimeout(timer);
    isAsked = false;
    running = task()
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (isClosed) return;
        if (isAsked) start();
        else timer = setTimeout(start, milliseconds).unref();
      });
  };
  start();
  return {
    wake: () => {
      isAsked = true;
      if (!running && !isClosed) start();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
};
