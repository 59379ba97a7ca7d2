import { sameLists } from '../../../rules/memoize.ts';
import type { Finding } from '../findings/finding.ts';

/**
 * Returns a function that skips a check if it found nothing in the same parts before. The parts must contain
 * everything that the result depends on.
 */
export const soundParts = () => {
  const lists = sameLists<object>();
  const sound = new WeakSet<readonly object[]>();
  return (parts: readonly object[], find: () => readonly Finding[]): readonly Finding[] => {
    const list = lists(parts);
    if (sound.has(list)) return [];
    const found = find();
    if (found.length === 0) sound.add(list);
    return found;
  };
};
