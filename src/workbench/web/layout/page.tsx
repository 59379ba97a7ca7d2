import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { awaySince } from '../api/connection.ts';
import { useStore } from '../state/create-store.ts';
import { useWords } from '../i18n/use-words.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Face, Pill } from '../kit/marks.tsx';
import { clockTime } from '../kit/time.tsx';
import { usePerson } from '../session/use-me.ts';
import { FindButton } from './find-button.tsx';

interface Crumb {
  readonly to: string;
  readonly label: string;
}

interface Props {
  /** The name of the page: of the browser's tab, and in the bar of a narrow screen. */
  readonly name: string;
  /** Its heading where it draws none, or waits for it: it is read aloud only. */
  readonly heading?: string | undefined;
  /** Where its name leads on a narrow screen, and in the bar. */
  readonly nameTo?: string;
  readonly icon?: IconName;
  /** The pages above this one. */
  readonly crumbs?: readonly Crumb[];
  /** One line in the bar: what is here in a few words. */
  readonly summary?: ReactNode;
  /** More of the bar, such as presence or how far it is saved. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

const Away = () => {
  const { t, language } = useWords();
  const since = useStore(awaySince);
  return (
    <span role="status" className="away">
      {since !== undefined && (
        <Pill tone="wait" icon="offline">
          {t('common.offline.since', { time: clockTime(new Date(since), language) })}
        </Pill>
      )}
    </span>
  );
};

/** The focus follows to a page that was opened, so that a screen reader begins there; not to the first one. */
const useFocusedPage = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const focus = useEffectEvent(() => {
    // The router's name for the address that the visit began with.
    if (key !== 'default') main.current?.focus();
  });
  useEffect(() => focus(), [pathname]);
  return main;
};

/** A page of the workbench: the bar above it and what it shows. */
export const Page = ({ name, heading, nameTo, icon, crumbs = [], summary, bar, children }: Props) => {
  const { t } = useWords();
  const person = usePerson();
  const main = useFocusedPage();
  useEffect(() => {
    document.title = `${name} · ${t('common.name')}`;
  });
  return (
    <>
      <header className="bar">
        <b className="strong only-s clip">{nameTo === undefined ? name : <Link to={nameTo}>{name}</Link>}</b>
        <span className="row small muted xs-no clip">
          {icon !== undefined && <Icon name={icon} />}
          {crumbs.map(({ to, label }) => (
            <span key={to} className="row">
              <Link to={to}>{label}</Link>
              <Icon name="next" size="xs" />
            </span>
          ))}
          <span className="clip">{summary ?? (nameTo === undefined ? name : <Link to={nameTo}>{name}</Link>)}</span>
        </span>
        <FindButton />
        <span className="row end">
          {bar}
          <Away />
          <Link to="/me" className="own" title={person.name}>
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
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What stands above the title: state, author. */
  readonly above?: ReactNode;
  /** What the page is for, at its right. */
  readonly acts?: ReactNode;
}

/** The head of a page: its title, one sentence, its primary action. */
export const PageHead = ({ title, text, above, acts }: HeadProps) => (
  <div className="page-head">
    <div>
      {above}
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
    </div>
    {acts !== undefined && <div className="acts">{acts}</div>}
  </div>
);
