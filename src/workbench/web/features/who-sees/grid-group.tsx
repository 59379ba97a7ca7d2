import { type CSSProperties, memo } from 'react';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumns } from '../../../../authoring/questions/asked-columns.ts';
import type { ItemDifferences } from '../../../../authoring/questions/item-differences.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import type { MarkedColumns } from '../../scenario/marked-cells.tsx';
import type { GridCoverage, Signs } from '../../scenario/sign-states.ts';
import { type ChosenCell, type GridGroup, type GridItem, isChanged, isMenu, itemsOf } from '../../scenario/table-view.ts';
import type { Selection } from '../../sign-off/selection.ts';
import { Signed } from '../../sign-off/sign-marks.tsx';
import { ItemRow } from './item-row.tsx';

/** A group and what is asked of its items. */
export interface GroupProps {
  readonly group: GridGroup;
  /** The ids of the items that are asked for. The rows of others are there but hidden: to show one again is a matter of a moment. */
  readonly shown: ReadonlySet<string>;
  readonly columns: GatingTable['columns'];
  readonly chosen: ChosenCell | undefined;
  readonly isFolded: boolean;
  readonly fold: (key: string) => void;
  readonly against: string | undefined;
  readonly asked: AskedColumns | undefined;
  readonly differences: ItemDifferences['items'] | undefined;
  /** What was said of the cells, and how much of them; undefined where nothing is signed off. */
  readonly signs: Signs | undefined;
  readonly coverage: GridCoverage | undefined;
  /** The cells that were chosen together. */
  readonly selection: Selection | undefined;
  /** By id, the cells that should be otherwise. */
  readonly marked: ReadonlyMap<string, MarkedColumns>;
}

/** How many rows high a group is, for as long as it was not drawn: an item that differs has its words and its row of the other side above it. */
const heightOf = (items: readonly GridItem[], against: string | undefined): CSSProperties => {
  const rows = items.reduce((sum, item) => sum + (against !== undefined && isChanged(item) ? 3 : 1), 1);
  return { '--rows': rows } as CSSProperties;
};

/** A screen or menu with the rows of its items. */
export const GroupOf = memo((props: GroupProps) => {
  const { group, shown, columns, chosen, isFolded, fold, against, asked, differences, signs, coverage, selection, marked } = props;
  const { t, language } = useWords();
  const { key, name } = group;
  const items = itemsOf(group);
  const wanted = items.filter(({ row }) => shown.has(row.id));
  return (
    <tbody hidden={wanted.length === 0} style={heightOf(isFolded ? [] : wanted, against)}>
      <tr className="grp">
        <th scope="rowgroup" className="stick" title={key}>
          <span className="row">
            <Button
              small
              kind="quiet"
              icon={isFolded ? 'next' : 'down'}
              aria-expanded={!isFolded}
              aria-label={t(isFolded ? 'grid.unfold' : 'grid.fold', { name })}
              onClick={() => fold(key)}
            />
            <span className="clip">
              {name}
              {isMenu(key) && <small className="muted"> {t('grid.menu')}</small>}
            </span>
            <span className="cnt">
              {wanted.length === items.length ? items.length : t('grid.countOf', { shown: wanted.length, all: items.length })}
            </span>
          </span>
        </th>
        <td colSpan={columns.length + (asked?.columns.length ?? 0) + (signs ? 1 : 0)}>
          <Signed of={coverage?.groups.get(key)} />
        </td>
      </tr>
      {items.map((item) => (
        <ItemRow
          key={item.row.id}
          {...{ item, columns, against, asked, t, language }}
          isHidden={isFolded || !shown.has(item.row.id)}
          says={differences?.[item.row.id]}
          chosen={chosen?.item === item.row.id ? chosen.column : undefined}
          selected={selection?.items.has(item.row.id) ? selection.columns : undefined}
          marked={marked.get(item.row.id)}
          isSigned={signs !== undefined}
          signs={signs?.get(item.row.id)}
        />
      ))}
    </tbody>
  );
});
