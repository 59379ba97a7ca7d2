import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { waitsFor } from '../api/draft-status.ts';
import { draftsQuery } from '../api/queries.ts';
import { useWords } from '../i18n/use-words.ts';
import { Broken } from '../kit/broken.tsx';
import { BrandMark, Icon } from '../kit/icon.tsx';
import { useMe } from '../session/use-me.ts';
import { isAt, type PlaceHere } from './places.ts';

const WaitingDrafts = () => {
  const { t } = useWords();
  const me = useMe();
  const { data } = useQuery(draftsQuery);
  const waiting = data?.drafts.filter((draft) => waitsFor(draft, me)).length ?? 0;
  if (waiting === 0) return null;
  return (
    <span className="n">
      {waiting}
      <span className="sr">{` ${t('common.places.waiting', { count: waiting })}`}</span>
    </span>
  );
};

export const Rail = ({ places, onHelp }: { places: readonly PlaceHere[]; onHelp: () => void }) => {
  const { t } = useWords();
  const { pathname } = useLocation();
  return (
    <nav className="rail" aria-label={t('common.places.label')}>
      <Link className="mark" to="/" aria-label={t('common.name')}>
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
      <button type="button" className="push" onClick={onHelp}>
        <Icon name="help" size="m" />
        {t('common.places.help')}
      </button>
      <button type="button" className="only-s" onClick={onHelp}>
        <Icon name="more" size="m" />
        {t('common.places.more')}
      </button>
    </nav>
  );
};
