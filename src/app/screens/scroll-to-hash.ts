const lookEveryMilliseconds = 100;
const patienceMilliseconds = 5000;

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Scrolls to the element that a hash names after `delayMilliseconds`, smoothly unless the visitor wants less motion (A59);
 * an element that appears later is waited for up to five seconds. Returns a way to stop.
 */
export const scrollToHash = (hash: string, delayMilliseconds: number): (() => void) => {
  const id = decoded(hash);
  let timer = 0;
  let waited = 0;
  const look = (): void => {
    const element = document.getElementById(id);
    if (element) {
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
    } else if (waited < patienceMilliseconds) {
      waited += lookEveryMilliseconds;
      timer = window.setTimeout(look, lookEveryMilliseconds);
    }
  };
  timer = window.setTimeout(look, delayMilliseconds);
  return () => window.clearTimeout(timer);
};
