import { useMemo } from 'react';
import { useEditor } from '../context/editor-context.ts';
import { useThingsToCheck } from '../context/use-problems.ts';

export interface ProblemMarks {
  readonly toCheck: ReadonlyMap<string, 'error' | 'toCheck'>;
  /** The number of all problems, and of those outside of items. */
  readonly count: number;
  readonly outside: number;
}

export const useProblemMarks = (): ProblemMarks => {
  const { now } = useEditor();
  const found = useThingsToCheck();
  return useMemo(() => {
    const { things = [], lost = [] } = found ?? {};
    const toCheck = new Map<string, 'error' | 'toCheck'>();
    const places = [
      ...things.map(({ address, severity }) => [now.outline.ownerOf(address ?? ''), severity] as const),
      ...lost.map(({ screen }) => [now.outline.byId(screen), 'warning'] as const),
    ];
    for (const [item, severity] of places)
      if (item && toCheck.get(item.node.entry) !== 'error')
        toCheck.set(item.node.entry, severity === 'error' ? 'error' : 'toCheck');
    return { toCheck, count: places.length, outside: places.filter(([item]) => item === undefined).length };
  }, [found, now.outline]);
};
