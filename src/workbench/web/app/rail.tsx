import { Link, useLocation } from 'react-router-dom';
import { draftCountText } from '../../api/draft-counts.ts';
import { useDraftList } from '../api/draft-lists.ts';
import { useWords } from '../i18n/use-words.ts';
import { Broken } from '../kit/broken.tsx';
import { BrandMark, Icon } from '../kit/icon.tsx';
import { isAt, type PlaceHere } from './places.ts';
import styles from './rail.module.css';
import { joinClasses } from '../kit/join-classes.ts';

const WaitingDrafts = () => {
  const { t } = useWords();
  const waiting = useDraftList().data?.counts?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <span className={styles.count}>
      {draftCountText(waiting)}
      <span className="sr">{` ${t('common.places.waiting', { count: waiting })}`}</span>
    </span>
  );
};

export const Rail = ({ places, onHelp }: { places: readonly PlaceHere[]; onHelp: () => void }) => {
  const { t } = useWords();
  const { pathname } = useLocation();
  return (
    <nav className={joinClasses(styles.rail, 'no-print')} aria-label={t('common.places.label')}>
      <Link className={styles.brand} to="/" aria-label={t('common.name')}>
        <BrandMark />
      </Link>
      {places.map((place) => (
        <Link
          key={place.name}
          to={place.to}
          className={place.isShort ? undefined : 'xs-no'}
          aria-current={isAt(place, pathname) ? 'page' : undefined}
        >
          <Icon name={place.icon} size="m" />
          {t(`common.places.${place.name}`)}
          {place.name === 'drafts' && (
            <Broken instead={null}>
              <WaitingDrafts />
            </Broken>
          )}
        </Link>
      ))}
      <button type="button" className={styles.help} onClick={onHelp}>
        <Icon name="help" size="m" />
        {t('common.places.help')}
      </button>
      <button type="button" className={joinClasses('only-s', styles.more)} onClick={onHelp}>
        <Icon name="more" size="m" />
        {t('common.places.more')}
      </button>
    </nav>
  );
};
