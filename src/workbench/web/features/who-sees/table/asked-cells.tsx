import type {
  AskedCell,
  AskedColumn,
  AskedColumns,
} from '../../../../../authoring/questions/asked-columns.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Icon } from '../../../kit/icon.tsx';
import { CellBox, type CellLook, HalfSign } from '../../../scenario/table-cell.tsx';
import { TextButton } from '../../../kit/button.tsx';
import styles from './gating-table.module.css';
import { joinClasses } from '../../../kit/join-classes.ts';

interface HeadProps {
  columns: readonly AskedColumn[];
  remove: (name: string) => void;
}

export const AskedHeads = ({ columns, remove }: HeadProps) => {
  const { t } = useWords();
  return columns.map(({ name, says, value, kind }) => (
    <th key={name} scope="col" className={styles.question} title={says}>
      <span className="row">
        <span className={styles.questionLabel}>
          {value !== undefined && <b className="strong">{value}</b>}
          {kind === 'unknown' ? t('questions.unknown', { name }) : says}
        </span>
        <TextButton aria-label={t('questions.remove', { name: says })} onClick={() => remove(name)}>
          <Icon name="close" size="xs" />
        </TextButton>
      </span>
    </th>
  ));
};

const looks: Readonly<Record<AskedCell, CellLook>> = {
  yes: 'needed',
  no: 'needed',
  either: 'either',
  any: 'hidden',
  nobody: 'hidden',
  shown: 'shown',
  depends: 'depends',
  hidden: 'hidden',
};
const signs: Readonly<Partial<Record<AskedCell, string>>> = { any: '·', nobody: '–', hidden: '–' };

const Answer = ({ cell }: { cell: AskedCell }) => {
  const { t } = useWords();
  const sign = signs[cell];
  const says = t(`questions.cell.${cell}`);
  if (sign !== undefined)
    return (
      <span role="img" aria-label={says}>
        {sign}
      </span>
    );
  return (
    <>
      {cell === 'shown' && <Icon name="check" size="xs" />}
      {cell === 'depends' && <HalfSign />}
      <span>{says}</span>
    </>
  );
};

interface CellProps {
  item: string;
  columns: readonly AskedColumn[];
  cells: AskedColumns['cells'][string] | undefined;
  chosen: string | undefined;
}

export const AskedCells = ({ item, columns, cells = [], chosen }: CellProps) =>
  columns.map(({ name }, at) => {
    const cell = cells[at];
    return (
      <td
        key={name}
        className={joinClasses(styles.cell, styles.question)}
        data-item={item}
        data-column={name}
        tabIndex={-1}
        aria-selected={name === chosen || undefined}
      >
        {cell !== undefined && (
          <CellBox look={looks[cell]}>
            <Answer cell={cell} />
          </CellBox>
        )}
      </td>
    );
  });
