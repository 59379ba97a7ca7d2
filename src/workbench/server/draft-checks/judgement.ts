import { type DraftAndBase, compareWithBase, findDraftProblems } from '../../../authoring/reports/draft-checks.ts';
import type { Judgement } from '../../api/generated/api-shapes.ts';
import { serverText } from '../words/server-words.ts';

// Never throws for the content of a source.
export const judgementOf = (judged: DraftAndBase): Omit<Judgement, 'source'> => {
  const { untold, ...told } = compareWithBase(judged);
  return { problems: findDraftProblems(judged), ...told, untold: untold ? serverText(judged.language, `untold.${untold}`) : null };
};
