import { checkConfig } from '../config/check/check-config.ts';
import type { Problem } from '../config/check/problem.ts';
import type { ConfigDocument } from '../config/files/document.ts';
import { findingProblems } from './analysis/finding-problems.ts';
import { portalNames } from './portal-names.ts';

/** Facts and rules that nothing uses are told by the analysis, which knows what the portal itself reads and what is waived. */
const isTakenOver = ({ code, file }: Problem): boolean => code === 'unused-name' && /rules\/(facts|rules)\.json$/.test(file);

/** All that `portal check` tells of a configuration: mistakes of the files and, where these have none, what the analysis of all members finds. */
export const everyProblem = (documents: readonly ConfigDocument[]): readonly Problem[] => {
  const checked = checkConfig(documents, portalNames);
  if (checked.some(({ severity }) => severity === 'error')) return checked;
  return [...checked.filter((problem) => !isTakenOver(problem)), ...findingProblems(documents).problems];
};
