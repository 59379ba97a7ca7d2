/** The longest wait: a tab in the background paints nothing. */
const patienceMilliseconds = 100;

/** Done once what was rendered is on the screen: what is asked for then does not hold it back. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, patienceMilliseconds);
    requestAnimationFrame(() => setTimeout(done));
  });
