import { Fragment, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useRowsInSight } from '../../../layout/rows-in-sight.ts';
import type { ListedText } from '../status/text-filters.ts';
import type { RowPosition } from './text-row.tsx';

// Rows above and below the screen that are drawn too.
const overscan = 20;

// Two lines of text and the space around them, in pixels.
const usualHeight = 54;

interface Props {
  shown: readonly ListedText[];
  list: RefObject<HTMLElement | null>;
  alwaysDrawn: string | undefined;
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

export const TextsInSight = ({ shown, list, alwaysDrawn, renderRow }: Props) => {
  const scrollMargin = useScrollMargin(list);
  const { rows, measure, heightBelow } = useRowsInSight<HTMLDivElement>({
    count: shown.length,
    keyOf: (at) => shown[at]?.row.address ?? String(at),
    scroller: () => list.current?.closest('main') ?? null,
    usualHeight: () => usualHeight,
    alwaysDrawn: [shown.findIndex(({ row }) => row.address === alwaysDrawn)],
    overscan,
    scrollMargin,
  });
  return (
    <>
      {rows.map(({ index, gap }) => {
        const text = shown[index];
        return text && <Fragment key={text.row.address}>{renderRow(text, { index, gap, measure })}</Fragment>;
      })}
      <div aria-hidden="true" style={{ height: heightBelow }} />
    </>
  );
};
