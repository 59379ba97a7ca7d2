import type { Spot } from '../../config/check/finding.ts';
import { problemOf } from '../../config/check/problem.ts';

/** A place in a configuration as `file:line`. */
export const lineOf = (at: Spot): string => {
  const { file, line } = problemOf({ at, code: '', message: '', hint: '' });
  return `${file}:${line}`;
};
