import { Link, useLocation } from 'react-router-dom';
import { BrandMark, Icon } from '../elements/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { isAt, type PlaceHere } from './places.ts';

interface Props {
  readonly places: readonly PlaceHere[];
  /** How many drafts wait for the person. */
  readonly waiting: number;
  readonly onHelp: () => void;
}

/** The places of the workbench: at the side, on a narrow screen below. */
export const Rail = ({ places, waiting, onHelp }: Props) => {
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
          {place.name === 'drafts' && waiting > 0 && (
            <span className="n">
              {waiting}
              <span className="sr">{` ${t('common.places.waiting', { count: waiting })}`}</span>
            </span>
          )}
        </Link>
      ))}
      <button type="button" className="push" onClick={onHelp}>
        <Icon name="help" size="m" />
        {t('common.places.help')}
      </button>
    </nav>
  );
};
