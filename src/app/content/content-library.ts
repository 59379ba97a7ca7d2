import type { Environment } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import type { FaqEntry, FaqPlace } from '../../ui/faq/faq-source.ts';
import { afterPaint } from '../../ui/lazy/deferred.tsx';
import type { Loadable, Watched } from '../../ui/provided/watched.ts';
import type { LinkView } from '../../view/links/link-view.ts';
import type { ExtraPages } from '../../view/routes/extra-pages.ts';
import type { ViewContext } from '../../view/view-context.ts';
import type { CompleteShell, contentAnswers, Listener, Observation } from './content-answers.ts';

/**
 * Something of the content service that is observed while anybody watches it. What was last known stays known,
 * so that a part of the page that comes back shows it at once.
 */
const watchContent = <Value>(observe: (listener: Listener<Value>) => Promise<Observation>): Watched<Value> => {
  const listeners = new Set<() => void>();
  let state: Loadable<Value> = { status: 'loading' };
  let running: Promise<Observation> | undefined;
  const become = (next: Loadable<Value>): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const begin = (): void => {
    const begun = observe((next) => running === begun && become(next));
    running = begun;
    begun.catch(() => running === begun && become({ status: 'failed' }));
  };
  const end = (): void => {
    void running?.then(({ stop }) => stop()).catch(() => undefined);
    running = undefined;
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    retry: () => {
      become({ status: 'loading' });
      void running?.then(({ retry }) => retry()).catch(begin);
    },
  };
};

type Answers = ReturnType<typeof contentAnswers>;

/** What the portal shows of the content service; nothing is downloaded before somebody watches. */
export interface ContentLibrary {
  readonly navigation: Readonly<Record<Language, Watched<CompleteShell>>>;
  readonly pages: Watched<ExtraPages>;
  readonly faq: (place: FaqPlace) => Watched<readonly FaqEntry[]>;
  /** What a link in a text that was fetched here leads to. */
  readonly linkOf: (href: string, context: ViewContext) => LinkView | undefined;
}

/** The library of an environment's content service. */
export const contentLibrary = (environment: Environment, config: PortalConfig): ContentLibrary => {
  let asked: Promise<Answers> | undefined;
  let answers: Answers | undefined;
  const open = (): Promise<Answers> => {
    asked ??= afterPaint()
      .then(() => import('./content-answers.ts'))
      .then(({ contentAnswers }) => (answers = contentAnswers(environment, config)));
    asked.catch(() => (asked = undefined));
    return asked;
  };
  const watch = <Value>(observe: (from: Answers, listener: Listener<Value>) => Observation): Watched<Value> =>
    watchContent(async (listener) => observe(await open(), listener));
  const navigation = (language: Language) => watch<CompleteShell>((from, listener) => from.navigation(language, listener));
  return {
    navigation: { en: navigation('en'), es: navigation('es') },
    pages: watch((from, listener) => from.pages(listener)),
    faq: (place) => watch((from, listener) => from.faq(place, listener)),
    linkOf: (href, context) => answers?.linkOf(href, context),
  };
};
