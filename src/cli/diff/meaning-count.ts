import type { Publication } from '../../release/publication-log.ts';

/** How much members see differently after a publication, in a few words. */
export const meaningCount = ({ previous, meaning, untold }: Publication): string => {
  if (untold !== undefined) return 'differences unknown';
  if (!meaning) return previous === undefined ? 'first release' : 'differences not told';
  const count = meaning.changes.length + meaning.moved.length + meaning.other.length;
  return count === 1 ? '1 difference' : `${count} differences`;
};
