import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../i18n/use-words.ts';
import { memberAddress } from '../../../scenario/scenario-address.ts';
import type { Explained } from '../../../worker/explained.ts';
import styles from './sample-sights.module.css';
import { SampleTag } from '../../../kit/marks.tsx';

export const SampleSights = ({ item, sights }: { item: string; sights: Explained['sights'] }) => {
  const { t } = useWords();
  const [search] = useSearchParams();
  const memberPath = (name: string): string =>
    memberAddress({ source: search.get('source'), on: search.get('on') }, name, item);
  return ([true, false] as const).map((isShown) => {
    const samples = sights.filter((one) => one.isShown === isShown);
    return (
      <div key={String(isShown)} className={styles.samples}>
        <p className="small muted">{t(isShown ? 'grid.explain.seenBy' : 'grid.explain.unseenBy')}</p>
        <ul className="row wrap" aria-label={t(isShown ? 'grid.explain.seenBy' : 'grid.explain.unseenBy')}>
          {samples.map(({ name, says }) => (
            <li key={name}>
              <Link to={memberPath(name)} title={says || undefined}>
                <SampleTag>{name === 'visitor' ? t('rules.visitor') : name}</SampleTag>
              </Link>
            </li>
          ))}
          {samples.length === 0 && <li className="small">{t('grid.explain.noSample')}</li>}
        </ul>
      </div>
    );
  });
};
