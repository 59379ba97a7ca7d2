import { useCallback, useEffect, useRef } from 'react';
import type { ChangeAddress } from '../../api/change-search.ts';
import { askText, readScenario } from '../../scenario/scenario-address.ts';
import type { CellAddress } from '../../scenario/table-items.ts';
import type { TableView } from './table-view.ts';

// The same function from render to render, which calls the newest callback: memoized parts that get it are
// not rendered again.
const useStableCallback = <Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): ((...args: Args) => void) => {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
};

interface Options {
  readonly change: ChangeAddress;
  readonly view: TableView;
  readonly cell: CellAddress | undefined;
}

export const useTableActions = ({ change, view, cell }: Options) => ({
  choose: useStableCallback((to: CellAddress) => change({ ...to })),
  close: useStableCallback(() => {
    if (!cell) return;
    change({ item: undefined, column: undefined });
    document.querySelector<HTMLElement>('[role="grid"] td[tabindex="0"]')?.focus({ preventScroll: true });
  }),
  toggleGroup: useStableCallback((key: string) => {
    const folded = new Set(view.folded);
    if (!folded.delete(key)) folded.add(key);
    change({ fold: folded.size === 0 ? undefined : [...folded].join(',') });
  }),
  removeQuestion: useStableCallback((question: string) =>
    change((now) => ({
      ask: askText(readScenario(now).names.filter((name) => name !== question)),
      ...(view.answer?.question === question && { answer: undefined }),
    })),
  ),
});
