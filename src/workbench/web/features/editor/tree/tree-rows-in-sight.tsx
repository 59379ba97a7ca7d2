import { type ReactNode, type RefCallback, type RefObject, useMemo } from 'react';
import { useRowsInSight } from '../../../layout/rows-in-sight.ts';
import { type TreePlace, treePlaces } from './tree-places.ts';
import type { TreeRow } from './tree-rows.ts';

// Rows above and below the screen that are drawn too.
const overscan = 20;

// In pixels, until a row is measured.
const usualHeight = 28;

export interface RowInTree extends TreePlace {
  readonly index: number;
  readonly gap: number;
  readonly measure: RefCallback<HTMLElement>;
}

interface Props {
  rows: readonly TreeRow[];
  tree: RefObject<HTMLElement | null>;
  /** The ids of the chosen row and the one with the tab stop. */
  alwaysDrawn: readonly (string | undefined)[];
  renderRow: (row: TreeRow, at: RowInTree) => ReactNode;
}

/** Renders the visible rows of a long tree. */
export const TreeRowsInSight = ({ rows, tree, alwaysDrawn, renderRow }: Props) => {
  const places = useMemo(() => treePlaces(rows), [rows]);
  const {
    rows: drawn,
    measure,
    heightBelow,
  } = useRowsInSight<HTMLElement>({
    count: rows.length,
    keyOf: (at) => rows[at]?.id ?? String(at),
    scroller: () => tree.current?.parentElement ?? null,
    usualHeight: () => usualHeight,
    alwaysDrawn: alwaysDrawn.map((id) => rows.findIndex((row) => row.id === id)),
    overscan,
  });
  return (
    <>
      {drawn.map(({ index, gap }) => {
        const [row, place] = [rows[index], places[index]];
        return row && place && renderRow(row, { index, gap, measure, ...place });
      })}
      <div aria-hidden="true" style={{ height: heightBelow }} />
    </>
  );
};
