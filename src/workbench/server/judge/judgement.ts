import { type Judged, judgedMeaning, judgedProblems } from '../../../authoring/reports/judge.ts';
import type { Judgement } from '../../api/generated/api-shapes.ts';
import { serverText } from '../words/server-words.ts';

/**
 * What the server says of a source: the problems that `portal check` tells, errors first; who sees what differently than under the base,
 * where that can be told; words whose Spanish is older than their English. Never throws for what a source says.
 */
export const judgementOf = (judged: Judged): Omit<Judgement, 'source'> => {
  const { untold, ...told } = judgedMeaning(judged);
  return { problems: judgedProblems(judged), ...told, untold: untold ? serverText(judged.language, `untold.${untold}`) : null };
};
