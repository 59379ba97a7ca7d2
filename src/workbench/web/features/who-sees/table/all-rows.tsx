import { type CSSProperties, memo, startTransition, useEffect, useState } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { isChanged, itemsOf, type TableGroup, type TableItem } from '../../../scenario/table-items.ts';
import { GroupHead } from './group-head.tsx';
import { ItemRows } from './item-rows.tsx';
import { type RowSelection, selectedColumns } from './row-selection.ts';
import type { TableData } from './table-data.ts';

interface GroupProps extends RowSelection {
  group: TableGroup;
  shown: ReadonlySet<string>;
  isFolded: boolean;
  data: TableData;
}

// The height of a group in rows until it is laid out. A changed item has two more rows.
const heightOf = (items: readonly TableItem[], against: string | undefined): CSSProperties => {
  const rows = items.reduce((sum, item) => sum + (against !== undefined && isChanged(item) ? 3 : 1), 1);
  return { '--rows': rows } as CSSProperties;
};

const GroupRows = memo(({ group, shown, isFolded, data, chosen, selection }: GroupProps) => {
  const { t, language } = useWords();
  const items = itemsOf(group);
  const matching = items.filter(({ row }) => shown.has(row.id));
  return (
    <tbody hidden={matching.length === 0} style={heightOf(isFolded ? [] : matching, data.against)}>
      <GroupHead {...{ group, isFolded, data }} shown={matching.length} all={items.length} />
      {items.map((item) => (
        <ItemRows
          key={item.row.id}
          {...{ item, data, t, language }}
          isHidden={isFolded || !shown.has(item.row.id)}
          {...selectedColumns(item, { chosen, selection })}
        />
      ))}
    </tbody>
  );
});

// More rows than fit on a screen.
const firstRows = 80;

const firstGroups = (groups: readonly TableGroup[], shown: ReadonlySet<string>): readonly TableGroup[] => {
  let rows = 0;
  const last = groups.findIndex(
    (group) => (rows += itemsOf(group).filter(({ row }) => shown.has(row.id)).length) >= firstRows,
  );
  return last < 0 ? groups : groups.slice(0, last + 1);
};

interface Props extends RowSelection {
  /** All groups, including those that do not match the filters. */
  groups: readonly TableGroup[];
  shown: ReadonlySet<string>;
  folded: ReadonlySet<string>;
  data: TableData;
  isAtOnce: boolean;
  /** Called after rows are added, hidden or shown. `isWhole` is true when all rows are rendered. */
  onDrawn: (isWhole: boolean) => void;
}

// Every row is in the page, also those that the filters hide: showing a row again is then fast, and the
// browser's search and print find all.
export const AllRows = ({ groups, shown, folded, data, chosen, selection, isAtOnce, onDrawn }: Props) => {
  // The first rows are painted before the rest is rendered.
  const [isWhole, setWhole] = useState(isAtOnce);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const drawn = isWhole ? groups : firstGroups(groups, shown);
  useEffect(() => onDrawn(isWhole), [isWhole, onDrawn, groups, shown, folded, data]);
  return drawn.map((group) => (
    <GroupRows
      key={group.key}
      {...{ group, shown, data }}
      chosen={chosen?.item.startsWith(group.key) ? chosen : undefined}
      selection={
        selection && itemsOf(group).some(({ row }) => selection.items.has(row.id)) ? selection : undefined
      }
      isFolded={folded.has(group.key)}
    />
  ));
};
