import { useEffect, useState } from 'react';

// In milliseconds: longer than between two letters of a word.
const calm = 250;

/** Returns a value once it has not changed for a moment: the server is not asked for each letter. */
export const useCalm = (value: string): string => {
  const [known, setKnown] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(value), calm);
    return () => clearTimeout(timer);
  }, [value]);
  // Nothing is searched for: no reason to wait.
  return value === '' ? value : known;
};
