import { useMemo } from 'react';
import type { Problem } from '../../../../api/generated/api-shapes.ts';
import { isRisk, thingsToCheck, type ThingsToCheck } from '../../../../api/things-to-check.ts';
import { useSelectedAnswer, useWorkerStatus } from '../../../analysis/use-worker-answer.ts';
import { useWords } from '../../../i18n/use-words.ts';
import type { Known } from '../../../analysis/answer-query.ts';
import { useEditor } from './editor-context.ts';

const problemsIn = ({ answer }: Known<'problems'>) => answer;

const staleIn = ({ answer }: Known<'meaning'>) => answer?.staleWords;

// The worker knows unsaved edits; without it the server answers about the saved source.
const useEither = <K extends 'problems' | 'meaning', Found>(
  kind: K,
  of: (known: Known<K>) => Found,
  saved: Found,
): Found => {
  const { language } = useWords();
  const isGone = useWorkerStatus() === 'gone';
  const found = useSelectedAnswer(kind, { language }, of);
  return isGone ? saved : (found ?? saved);
};

// The worker does not know risks: those of the last saved source are added.
export const useProblems = (): readonly Problem[] | undefined => {
  const saved = useEditor().checkResult?.problems;
  const found = useEither('problems', problemsIn, saved);
  return useMemo(
    () => (found === saved ? found : found && [...found, ...(saved ?? []).filter(isRisk)]),
    [found, saved],
  );
};

export const useStaleWords = () => useEither('meaning', staleIn, useEditor().checkResult?.staleWords);

const lostIn = ({ answer }: Known<'meaning'>) => answer?.meaning?.lost;

// Undefined while unknown. The tree and the strip count these.
export const useThingsToCheck = (): ThingsToCheck | undefined => {
  const problems = useProblems();
  const staleWords = useStaleWords();
  const lost = useEither('meaning', lostIn, useEditor().checkResult?.meaning?.lost);
  return useMemo(
    () => problems && thingsToCheck({ problems, staleWords: staleWords ?? [], lost }),
    [problems, staleWords, lost],
  );
};
