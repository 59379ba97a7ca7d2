import type { Environment } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import type { FaqEntry, FaqPlace } from '../../view/faq.ts';
import { afterPaint } from '../../ui/lazy/deferred.tsx';
import { loadOnce } from '../../ui/lazy/lazy-part.ts';
import { failed, loading, type Resource } from '../../ui/provided/resource.ts';
import type { LinkView } from '../../view/links/link-view.ts';
import type { ExtraPages, ViewContext } from '../../view/view-context.ts';
import type { CompleteShell, contentStore } from './content-store.ts';

// Loads nothing before the first subscription.
export interface ContentLibrary {
  readonly navigation: Readonly<Record<Language, Resource<CompleteShell>>>;
  readonly pages: Resource<ExtraPages>;
  readonly faq: (place: FaqPlace) => Resource<readonly FaqEntry[]>;
  readonly linkOf: (href: string, context: ViewContext) => LinkView | undefined;
}

type ContentStore = ReturnType<typeof contentStore>;

// Replaces every resource when the code of the store cannot be loaded.
const lost: Resource<never> = { get: () => failed, subscribe: () => () => undefined };

export const contentLibrary = (environment: Environment, config: PortalConfig): ContentLibrary => {
  let store: ContentStore | undefined;
  const load = loadOnce(async () => {
    await afterPaint();
    return (store = (await import('./content-store.ts')).contentStore(environment, config));
  });
  const resource = <Value>(of: (from: ContentStore) => Resource<Value>): Resource<Value> => {
    let current: Resource<Value> | undefined;
    return {
      get: () => current?.get() ?? loading,
      subscribe: (listener) => {
        const subscribed = load().then((loaded) => {
          current = loaded ? of(loaded) : lost;
          const stop = current.subscribe(listener);
          listener();
          return stop;
        });
        return () => void subscribed.then((stop) => stop());
      },
    };
  };
  return {
    navigation: {
      en: resource(({ navigation }) => navigation.en),
      es: resource(({ navigation }) => navigation.es),
    },
    pages: resource(({ pages }) => pages),
    faq: (place) => resource(({ faq }) => faq(place)),
    linkOf: (href, context) => store?.linkOf(href, context),
  };
};
