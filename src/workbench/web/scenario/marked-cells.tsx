import type { EffectMark } from '../../../authoring/reports/effect-marks.ts';
import type { Translate } from '../i18n/use-words.ts';
import { Icon } from '../kit/icon.tsx';
import styles from './marked-cells.module.css';

// By column name: whether the members of the plan should see the item.
export type MarkedColumns = Readonly<Record<string, boolean>>;

// By item id. Marks for other groups of members have no cell.
export const marksByItem = (marks: readonly EffectMark[]): ReadonlyMap<string, MarkedColumns> => {
  const byItem = new Map<string, MarkedColumns>();
  for (const { item, who, isShown } of marks) {
    const [kind, column] = who.split(':');
    if (kind === 'plan' && column !== undefined) byItem.set(item, { ...byItem.get(item), [column]: isShown });
  }
  return byItem;
};

export const WantedMark = ({ isShown, t }: { isShown: boolean; t: Translate }) => (
  <span className={styles.wanted} data-wanted>
    <Icon name={isShown ? 'eye' : 'minus'} size="xs" />
    <span className="sr">{t(isShown ? 'rules.wish.shouldSee' : 'rules.wish.shouldNot')}</span>
  </span>
);
