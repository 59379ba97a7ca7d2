import { useWords } from '../../../i18n/use-words.ts';
import { Signed } from '../../../sign-off/sign-marks.tsx';
import { AskedHeads } from './asked-cells.tsx';
import type { TableData } from './table-data.ts';
import styles from './gating-table.module.css';

interface Props {
  data: TableData;
  plan: string | undefined;
  removeQuestion: (question: string) => void;
}

export const TableHead = ({
  data: { columns, heads, asked, signs, coverage },
  plan,
  removeQuestion,
}: Props) => {
  const { t } = useWords();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.sticky}>
          {t('grid.item')}
        </th>
        {columns.map(({ name, says }, at) => (
          <th
            key={name}
            scope="col"
            title={says}
            className={name === plan ? styles.chosenPlan : undefined}
            data-chosen={name === plan || undefined}
          >
            {heads[at]}
            <Signed of={coverage?.columns[at]} />
          </th>
        ))}
        {asked && <AskedHeads columns={asked.columns} remove={removeQuestion} />}
        {signs && (
          <th scope="col" className={styles.signOff}>
            {t('signOff.head')}
          </th>
        )}
      </tr>
    </thead>
  );
};
