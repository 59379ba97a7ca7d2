import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { awaySince } from '../api/connection.ts';
import { useStore } from '../state/create-store.ts';
import { useWords } from '../i18n/use-words.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Face, Pill } from '../kit/marks.tsx';
import { clockTime } from '../kit/time.tsx';
import { usePerson } from '../session/use-me.ts';
import { FindButton } from './find-button.tsx';
import { StoppedButton } from './stopped-schedules.tsx';
import { joinClasses } from '../kit/join-classes.ts';
import styles from './page.module.css';

interface Crumb {
  readonly to: string;
  readonly label: string;
}

interface Props {
  name: string;
  /** A heading for screen readers while the page shows none. */
  heading?: string | undefined;
  nameTo?: string;
  icon?: IconName;
  crumbs?: readonly Crumb[];
  summary?: ReactNode;
  bar?: ReactNode;
  children: ReactNode;
}

const Away = () => {
  const { t, language } = useWords();
  const since = useStore(awaySince);
  return (
    <span role="status" className={styles.away}>
      {since !== undefined && (
        <Pill tone="wait" icon="offline">
          {t('common.offline.since', { time: clockTime(new Date(since), language) })}
        </Pill>
      )}
    </span>
  );
};

// Focuses an opened page, so that screen readers start there; not the first one.
const useFocusedPage = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const focus = useEffectEvent(() => {
    // The router's key for the first address of the visit.
    if (key !== 'default') main.current?.focus();
  });
  useEffect(() => focus(), [pathname]);
  return main;
};

export const Page = ({ name, heading, nameTo, icon, crumbs = [], summary, bar, children }: Props) => {
  const { t } = useWords();
  const person = usePerson();
  const main = useFocusedPage();
  useEffect(() => {
    document.title = `${name} · ${t('common.name')}`;
  });
  return (
    <>
      <header className={joinClasses(styles.bar, 'no-print')}>
        <b className={joinClasses('strong only-s clip', styles.name)}>
          {nameTo === undefined ? name : <Link to={nameTo}>{name}</Link>}
        </b>
        <span className={joinClasses('row small muted xs-no clip', styles.path)}>
          {icon !== undefined && <Icon name={icon} />}
          {crumbs.map(({ to, label }) => (
            <span key={to} className="row">
              <Link to={to}>{label}</Link>
              <Icon name="next" size="xs" />
            </span>
          ))}
          <span className="clip">
            {summary ?? (nameTo === undefined ? name : <Link to={nameTo}>{name}</Link>)}
          </span>
        </span>
        <FindButton />
        <span className={joinClasses('row end', styles.tools)}>
          {bar}
          <StoppedButton isShort={bar !== undefined} />
          <Away />
          <Link to="/me" className={styles.account} title={person.name}>
            <Face name={person.name} />
            <span className="sr">{t('common.places.account')}</span>
          </Link>
        </span>
      </header>
      <main id="page" ref={main} tabIndex={-1}>
        {heading !== undefined && <h1 className="sr">{heading}</h1>}
        {children}
      </main>
    </>
  );
};

interface HeadProps {
  title: ReactNode;
  text?: ReactNode;
  above?: ReactNode;
  actions?: ReactNode;
}

export const PageHead = ({ title, text, above, actions }: HeadProps) => (
  <div className={styles.head}>
    <div>
      {above}
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
    </div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </div>
);
