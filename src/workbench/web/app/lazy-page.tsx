import { type ComponentType, useEffect, useState } from 'react';
import { isApiFailure } from '../api/api-failure.ts';
import { ask } from '../api/ask.ts';
import { onConnection } from '../api/connection.ts';
import { useWords } from '../i18n/use-words.ts';
import { Failed, Loading } from '../kit/states.tsx';

interface Loaded {
  readonly Page?: ComponentType | undefined;
  readonly error?: Error;
  readonly away?: Error | undefined;
}

const InPlace = ({ away, retry }: Pick<Loaded, 'away'> & { retry: () => void }) => {
  const { t } = useWords();
  return (
    <main id="page" tabIndex={-1}>
      <div className="page">
        <h1 className="sr">{t('common.name')}</h1>
        {away ? <Failed failure={away} retry={retry} /> : <Loading />}
      </div>
    </main>
  );
};

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

// If the server answers, the browser's error is the cause, such as a file that a new version removed.
const whyNot = async (reason: unknown): Promise<Loaded> => {
  try {
    await ask('GET /api/me', {});
  } catch (failure) {
    if (failure instanceof Error && isApiFailure(failure) && failure.status === 0) return { away: failure };
  }
  return { error: asError(reason) };
};

// React's `lazy` shows its fallback for 300 ms, longer than the code takes. While the server is away, loading
// waits for its return.
export const lazyPage = (load: () => Promise<ComponentType>): ComponentType => {
  let known: ComponentType | undefined;
  return () => {
    const [{ Page, error, away }, setLoaded] = useState<Loaded>({ Page: known });
    const retry = (): void => setLoaded({});
    useEffect(() => {
      if (Page || away) return;
      load()
        .then((page): Loaded => ({ Page: (known = page) }), whyNot)
        .then(setLoaded, (reason: unknown) => setLoaded({ error: asError(reason) }));
    }, [Page, away]);
    useEffect(
      () =>
        onConnection((isAway) => {
          if (!isAway) setLoaded((before) => (before.away ? {} : before));
        }),
      [],
    );
    if (error) throw error;
    return Page ? <Page /> : <InPlace away={away} retry={retry} />;
  };
};
