export interface Repeated {
  /** Runs the work now. If it is already running, runs it once more afterwards. */
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}

export const repeat = (
  task: () => Promise<void>,
  milliseconds: number,
  onError: (error: unknown) => void,
): Repeated => {
  let isClosed = false;
  let isAsked = false;
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
