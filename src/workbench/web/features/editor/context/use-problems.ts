import { useSelectedAnswer, useWorkerStatus } from '../../../analysis/use-worker-answer.ts';
import { useWords } from '../../../i18n/use-words.ts';
import type { Known } from '../../../analysis/answer-query.ts';
import { useEditor } from './editor-context.ts';

const problemsIn = ({ answer }: Known<'problems'>) => answer;

const staleIn = ({ answer }: Known<'meaning'>) => answer?.staleWords;

/** What the worker says of the present texts, where it can be had; else what the server says of those that are saved. */
const useEither = <K extends 'problems' | 'meaning', Found>(kind: K, of: (known: Known<K>) => Found, saved: Found): Found => {
  const { language } = useWords();
  const isGone = useWorkerStatus() === 'gone';
  const found = useSelectedAnswer(kind, { language }, of);
  return isGone ? saved : (found ?? saved);
};

/** What is wrong with the texts as they are now, or only to be looked at; undefined until it is known. */
export const useProblems = () => useEither('problems', problemsIn, useEditor().judgement?.problems);

/** The words whose Spanish is older than their English now, or missing; undefined until they are known. */
export const useStaleWords = () => useEither('meaning', staleIn, useEditor().judgement?.staleWords);
