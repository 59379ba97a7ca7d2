import { memo } from 'react';
import type { CellSign, Coverage } from '../../api/cell-signs.ts';
import { type Translate, useWords } from '../i18n/use-words.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { rowSign } from '../scenario/sign-off-states.ts';
import styles from './sign-marks.module.css';
import { joinClasses } from '../kit/join-classes.ts';

const markClasses = { right: styles.right, wrong: styles.wrong, again: styles.again } as const;
const icons: Readonly<Record<'right' | 'wrong' | 'again', IconName>> = {
  right: 'check',
  wrong: 'close',
  again: 'clock',
};

export const CellMark = ({ sign, t }: { sign: CellSign | undefined; t: Translate }) => {
  if (!sign || sign.state === 'none') return null;
  return (
    <span className={joinClasses(styles.mark, markClasses[sign.state])}>
      <Icon name={icons[sign.state]} size="xs" />
      <span className="sr">{t(`signOff.cell.${sign.state}`)}</span>
    </span>
  );
};

interface RowProps {
  className: string | undefined;
  item: string;
  name: string;
  signs: readonly CellSign[] | undefined;
}

// A click selects all cells of the row. The keyboard signs off a row from any of its cells.
export const RowMark = memo(({ className, item, name, signs = [] }: RowProps) => {
  const { t } = useWords();
  const { state, signed, cells, by } = rowSign(signs);
  const icon = state === 'some' || state === 'none' ? undefined : icons[state];
  return (
    <td
      className={joinClasses(
        styles.row,
        className,
        state !== 'some' && state !== 'none' && markClasses[state],
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        data-row={item}
        title={by.length === 0 ? undefined : t('signOff.by', { name: by.join(', ') })}
      >
        {icon && <Icon name={icon} size="xs" />}
        <span>
          {state === 'right'
            ? by.map((name) => name.split(' ')[0]).join(', ')
            : t(`signOff.row.${state}`, { signed, cells })}
        </span>
        <span className="sr">{t('signOff.choose', { name })}</span>
      </button>
    </td>
  );
});

export const Signed = ({ of }: { of: Coverage | undefined }) => {
  const { t } = useWords();
  return (
    of && (
      <small className={styles.progress} data-progress>
        {t('signOff.progress', { right: of.right, wrong: of.wrong, open: of.open })}
      </small>
    )
  );
};
