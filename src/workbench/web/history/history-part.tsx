import { lazy, Suspense, useState } from 'react';
import type { PlacedNode } from '../draft/content/outline-index.ts';
import type { ConditionLabels } from '../draft/content/condition-labels.ts';
import { useWords } from '../i18n/use-words.ts';
import { Loading } from '../kit/states.tsx';
import styles from './item-history.module.css';
import { joinClasses } from '../kit/join-classes.ts';

const ItemHistory = lazy(async () => ({ default: (await import('./item-history.tsx')).ItemHistory }));

export const HistoryPart = ({ item, sayings }: { item: PlacedNode; sayings: ConditionLabels }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={joinClasses('panel', styles.part)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('history.open')}</summary>
      {isOpen && (
        <Suspense fallback={<Loading rows={3} />}>
          <ItemHistory {...{ item, sayings }} />
        </Suspense>
      )}
    </details>
  );
};
