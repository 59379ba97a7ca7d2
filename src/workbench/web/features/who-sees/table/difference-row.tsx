import type { ComponentProps } from 'react';
import type { ItemDifference } from '../../../../../authoring/questions/item-differences.ts';
import { describeChange, useChangeWords } from '../../../draft/changes/describe-change.ts';
import { Samples } from '../../../draft/changes/who-notices.tsx';
import styles from './gating-table.module.css';

interface Props {
  name: string;
  changes: readonly ItemDifference[];
  width: number;
  rowProps: ComponentProps<'tr'> | undefined;
}

export const DifferenceRow = ({ name, changes, width, rowProps }: Props) => {
  const words = useChangeWords();
  return (
    <tr {...rowProps} className={styles.difference}>
      <td className={styles.sticky}>
        <b className="strong clip">{name}</b>
      </td>
      <td colSpan={width}>
        {changes.map((change, index) => (
          <p key={index}>
            {describeChange(change, words)} ·{' '}
            <span className="muted small">{words.t('compare.for', { who: change.who })}</span>{' '}
            <Samples names={change.samples} />
          </p>
        ))}
      </td>
    </tr>
  );
};
