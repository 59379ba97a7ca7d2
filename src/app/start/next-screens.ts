// The wait in browsers without an idle callback.
const idleMilliseconds = 2000;

const idle = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }));
  await new Promise((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, idleMilliseconds),
  );
};

// Loads the files of the screens after sign-in into the browser's cache, one by one in idle time, so that the
// current page never waits for them.
export const prefetchScreens = async (files: readonly string[]): Promise<void> => {
  await idle();
  for (const file of files) await fetch(file, { priority: 'low' }).then((answer) => answer.blob());
};
