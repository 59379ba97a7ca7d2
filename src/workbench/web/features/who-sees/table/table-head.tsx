import { useWords } from '../../../i18n/use-words.ts';
import { Signed } from '../../../sign-off/sign-marks.tsx';
import { AskedHeads } from '../questions/asked-cells.tsx';
import type { TableData } from './table-data.ts';

interface Props {
  readonly data: TableData;
  /** The name of the plan that is filtered for. */
  readonly plan: string | undefined;
  readonly removeQuestion: (question: string) => void;
}

export const TableHead = ({ data: { columns, asked, signs, coverage }, plan, removeQuestion }: Props) => {
  const { t } = useWords();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="stick">
          {t('grid.item')}
        </th>
        {columns.map(({ name, says }, at) => (
          <th key={name} scope="col" title={name} className={name === plan ? 'on' : undefined}>
            {says}
            <Signed of={coverage?.columns[at]} />
          </th>
        ))}
        {asked && <AskedHeads columns={asked.columns} remove={removeQuestion} />}
        {signs && (
          <th scope="col" className="rowsign">
            {t('signOff.head')}
          </th>
        )}
      </tr>
    </thead>
  );
};
