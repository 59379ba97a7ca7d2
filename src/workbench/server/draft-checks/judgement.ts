import { type DraftAndBase, compareWithBase, findDraftProblems } from '../../../authoring/reports/draft-checks.ts';
import type { Judgement } from '../../api/generated/api-shapes.ts';
import { serverText } from '../words/server-words.ts';

/**
 * What the server says of a source: the problems that `portal check` tells, errors first; who sees what differently than under the base,
 * where that can be told; words whose Spanish is older than their English. Never throws for what a source says.
 */
export const judgementOf = (judged: DraftAndBase): Omit<Judgement, 'source'> => {
  const { untold, ...told } = compareWithBase(judged);
  return { problems: findDraftProblems(judged), ...told, untold: untold ? serverText(judged.language, `untold.${untold}`) : null };
};
