import type { Problem } from '../../api/generated/api-shapes.ts';
import type { Say } from '../words/use-words.ts';

/**
 * What to do about a problem, in the words of whoever edits in the browser: the check itself speaks of files, which only developers have.
 * `canMend`: a press mends it.
 */
export const problemHelp = ({ hint, nearest }: Pick<Problem, 'hint' | 'nearest'>, canMend: boolean, t: Say): string => {
  if (nearest !== undefined) return t(canMend ? 'strip.toCheck.nearestMend' : 'strip.toCheck.nearest', { name: nearest });
  return hint.includes('config/') || hint.includes('locales/') ? t('strip.toCheck.notFiles') : hint;
};
