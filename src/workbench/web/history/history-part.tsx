import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import { type ConditionLabels, conditionLabels } from '../draft/content/condition-labels.ts';
import { outlineIndex, type PlacedNode } from '../draft/content/outline-index.ts';
import { sourceQuery } from '../draft/draft-data.ts';
import { useWords } from '../i18n/use-words.ts';
import { joinClasses } from '../kit/join-classes.ts';
import { Failed, Loading } from '../kit/states.tsx';
import styles from './item-history.module.css';

const ItemHistory = lazy(async () => ({ default: (await import('./item-history.tsx')).ItemHistory }));

const OnRequest = ({ children }: { children: ReactNode }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={joinClasses('panel', styles.part)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('history.open')}</summary>
      {isOpen && <Suspense fallback={<Loading rows={3} />}>{children}</Suspense>}
    </details>
  );
};

export const HistoryPart = (props: { item: PlacedNode; labels: ConditionLabels }) => (
  <OnRequest>
    <ItemHistory {...props} />
  </OnRequest>
);

interface OfDeleted {
  /** The source that still had the item. */
  source: string;
  entry: string;
}

const LoadedHistory = ({ source, entry }: OfDeleted) => {
  const { data: files, error } = useQuery(sourceQuery(source));
  const item = useMemo(() => files && outlineIndex(outlineOf(files)).ownerOf(entry), [files, entry]);
  if (error) return <Failed failure={error} />;
  if (!files) return <Loading rows={3} />;
  return item && <ItemHistory item={item} labels={conditionLabels(files)} />;
};

export const HistoryOfDeleted = (props: OfDeleted) => (
  <OnRequest>
    <LoadedHistory {...props} />
  </OnRequest>
);
