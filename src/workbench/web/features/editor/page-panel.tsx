import { lazy, Suspense, useMemo } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { Loading } from '../../kit/states.tsx';
import { useEditor } from './context/editor-context.ts';
import { useStaleWords } from './context/use-problems.ts';
import styles from './editor-page.module.css';

const PreviewOnDay = lazy(async () => ({
  default: (await import('../../preview/day/preview-on-day.tsx')).PreviewOnDay,
}));

export const PagePanel = () => {
  const { t } = useWords();
  const { now, periods, placed, chosen } = useEditor();
  const words = useStaleWords();
  const stale = useMemo(
    () =>
      new Set(
        words?.flatMap(({ address, why }) =>
          why === 'english' ? (now.outline.ownerOf(address)?.node.entry ?? []) : [],
        ),
      ),
    [words, now.outline],
  );
  return (
    <section className={styles.page} aria-label={t('editor.parts.page')} data-panel>
      <Suspense fallback={<Loading what={t('editor.parts.page')} />}>
        <PreviewOnDay
          outline={now.outline}
          changes={now.changes}
          {...{ stale, periods }}
          item={placed && chosen?.startsWith('menus/') ? chosen : placed?.node.id}
        />
      </Suspense>
    </section>
  );
};
