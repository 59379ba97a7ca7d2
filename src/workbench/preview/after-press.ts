/**
 * Returns a function that runs a task immediately or, while the pointer is down, after the click. If the page changed
 * between press and release, the click would be lost. If there are several tasks, only the last one runs.
 */
export const afterPress = (): ((task: () => void) => void) => {
  let isPressed = false;
  let waiting: (() => void) | undefined;
  const release = (): void => {
    isPressed = false;
    waiting?.();
    waiting = undefined;
  };
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  document.addEventListener('pointercancel', release, true);
  // The click comes after the release, in the same task of the browser.
  document.addEventListener('pointerup', () => setTimeout(release), true);
  return (task) => {
    if (isPressed) waiting = task;
    else task();
  };
};
