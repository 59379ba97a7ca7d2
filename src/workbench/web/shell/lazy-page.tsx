import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from '../elements/states.tsx';
import { useWords } from '../words/use-words.ts';

/** What stands in the place of a page until its code is there. */
const InPlace = () => {
  const { t } = useWords();
  return (
    <main id="page" tabIndex={-1}>
      <div className="page">
        <h1 className="sr">{t('common.name')}</h1>
        <Loading />
      </div>
    </main>
  );
};

interface Loaded {
  readonly Page?: ComponentType | undefined;
  readonly error?: Error;
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/**
 * A page whose code is loaded when it is opened; where that fails, the error is thrown while it is drawn. It is on show as soon as its code is
 * there: React's `lazy` leaves what stands in its place for 300 ms, several times as long as the code takes.
 */
export const lazyPage = (load: () => Promise<ComponentType>): ComponentType => {
  let known: ComponentType | undefined;
  return () => {
    const [{ Page, error }, setLoaded] = useState<Loaded>({ Page: known });
    useEffect(() => {
      if (Page) return;
      load().then(
        (page) => setLoaded({ Page: (known = page) }),
        (reason: unknown) => setLoaded({ error: asError(reason) }),
      );
    }, [Page]);
    if (error) throw error;
    return Page ? <Page /> : <InPlace />;
  };
};
