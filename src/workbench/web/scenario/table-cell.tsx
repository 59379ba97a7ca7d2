import type { ReactNode } from 'react';
import type { Say } from '../i18n/use-words.ts';
import { Icon } from '../kit/icon.tsx';
import { joinClasses } from '../kit/join-classes.ts';
import styles from './table-cell.module.css';
import { type CellState, stateOf, type TableCell } from './table-items.ts';

export type CellLook = CellState | 'needed' | 'either';

const looks: Readonly<Record<CellLook, string | undefined>> = {
  shown: styles.shown,
  depends: styles.depends,
  hidden: styles.hidden,
  needed: styles.needed,
  either: styles.either,
};

interface BoxProps {
  look?: CellLook;
  isChanged?: boolean | undefined;
  children?: ReactNode;
}

export const CellBox = ({ look, isChanged = false, children }: BoxProps) => (
  <span
    className={joinClasses(styles.cell, look && looks[look], isChanged && styles.changed)}
    data-cell={look ?? ''}
    data-changed={isChanged || undefined}
  >
    {children}
  </span>
);

export const HalfSign = () => <span className={styles.half} data-half aria-hidden="true" />;

interface Props {
  cell: TableCell;
  /** The translate function. Passed in because thousands of cells would each look it up. */
  t: Say;
}

// A sign for all or no members, or the fact that decides first and the number of others.
export const CellText = ({ cell, t }: Props) => {
  const state = stateOf(cell);
  if (state === 'hidden')
    return (
      <span role="img" aria-label={t('grid.cell.hidden')}>
        –
      </span>
    );
  const { brief } = cell;
  const more = brief?.more ?? cell.outcomes.length - 1;
  return (
    <>
      {state === 'shown' ? <Icon name="check" size="xs" /> : <HalfSign />}
      <span>{state === 'shown' ? t('grid.cell.shown') : (brief?.says ?? cell.outcomes[0]?.when)}</span>
      {more > 0 && <small>+{more}</small>}
    </>
  );
};
