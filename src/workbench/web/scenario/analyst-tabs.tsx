import { useWords } from '../i18n/use-words.ts';
import { Tabs } from '../kit/segments.tsx';
import { SaveView } from './save-view.tsx';
import styles from './analyst-tabs.module.css';
import { joinClasses } from '../kit/join-classes.ts';

const pages = ['grid', 'member', 'calendar', 'questions'] as const;

export type AnalystPlace = (typeof pages)[number];

export const AnalystTabs = ({ current, source }: { current: AnalystPlace; source: string | null }) => {
  const { t } = useWords();
  return (
    <div className={joinClasses('row no-print', styles.tabs, current === 'grid' && styles.tight)}>
      <Tabs
        label={t('analyst.label')}
        of={pages.map((name) => ({
          to: `/${name}${source === null ? '' : `?source=${encodeURIComponent(source)}`}`,
          label: t(`analyst.tabs.${name}`),
          current: name === current,
        }))}
      />
      {current !== 'questions' && <SaveView />}
    </div>
  );
};
