import type { Explained } from '../../../worker/explained.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import { useWords } from '../../../words/use-words.ts';

/** Who sees an item of the draft as it is now, exactly; undefined until the analysis has told, or where it cannot. */
export const useExplained = (item: string): Explained | undefined => {
  const { language } = useWords();
  return useWorkerAnswer('explain', { item, side: 'draft', language }).answer;
};
