import type { Environment } from '../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../config/portal-config.ts';
import { contentService } from '../services/content/content-service.ts';
import type { FaqEntry, FaqPlace } from '../services/content/faq-question.ts';
import { type NavigationContent, navigationQuestion } from '../services/content/navigation-question.ts';
import { type PageRecord, pagesQuestion } from '../services/content/pages-question.ts';
import { contentLink } from '../view/links/content-link.ts';
import { extraPages, type ExtraPages } from '../view/routes/extra-pages.ts';
import { withContent } from '../view/shell/content-shell.ts';
import type { ShellView } from '../view/shell/shell-view.ts';
import type { ViewContext } from '../view/view-context.ts';
import { contentCache, type Listener, type Observation } from './content-cache.ts';

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
  const askFaq = async (place: FaqPlace) => ask((await import('../services/content/faq-question.ts')).faqQuestion(place));
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
