import { useEffect, useState, type ReactNode } from 'react';
import { isApiFailure } from '../api/api-failure.ts';
import { secondsBetweenTries } from '../api/connection.ts';
import { useWords, type WordKey } from '../i18n/use-words.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './states.module.css';

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  /** What to do next. */
  readonly acts?: ReactNode;
}

/** What a panel says that has nothing to show: why, and what to do. */
export const Empty = ({ icon, title, children, acts }: EmptyProps) => (
  <div className={styles.state}>
    <div className={styles.empty}>
      <Icon name={icon} size="m" />
      <h2>{title}</h2>
      <div className="muted">{children}</div>
      {acts !== undefined && <div className="row wrap">{acts}</div>}
    </div>
  </div>
);

/** After two seconds of grey shapes somebody wonders; then words say what is being fetched. */
const wordsAfter = 2_000;

interface LoadingProps {
  /** How many grey rows; as many as will probably come. */
  readonly rows?: number;
  /** What is fetched, for the words that come late. */
  readonly what?: string | undefined;
}

/** The shape of what comes, first without words. */
export const Loading = ({ rows = 5, what }: LoadingProps) => {
  const { t } = useWords();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), wordsAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={joinClasses(styles.state, styles.shapes)} aria-busy="true">
      <i className={joinClasses(styles.skeleton, styles.head)} />
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} className={styles.skeleton} />
      ))}
      <p className="small muted" role="status">
        <span className="sr">{t('common.loading.label')}</span>
        {isSlow && (what === undefined ? t('common.loading.slow') : t('common.loading.slowNamed', { what }))}
      </p>
    </div>
  );
};

const kinds: Readonly<Record<string, 'unreachable' | 'unknown' | 'notAllowed' | 'outOfDate' | 'readOnly' | 'signedOut'>> = {
  'signed-out': 'signedOut',
  unreachable: 'unreachable',
  unknown: 'unknown',
  'not-allowed': 'notAllowed',
  'read-only': 'readOnly',
  'old-client': 'outOfDate',
};
const icons = {
  unreachable: 'offline',
  unknown: 'search',
  notAllowed: 'lock',
  outOfDate: 'release',
  readOnly: 'pause',
  signedOut: 'lock',
} as const;

interface FailedProps {
  readonly failure: unknown;
  /** Asks again; left out where that cannot help. */
  readonly retry?: (() => void) | undefined;
}

/** What a panel says whose content could not be had: what is safe, and what to do; by the code of the failure. */
export const Failed = ({ failure, retry }: FailedProps) => {
  const { t } = useWords();
  const code = isApiFailure(failure) ? failure.code : 'broken';
  const kind = kinds[code] ?? 'broken';
  const text: WordKey = `common.failed.${kind}.text`;
  const isForGood = kind === 'unknown' || kind === 'notAllowed' || kind === 'signedOut';
  return (
    <div role="alert">
      <Empty
        icon={kind === 'broken' ? 'alert' : icons[kind]}
        title={t(`common.failed.${kind}.title`)}
        acts={
          <>
            {kind === 'outOfDate' ? (
              <Button kind="primary" onClick={() => location.reload()}>
                {t('common.do.loadAgain')}
              </Button>
            ) : (
              !isForGood &&
              retry && (
                <Button kind="primary" onClick={retry}>
                  {t('common.do.tryNow')}
                </Button>
              )
            )}
            {kind === 'broken' && <span className="code">{t('common.failed.code', { code })}</span>}
          </>
        }
      >
        <p>{t(text, { seconds: secondsBetweenTries })}</p>
      </Empty>
    </div>
  );
};

/** The part of a query that says whether its answer is there. */
interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> extends LoadingProps {
  readonly from: Asked<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** An answer once it is there; before, its shape; where it cannot be had, why. An old answer stays while a new one is fetched or fails. */
export const Loaded = <Data,>({ from, children, ...loading }: LoadedProps<Data>) => {
  if (from.data !== undefined) return children(from.data);
  return (
    <div className="panel waits">
      {from.error === null ? <Loading {...loading} /> : <Failed failure={from.error} retry={() => void from.refetch()} />}
    </div>
  );
};
