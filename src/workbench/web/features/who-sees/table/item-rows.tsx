import { memo } from 'react';
import type { Language, Translate } from '../../../i18n/use-words.ts';
import { Mark } from '../../../kit/marks.tsx';
import { spokenDay } from '../../../kit/pacific-time.ts';
import { isChanged, type TableItem, type TableRow } from '../../../scenario/table-items.ts';
import { RowMark } from '../../../sign-off/sign-marks.tsx';
import { AskedCells } from './asked-cells.tsx';
import { DifferenceRow } from './difference-row.tsx';
import { TableCells } from './table-cells.tsx';
import { type RowProps, type TableData, widthOf } from './table-data.ts';
import { itemKinds, type ItemLineKind } from './table-lines.ts';
import styles from './gating-table.module.css';
import { joinClasses } from '../../../kit/join-classes.ts';

const ShownDays = ({
  row: { everywhere },
  t,
  language,
}: {
  row: TableRow;
  t: Translate;
  language: Language;
}) => {
  const { from, until } = everywhere;
  if (from === undefined && until === undefined) return null;
  const kind = from === undefined ? 'until' : until === undefined ? 'from' : 'both';
  const spoken = (day: string | undefined): string => (day === undefined ? '' : spokenDay(day, language));
  return (
    <small className="muted nowrap">
      {t(`grid.span.${kind}`, { from: spoken(from), until: spoken(until) })}
    </small>
  );
};

// No cell of the other side's row is marked as changed.
const noChanges: readonly boolean[] = [];

interface RowOfItemProps {
  item: TableItem;
  data: TableData;
  rowProps?: RowProps;
  chosen: string | undefined;
  selected: ReadonlySet<string> | undefined;
  /** The translate function. A prop, because thousands of rows would each look it up. */
  t: Translate;
  language: Language;
}

const BeforeRow = ({
  item: { before },
  data: { columns, briefs, against, asked, signs },
  rowProps,
  t,
}: RowOfItemProps) => (
  <tr {...rowProps} className={styles.before} data-line="before">
    <th scope="row" className={styles.sticky} title={against}>
      <span className="clip">{against}</span>
    </th>
    {before ? (
      <>
        <TableCells row={before} {...{ columns, briefs, t }} changed={noChanges} />
        {asked?.columns.map(({ name }) => (
          <td key={name} className={joinClasses(styles.cell, styles.question)} />
        ))}
        {signs && <td className={styles.signOff} />}
      </>
    ) : (
      <td colSpan={columns.length}>{t('grid.cell.gone')}</td>
    )}
  </tr>
);

const OwnRow = ({ item, data, rowProps, chosen, selected, t, language }: RowOfItemProps) => {
  const { row, name, apart, changed } = item;
  const { columns, briefs, asked, marked } = data;
  const signs = data.signs?.get(row.id);
  return (
    <tr {...rowProps}>
      <th scope="row" className={styles.sticky} title={row.id}>
        <span className="row">
          <span className="clip">
            {name}
            {apart !== undefined && <small className="muted"> {apart}</small>}
          </span>
          <ShownDays row={row} t={t} language={language} />
          {isChanged(item) && <Mark kind="changed" />}
        </span>
      </th>
      <TableCells
        {...{ row, columns, briefs, changed, chosen, selected, t }}
        marked={marked.get(row.id)}
        signs={signs?.some(({ state }) => state !== 'none') ? signs : undefined}
      />
      {asked && (
        <AskedCells item={row.id} columns={asked.columns} cells={asked.cells[row.id]} chosen={chosen} />
      )}
      {data.signs && <RowMark className={styles.signOff} item={row.id} name={name} signs={signs} />}
    </tr>
  );
};

export const ItemLine = ({ kind, ...props }: RowOfItemProps & { kind: ItemLineKind }) => {
  const { item, data, rowProps } = props;
  if (kind === 'before') return <BeforeRow {...props} />;
  if (kind === 'item') return <OwnRow {...props} />;
  return (
    <DifferenceRow
      name={item.name}
      changes={data.differences?.[item.row.id] ?? []}
      width={widthOf(data)}
      rowProps={rowProps}
    />
  );
};

interface Props extends Omit<RowOfItemProps, 'rowProps'> {
  isHidden: boolean;
}

export const ItemRows = memo(({ isHidden, ...props }: Props) =>
  itemKinds(props.item, props.data).map((kind) => (
    <ItemLine key={kind} {...props} kind={kind} rowProps={{ hidden: isHidden }} />
  )),
);
