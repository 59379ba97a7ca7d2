import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

// True while the page is printed. The browser takes the page as it is right after it says so.
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia('print');
    const update = (): void => flushSync(() => setPrinting(print.matches));
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    print.addEventListener('change', update);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      print.removeEventListener('change', update);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};
