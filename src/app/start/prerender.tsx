import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Environment } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig, Words } from '../../config/portal-config.ts';
import { pacificDate } from '../../member/calendar-day.ts';
import { visitorFacts } from '../../member/fact-values.ts';
import { gatekeeper } from '../../rules/gate.ts';
import { publicBlocks } from '../../ui/blocks/public-blocks.ts';
import { type PortalActions, PortalActionsContext } from '../../ui/provided/portal-actions.ts';
import { ScreenPage } from '../../ui/screens/screen-page.tsx';
import { AuthorizingScreen } from '../../ui/screens/waiting-screens.tsx';
import { PublicShell } from '../../ui/shell/public-shell.tsx';
import { ShellSkeleton } from '../../ui/shell/shell-skeleton.tsx';
import { reservedScreens, screenOf } from '../../view/routes/paths.ts';
import { buildScreen, knownHeads } from '../../view/screen/build-screen.ts';
import { buildShell } from '../../view/shell/build-shell.ts';
import type { ViewContext } from '../../view/view-context.ts';
import { createI18n } from '../portal/languages.ts';
import { WordsProvider } from '../portal/words-provider.tsx';

interface Request {
  readonly kind: 'login' | 'public' | 'home' | 'member';
  readonly config: PortalConfig;
  readonly environment: Environment;
  readonly language: Language;
  readonly words: Words;
  // Epoch milliseconds; the footer shows its year.
  readonly now: number;
}

const unknownVisitor = ({ config, environment, language, words, now }: Request): ViewContext => {
  const session = { isLoggedIn: false, isCoverageSelected: false, language };
  const facts = visitorFacts(config.facts, { session });
  const signedOut = { member: undefined, coverage: undefined, signIn: {} };
  return {
    config,
    environment,
    words,
    language,
    gate: gatekeeper(config)(facts, () => pacificDate(now)),
    now,
    search: '',
    windowWidth: 412,
    ...signedOut,
  };
};

const idle = (): void => undefined;

const noActions: PortalActions = {
  chooseCoverage: idle,
  resetCoverage: idle,
  switchMember: idle,
  logOut: idle,
  switchLanguage: () => Promise.resolve(),
  findInvoice: () => Promise.resolve(undefined),
  goBack: idle,
  retrySignIn: idle,
};

// `portal publish` runs this in Node, without member data.
export const prerender = (
  request: Request,
): { readonly title: string; readonly markup: string; readonly authorizing: string } => {
  const { kind, config, language, words } = request;
  const context = unknownVisitor(request);
  const login = screenOf(config, reservedScreens.login);
  if (!login) throw new Error('The configuration has no sign-in screen.');
  const screen = buildScreen(login, context);
  const path = config.paths[language][reservedScreens.login] ?? '/login';
  const shell = buildShell(context, {
    place: { pathname: path, search: '', hash: '' },
    currentKey: reservedScreens.login,
  });
  const heads = kind === 'member' ? knownHeads(context) : [];
  const content: ReactNode =
    kind === 'login' ? <ScreenPage screen={screen} blocks={publicBlocks} /> : <ShellSkeleton heads={heads} />;
  const i18n = createI18n(language, words);
  const markup = renderToStaticMarkup(
    <WordsProvider i18n={i18n}>
      <StaticRouter location={path}>
        <PortalActionsContext value={noActions}>
          <PublicShell view={shell}>{content}</PublicShell>
        </PortalActionsContext>
      </StaticRouter>
    </WordsProvider>,
  );
  const authorizing = renderToStaticMarkup(
    <WordsProvider i18n={i18n}>
      <main className="wrap authorizing" lang={language}>
        <AuthorizingScreen />
      </main>
    </WordsProvider>,
  );
  const title = kind === 'login' ? `${screen.title} · ${config.brand.name}` : config.brand.name;
  return { title, markup, authorizing };
};
