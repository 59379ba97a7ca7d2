import {
  focusManager,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverResult,
} from '@tanstack/react-query';
import type { Environment } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { contentService } from '../../services/content/content-service.ts';
import { navigationQuestion } from '../../services/content/navigation-question.ts';
import { pagesQuestion } from '../../services/content/pages-question.ts';
import { failed, loading, type Resource, type ResourceState } from '../../ui/provided/resource.ts';
import type { FaqEntry, FaqPlace } from '../../view/faq.ts';
import { contentLink } from '../../view/links/content-link.ts';
import { extraPages, type ListedPage } from '../../view/routes/extra-pages.ts';
import { applyContentNavigation, type NavigationContent } from '../../view/shell/content-navigation.ts';
import type { ShellView } from '../../view/shell/shell-view.ts';
import type { ExtraPages, ViewContext } from '../../view/view-context.ts';

interface Query<Answer, Value> {
  readonly key: QueryKey;
  readonly ask: () => Promise<Answer>;
  readonly select: (answer: Answer) => Value;
}

const stateOf = <Value>({
  data,
  isError,
  isFetching,
}: QueryObserverResult<ResourceState<Value>>): ResourceState<Value> =>
  data ?? (isError && !isFetching ? failed : loading);

// Focus counts as well as visibility, because a member may come back from another window.
const followFocus = (): void =>
  focusManager.setEventListener((onFocus) => {
    const changed = (): void => onFocus();
    window.addEventListener('visibilitychange', changed);
    window.addEventListener('focus', changed);
    return () => {
      window.removeEventListener('visibilitychange', changed);
      window.removeEventListener('focus', changed);
    };
  });

const minute = 60_000;

// Answers stay fresh, and are kept, as long as the settings say. A stale answer is fetched again on focus
// (R9.27 to R9.29).
export const contentCache = ({ contentFreshMinutes, contentKeptMinutes }: PortalConfig['settings']) => {
  const times = { staleTime: contentFreshMinutes * minute, gcTime: contentKeptMinutes * minute };
  const client = new QueryClient({
    defaultOptions: { queries: { ...times, retry: false, networkMode: 'always' } },
  });
  followFocus();
  client.mount();
  return <Answer, Value>({ key, ask, select }: Query<Answer, Value>): Resource<Value> => {
    const ready = (answer: Answer): ResourceState<Value> => ({ status: 'ready', value: select(answer) });
    const observer = new QueryObserver(client, { queryKey: key, queryFn: ask, select: ready });
    return {
      get: () => stateOf(observer.getCurrentResult()),
      subscribe: (listener) => observer.subscribe(listener),
    };
  };
};

export type CompleteShell = (view: ShellView, context: ViewContext) => ShellView;

const completeShell =
  (content: NavigationContent): CompleteShell =>
  (view, context) =>
    applyContentNavigation(view, content, context);

const timeoutSeconds = 10;

// Everything about the content service is in one chunk, loaded after the first paint.
export const contentStore = ({ content: base }: Environment, config: PortalConfig) => {
  const ask = contentService({
    base,
    fetch: window.fetch.bind(window),
    timeoutSeconds,
    warn: (message) => console.warn(message),
  });
  const resource = contentCache(config.settings);
  const navigation = (language: Language): Resource<CompleteShell> =>
    resource({
      key: ['navigation', language],
      ask: () => ask(navigationQuestion(language)),
      select: completeShell,
    });
  const askPages = async (): Promise<Readonly<Record<Language, readonly ListedPage[]>>> => {
    const [en, es] = await Promise.allSettled([ask(pagesQuestion('en')), ask(pagesQuestion('es'))]);
    if (en.status === 'rejected' && es.status === 'rejected') throw en.reason;
    return { en: en.status === 'fulfilled' ? en.value : [], es: es.status === 'fulfilled' ? es.value : [] };
  };
  const askFaq = async (place: FaqPlace) =>
    ask((await import('../../services/content/faq-question.ts')).faqQuestion(place));
  return {
    navigation: { en: navigation('en'), es: navigation('es') },
    pages: resource({
      key: ['pages'],
      ask: askPages,
      select: (lists): ExtraPages => extraPages(lists, config),
    }),
    faq: (place: FaqPlace): Resource<readonly FaqEntry[]> =>
      resource({ key: ['faq', place], ask: () => askFaq(place), select: (entries) => entries }),
    linkOf: contentLink,
  };
};
