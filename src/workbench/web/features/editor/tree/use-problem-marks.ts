import { useMemo } from 'react';
import { useEditor } from '../context/editor-context.ts';
import { useProblems, useStaleWords } from '../context/use-problems.ts';

export const useProblemMarks = (): ReadonlyMap<string, 'error' | 'toCheck'> => {
  const { now } = useEditor();
  const [problems, stale] = [useProblems(), useStaleWords()];
  return useMemo(() => {
    const found = new Map<string, 'error' | 'toCheck'>();
    const mark = (address: string, kind: 'error' | 'toCheck'): void => {
      const entry = now.outline.ownerOf(address)?.node.entry;
      if (entry !== undefined && found.get(entry) !== 'error') found.set(entry, kind);
    };
    for (const { address, severity } of problems ?? []) if (address) mark(address, severity === 'error' ? 'error' : 'toCheck');
    for (const { address } of stale ?? []) mark(address, 'toCheck');
    return found;
  }, [problems, stale, now.outline]);
};
