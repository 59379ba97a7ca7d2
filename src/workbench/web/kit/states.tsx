import { type ReactNode, useEffect, useState } from 'react';
import { isApiFailure } from '../api/api-failure.ts';
import { secondsBetweenTries } from '../api/connection.ts';
import { useWords, type WordKey } from '../i18n/use-words.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './states.module.css';

interface EmptyProps {
  icon: IconName;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

export const Empty = ({ icon, title, children, actions }: EmptyProps) => (
  <div className={styles.state}>
    <div className={styles.empty}>
      <Icon name={icon} size="m" />
      <h2>{title}</h2>
      <div className="muted">{children}</div>
      {actions !== undefined && <div className="row wrap">{actions}</div>}
    </div>
  </div>
);

// In milliseconds. After that users wonder, so a text says what is loading.
const wordsAfter = 2_000;

interface LoadingProps {
  /** The number of placeholder rows: about as many as the content will have. */
  rows?: number;
  what?: string | undefined;
}

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

const kinds: Readonly<
  Record<string, 'unreachable' | 'unknown' | 'notAllowed' | 'outOfDate' | 'readOnly' | 'signedOut'>
> = {
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
  failure: unknown;
  /** Undefined if a retry cannot help. */
  retry?: (() => void) | undefined;
}

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
        actions={
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

interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> extends LoadingProps {
  from: Asked<Data>;
  children: (data: Data) => ReactNode;
}

// An old answer stays while a new one loads or fails.
export const Loaded = <Data,>({ from, children, ...loading }: LoadedProps<Data>) => {
  if (from.data !== undefined) return children(from.data);
  return (
    <div className={joinClasses('panel', styles.waits)}>
      {from.error === null ? (
        <Loading {...loading} />
      ) : (
        <Failed failure={from.error} retry={() => void from.refetch()} />
      )}
    </div>
  );
};
