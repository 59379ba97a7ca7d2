import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { isMenu } from '../../../scenario/item-names.ts';
import type { TableGroup } from '../../../scenario/table-items.ts';
import { Signed } from '../../../sign-off/sign-marks.tsx';
import { type RowProps, type TableData, widthOf } from './table-data.ts';
import styles from './gating-table.module.css';

interface Props {
  group: TableGroup;
  shown: number;
  all: number;
  isFolded: boolean;
  data: TableData;
  rowProps?: RowProps;
}

export const GroupHead = ({ group: { key, name }, shown, all, isFolded, data, rowProps }: Props) => {
  const { t } = useWords();
  return (
    <tr {...rowProps} className={styles.group}>
      <th scope="rowgroup" className={styles.sticky} title={key}>
        <span className="row">
          <Button
            small
            kind="quiet"
            icon={isFolded ? 'next' : 'down'}
            aria-expanded={!isFolded}
            aria-label={t(isFolded ? 'grid.unfold' : 'grid.fold', { name })}
            onClick={() => data.toggleGroup(key)}
          />
          <span className="clip">
            {name}
            {isMenu(key) && <small className="muted"> {t('grid.menu')}</small>}
          </span>
          <span className="count">{shown === all ? all : t('grid.countOf', { shown, all })}</span>
        </span>
      </th>
      <td colSpan={widthOf(data)}>
        <Signed of={data.coverage?.groups.get(key)} />
      </td>
    </tr>
  );
};
