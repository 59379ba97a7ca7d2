import { focusManager, QueryClient, type QueryKey, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import type { Environment } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { contentService } from '../../services/content/content-service.ts';
import type { FaqEntry, FaqPlace } from '../../services/content/faq-question.ts';
import { type NavigationContent, navigationQuestion } from '../../services/content/navigation-question.ts';
import { type PageRecord, pagesQuestion } from '../../services/content/pages-question.ts';
import type { Loadable } from '../../ui/provided/watched.ts';
import { contentLink } from '../../view/links/content-link.ts';
import { extraPages, type ExtraPages } from '../../view/routes/extra-pages.ts';
import { withContent } from '../../view/shell/content-shell.ts';
import type { ShellView } from '../../view/shell/shell-view.ts';
import type { ViewContext } from '../../view/view-context.ts';

const minute = 60_000;

/** A question that somebody watches. */
export interface Observation {
  readonly stop: () => void;
  readonly retry: () => void;
}

export type Listener<Value> = (state: Loadable<Value>) => void;

/** Something to fetch; the same key is fetched once for all who watch it. */
export interface Question<Answer, Value> {
  readonly key: QueryKey;
  readonly ask: () => Promise<Answer>;
  /** What is made of an answer, once for each answer. */
  readonly select: (answer: Answer) => Value;
}

/** Observes a question until the observation is stopped. */
export type ContentCache = <Answer, Value>(question: Question<Answer, Value>, listener: Listener<Value>) => Observation;

const stateOf = <Value>({ data, isError, isFetching }: QueryObserverResult<Value>): Loadable<Value> => {
  if (data !== undefined) return { status: 'ready', value: data };
  return isError && !isFetching ? { status: 'failed' } : { status: 'loading' };
};

/** The window's focus counts as well as its visibility: a member may come back from another window. */
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

/** A cache of answers: fresh and kept as the settings say, fetched again on focus once stale (specification 9, Data cache). */
export const contentCache = ({ contentFreshMinutes, contentKeptMinutes }: PortalConfig['settings']): ContentCache => {
  const times = { staleTime: contentFreshMinutes * minute, gcTime: contentKeptMinutes * minute };
  const client = new QueryClient({ defaultOptions: { queries: { ...times, retry: false, networkMode: 'always' } } });
  followFocus();
  client.mount();
  return ({ key, ask, select }, listener) => {
    const observer = new QueryObserver(client, { queryKey: key, queryFn: ask, select });
    let last: Loadable<unknown> | undefined;
    const tell = (state: ReturnType<typeof stateOf<ReturnType<typeof select>>>): void => {
      const isSame = last?.status === state.status && (state.status !== 'ready' || (last.status === 'ready' && last.value === state.value));
      last = state;
      if (!isSame) listener(state);
    };
    tell(stateOf(observer.getCurrentResult()));
    return { stop: observer.subscribe((result) => tell(stateOf(result))), retry: () => void observer.refetch() };
  };
};

const timeoutSeconds = 10;

/** The shell with what the content service says about it. */
export type CompleteShell = (view: ShellView, context: ViewContext) => ShellView;

type Lists = Readonly<Record<Language, readonly PageRecord[]>>;

const complete =
  (content: NavigationContent): CompleteShell =>
  (view, context) =>
    withContent(view, content, context);

/** Everything that the portal makes of the content service, in one chunk that is downloaded after the first paint. */
export const contentAnswers = ({ content: base }: Environment, config: PortalConfig) => {
  const ask = contentService({ base, fetch: window.fetch.bind(window), timeoutSeconds, warn: (message) => console.warn(message) });
  const observe = contentCache(config.settings);
  const askPages = async (): Promise<Lists> => {
    const [en, es] = await Promise.allSettled([ask(pagesQuestion('en')), ask(pagesQuestion('es'))]);
    if (en.status === 'rejected' && es.status === 'rejected') throw en.reason;
    return { en: en.status === 'fulfilled' ? en.value : [], es: es.status === 'fulfilled' ? es.value : [] };
  };
  const askFaq = async (place: FaqPlace) => ask((await import('../../services/content/faq-question.ts')).faqQuestion(place));
  const tables = (lists: Lists): ExtraPages => extraPages(lists, config);
  const same = <Answer>(answer: Answer): Answer => answer;
  return {
    linkOf: contentLink,
    navigation: (language: Language, listener: Listener<CompleteShell>): Observation =>
      observe({ key: ['navigation', language], ask: () => ask(navigationQuestion(language)), select: complete }, listener),
    pages: (listener: Listener<ExtraPages>): Observation => observe({ key: ['pages'], ask: askPages, select: tables }, listener),
    faq: (place: FaqPlace, listener: Listener<readonly FaqEntry[]>): Observation =>
      observe({ key: ['faq', place], ask: () => askFaq(place), select: same }, listener),
  };
};
