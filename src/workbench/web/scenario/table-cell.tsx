import type { ReactNode } from 'react';
import type { Translate } from '../i18n/use-words.ts';
import { Icon } from '../kit/icon.tsx';
import { joinClasses } from '../kit/join-classes.ts';
import { type CellBrief, conditionOf } from './cell-briefs.ts';
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
  briefs: ReadonlyMap<string, CellBrief>;
  /** The translate function. A prop, because thousands of cells would each look it up. */
  t: Translate;
}

// A sign for all or no members, or the facts that decide and the number of others.
export const CellText = ({ cell, briefs, t }: Props) => {
  const state = stateOf(cell);
  if (state === 'hidden')
    return (
      <span role="img" aria-label={t('grid.cell.hidden')}>
        –
      </span>
    );
  const whole = conditionOf(cell);
  const { says, more } =
    state === 'shown'
      ? { says: t('grid.cell.shown'), more: cell.outcomes.length - 1 }
      : (briefs.get(whole) ?? { says: whole, more: 0 });
  return (
    <>
      {state === 'shown' ? <Icon name="check" size="xs" /> : <HalfSign />}
      <span className={state === 'depends' ? styles.facts : undefined}>{says}</span>
      {more > 0 && <small>+{more}</small>}
    </>
  );
};
