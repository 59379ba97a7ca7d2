import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';

interface Options {
  readonly count: number;
  readonly keyOf: (row: number) => string;
  readonly scroller: () => HTMLElement | null;
  /** Returns the height in pixels to assume until a row is measured. */
  readonly usualHeight: () => number;
  /** The rows that stay rendered while they are out of view, such as the one with the tab stop. */
  readonly alwaysDrawn: readonly number[];
  /** The number of rows to render above and below the visible ones. */
  readonly overscan: number;
  /** The pixels above the first row that are scrolled with the rows. */
  readonly scrollMargin?: number;
}

interface RowInSight {
  readonly index: number;
  /** The height in pixels of the rows above that are not rendered. */
  readonly gap: number;
}

/** Returns the visible rows of a long list (Decision 0052). Measures each by its `data-index`. */
export const useRowsInSight = <Row extends HTMLElement>({
  count,
  keyOf,
  scroller,
  usualHeight,
  alwaysDrawn,
  overscan,
  scrollMargin = 0,
}: Options) => {
  const virtualizer = useVirtualizer<HTMLElement, Row>({
    count,
    getScrollElement: scroller,
    estimateSize: usualHeight,
    getItemKey: keyOf,
    rangeExtractor: (range) =>
      [
        ...new Set([...defaultRangeExtractor(range), ...alwaysDrawn.filter((at) => at >= 0 && at < count)]),
      ].sort((a, b) => a - b),
    overscan,
    scrollMargin,
  });
  const drawn = virtualizer.getVirtualItems();
  const rows = drawn.map(({ index, start }, at): RowInSight => ({
    index,
    gap: start - (drawn[at - 1]?.end ?? scrollMargin),
  }));
  const end = drawn.at(-1)?.end ?? scrollMargin;
  return {
    rows,
    measure: virtualizer.measureElement,
    heightBelow: virtualizer.getTotalSize() + scrollMargin - end,
  };
};
