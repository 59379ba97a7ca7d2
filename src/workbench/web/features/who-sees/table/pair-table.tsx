import type { TwoColumns } from '../../../../../authoring/questions/two-columns.ts';
import { joinClasses } from '../../../kit/join-classes.ts';
import { groupOf, lastPart, type NameOf } from '../../../scenario/item-names.ts';
import styles from './gating-table.module.css';

interface RowProps {
  row: TwoColumns['rows'][number];
  nameOf: NameOf;
  hasReasons: boolean;
}

const PairRow = ({ row, nameOf, hasReasons }: RowProps) => {
  const { id, name, differences, because } = row;
  return (
    <tr>
      <th scope="row" className={styles.sticky} title={id}>
        <span className="clip">{nameOf(id) ?? name ?? lastPart(id)}</span>
      </th>
      {(['one', 'other'] as const).map((side) => (
        <td key={side}>
          {differences.map((difference) => (
            <p key={difference.what}>
              {difference.what !== '' && <span className="muted small">{difference.what}: </span>}
              {difference[side]}
            </p>
          ))}
        </td>
      ))}
      {hasReasons && (
        <td className="small">
          {because.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </td>
      )}
    </tr>
  );
};

interface TableProps {
  answer: TwoColumns;
  heads: readonly string[];
  nameOf: NameOf;
  hasReasons: boolean;
}

export const PairTable = ({ answer: { rows }, heads: [item, ...others], nameOf, hasReasons }: TableProps) => (
  <table className={joinClasses(styles.table, styles.pair)}>
    <thead>
      <tr>
        <th scope="col" className={styles.sticky}>
          {item}
        </th>
        {others.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    {[...Map.groupBy(rows, ({ id }) => groupOf(id))].map(([key, group]) => (
      <tbody key={key}>
        <tr className={styles.group}>
          <th scope="rowgroup" className={styles.sticky}>
            <span className="clip">{nameOf(key) ?? lastPart(key)}</span>
          </th>
          <td colSpan={others.length} />
        </tr>
        {group.map((row) => (
          <PairRow key={row.id} {...{ row, nameOf, hasReasons }} />
        ))}
      </tbody>
    ))}
  </table>
);
