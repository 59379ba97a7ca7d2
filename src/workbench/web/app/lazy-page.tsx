import { type ComponentType, useEffect, useState } from 'react';
import { isApiFailure } from '../api/api-failure.ts';
import { ask } from '../api/ask.ts';
import { onConnection } from '../api/connection.ts';
import { useWords } from '../i18n/use-words.ts';
import { Failed, Loading } from '../kit/states.tsx';

interface Loaded {
  readonly Page?: ComponentType | undefined;
  readonly error?: Error;
  /** Why the code could not be fetched: the server does not answer. */
  readonly away?: Error | undefined;
}

/** What stands in the place of a page until its code is there, or while the server is away. */
const InPlace = ({ away, retry }: Pick<Loaded, 'away'> & { readonly retry: () => void }) => {
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

/** Why code did not come: that the server does not answer, else what the browser says, as of files that a new version has removed. */
const whyNot = async (reason: unknown): Promise<Loaded> => {
  try {
    await ask('GET /api/me', {});
  } catch (failure) {
    if (failure instanceof Error && isApiFailure(failure) && failure.status === 0) return { away: failure };
  }
  return { error: asError(reason) };
};

/**
 * A page whose code is loaded when it is opened; where that fails, the error is thrown while it is drawn, unless the server is away: then it
 * is loaded when that is back. It is on show as soon as its code is there: React's `lazy` leaves what stands in its place for 300 ms, several
 * times as long as the code takes.
 */
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
