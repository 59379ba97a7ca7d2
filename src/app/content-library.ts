import type { Environment } from '../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../config/portal-config.ts';
import type { FaqEntry, FaqPlace } from '../ui/faq/faq-source.ts';
import { afterPaint } from '../ui/lazy/deferred.tsx';
import type { Watched } from '../ui/provided/watched.ts';
import type { LinkView } from '../view/links/link-view.ts';
import type { ExtraPages } from '../view/routes/extra-pages.ts';
import type { ViewContext } from '../view/view-context.ts';
import type { CompleteShell, contentAnswers } from './content-answers.ts';
import type { Listener, Observation } from './content-cache.ts';
import { watchContent } from './watch-content.ts';

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
