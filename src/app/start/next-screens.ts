/** How long a browser that does not tell when it is idle is left alone. */
const idleMilliseconds = 2000;

/** Resolves when a page that is loaded has nothing to do. */
const idle = async (): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((done) => window.addEventListener('load', done, { once: true }));
  await new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, idleMilliseconds)));
};

/**
 * Fetches the files of the screens that follow a sign-in into the browser's cache, in idle time and one after the other, so that nothing
 * that the page on show asks for has to wait for them.
 */
export const prefetchScreens = async (files: readonly string[]): Promise<void> => {
  await idle();
  for (const file of files) await fetch(file, { priority: 'low' }).then((answer) => answer.blob());
};
