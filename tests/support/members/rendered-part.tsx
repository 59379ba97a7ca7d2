import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createI18n } from '../../../src/app/portal/languages.ts';
import { WordsProvider } from '../../../src/app/portal/words-provider.tsx';
import type { Words } from '../../../src/config/portal-config.ts';
import { memoize } from '../../../src/rules/memoize.ts';
import { blocks } from '../../../src/ui/blocks/blocks.ts';
import { type PortalActions, PortalActionsContext } from '../../../src/ui/provided/portal-actions.ts';
import { FramedPage } from '../../../src/ui/elements/framed-page.tsx';
import { FaqContext, type FaqSource } from '../../../src/ui/faq/faq-source.ts';
import { ScreenPage } from '../../../src/ui/screens/screen-page.tsx';
import { AccountSections } from '../../../src/ui/shell/account-sections.tsx';
import { MemberShell } from '../../../src/ui/shell/member-shell.tsx';
import { PublicShell } from '../../../src/ui/shell/public-shell.tsx';
import { SiteFooter } from '../../../src/ui/shell/site-footer.tsx';
import { firstLoginView } from '../../../src/view/screen/first-login-view.ts';
import { buildScreen } from '../../../src/view/screen/build-screen.ts';
import { openPath } from '../../../src/view/screen/open-address.ts';
import { buildShell } from '../../../src/view/shell/build-shell.ts';
import type { ViewContext } from '../../../src/view/view-context.ts';

const idle = (): void => undefined;
const idleUntilPressed = (): Promise<undefined> => Promise.resolve(undefined);

/** Nothing is pressed. */
const noActions: PortalActions = {
  ...{
    chooseCoverage: idle,
    resetCoverage: idle,
    switchMember: idle,
    logOut: idle,
    goBack: idle,
    retrySignIn: idle,
  },
  ...{ switchLanguage: idleUntilPressed, findInvoice: idleUntilPressed },
};

const answered: FaqSource = {
  entriesAt: ({ id }) => {
    const state = { status: 'ready', value: [{ id, title: [id], answer: [id] }] } as const;
    return { get: () => state, subscribe: () => idle };
  },
  linkOf: () => undefined,
};

const wordsIn = memoize((words: Words) => ({ en: createI18n('en', words), es: createI18n('es', words) }));

const htmlOf = ({ words, language }: ViewContext, node: ReactNode): string =>
  renderToStaticMarkup(
    <WordsProvider i18n={wordsIn(words)[language]}>
      <StaticRouter location="/">
        <PortalActionsContext value={noActions}>
          <FaqContext value={answered}>{node}</FaqContext>
        </PortalActionsContext>
      </StaticRouter>
    </WordsProvider>,
  );

/** What stands around a screen, with the parts that follow the first paint and open when they are pressed. */
const shellHtml = (context: ViewContext): string => {
  const Shell = context.member ? MemberShell : PublicShell;
  const view = buildShell(context, { place: { pathname: '/', search: '', hash: '' }, currentKey: undefined });
  return htmlOf(
    context,
    <Shell view={view}>
      <AccountSections menus={view.accountMenus} />
      <SiteFooter view={view} />
    </Shell>,
  );
};

const firstLoginHtml = (context: ViewContext): string => {
  const { isDue, notifications, paperless } = firstLoginView(context);
  const frames = context.member && isDue ? [notifications, paperless] : [];
  return htmlOf(
    context,
    frames.map((frame) => frame && <FramedPage key={frame.id} view={frame} />),
  );
};

/**
 * The HTML that one member gets in one language of one part that `shownTo` names, as the browser has it
 * before anything is pressed: a screen, what stands around screens, or the pages of the first-time dialog.
 * Empty for what opens no screen.
 */
export const renderedPart = (part: string, context: ViewContext): string => {
  if (part === 'the shell') return shellHtml(context);
  if (part === 'the first login') return firstLoginHtml(context);
  const { config, language } = context;
  const path = config.paths[language][part];
  const opening = path === undefined ? undefined : openPath(path, context);
  if (opening?.kind !== 'screen') return '';
  return htmlOf(context, <ScreenPage screen={buildScreen(opening.screen, context)} blocks={blocks} />);
};
