const lookEveryMilliseconds = 100;
const patienceMilliseconds = 5000;

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

// Scrolls smoothly unless the visitor prefers less motion (A59). Waits up to five seconds for the element.
// Returns a function to cancel.
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
