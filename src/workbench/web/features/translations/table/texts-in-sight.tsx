import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { ListedText } from '../status/text-filters.ts';
import type { RowPosition } from './text-row.tsx';

// Rows above and below the screen that are drawn too.
const overscan = 20;

// Two lines of text and the space around them, in pixels.
const usualHeight = 54;

interface Props {
  shown: readonly ListedText[];
  list: RefObject<HTMLElement | null>;
  kept: string | undefined;
  renderRow: (text: ListedText, position: RowPosition) => ReactNode;
}

const useScrollMargin = (list: Props['list']): number => {
  const [margin, setMargin] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const page = list.current?.closest('main');
      if (!list.current || !page) return;
      setMargin(list.current.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop);
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
  return margin;
};

export const TextsInSight = ({ shown, list, kept, renderRow }: Props) => {
  const scrollMargin = useScrollMargin(list);
  const keptIndex = shown.findIndex(({ row }) => row.address === kept);
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler is not in use
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    count: shown.length,
    getScrollElement: () => list.current?.closest('main') ?? null,
    estimateSize: () => usualHeight,
    getItemKey: (at) => shown[at]?.row.address ?? at,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(keptIndex < 0 ? [] : [keptIndex])])].sort(
        (a, b) => a - b,
      ),
    overscan,
    scrollMargin,
  });
  const rows = virtualizer.getVirtualItems();
  const end = rows.at(-1)?.end ?? scrollMargin;
  return (
    <>
      {rows.map(({ index, key, start }, at) => {
        const text = shown[index];
        // Rows that are not drawn leave a gap above the next one that is.
        const gap = start - (rows[at - 1]?.end ?? scrollMargin);
        return (
          text && (
            <Fragment key={key}>
              {renderRow(text, { index, gap, measure: virtualizer.measureElement })}
            </Fragment>
          )
        );
      })}
      <div aria-hidden="true" style={{ height: virtualizer.getTotalSize() + scrollMargin - end }} />
    </>
  );
};
