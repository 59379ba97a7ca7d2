import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

// The browser captures the page right after the event.
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia('print');
    const update = (): void => flushSync(() => setPrinting(print.matches));
    const start = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    print.addEventListener('change', update);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      print.removeEventListener('change', update);
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};
