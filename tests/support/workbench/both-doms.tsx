import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { ActionsProvider } from '../../../src/app/portal/actions-provider.tsx';
import { browserDependencies, browserStores } from '../../../src/app/portal/browser-dependencies.ts';
import { createPortal } from '../../../src/app/portal/create-portal.ts';
import type { RunningAuth } from '../../../src/app/portal/sign-in-state.ts';
import { PortalContext } from '../../../src/app/portal/use-portal.ts';
import { WordsProvider } from '../../../src/app/portal/words-provider.tsx';
import { MemberArea } from '../../../src/app/member/member-area.tsx';
import { compileConfig } from '../../../src/config/compile/compile-config.ts';
import { sourceDocuments } from '../../../src/config/files/parse-document.ts';
import type { Language, PortalConfig } from '../../../src/config/portal-config.ts';
import { pacificDay } from '../../../src/member/calendar-day.ts';
import { parseMember } from '../../../src/member/data-string/parse-member.ts';
import { buildDataString } from '../../../src/samples/data-string.ts';
import { readMembers } from '../../../src/samples/read-members.ts';
import { firstLoginStore } from '../../../src/services/session/first-login.ts';
import { FrameStandIn } from '../../../src/ui/provided/frame-host.ts';
import type { FrameView } from '../../../src/view/blocks/frame.ts';
import { PreviewPage } from '../../../src/workbench/preview/preview-page.tsx';
import { previewPortal } from '../../../src/workbench/preview/preview-portal.ts';
import type { Show } from '../../../src/workbench/web/preview/frame-messages.ts';
import { pageTree } from './page-tree.ts';

// Parts that the pages load late are at hand, so that what is drawn after the first paint comes with the
// footer.
import.meta.glob(['/src/ui/**/*.tsx', '/src/app/member/*.tsx', '!**/*.test.tsx'], { eager: true });

const files = import.meta.glob<string>(['/config/**/*.json', '/locales/**/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice(1), text]));
const compiled = compileConfig(sourceDocuments(source));

/** Noon in Pacific time on 5 January 2027. */
const now = Date.parse('2027-01-05T20:00:00Z');

/** The shipped configuration in the environment that members use, which the preview shows. */
const shownConfig: PortalConfig = {
  ...compiled.config,
  environments: Object.fromEntries(Object.entries(compiled.config.environments).slice(0, 1)),
};

/** A sample member on a screen, in a language. */
export interface Visit {
  readonly member: string;
  readonly screen: string;
  readonly language: Language;
}

const dataOf = (id: string): string => {
  const record = readMembers().find((one) => one.id === id);
  if (!record) throw new Error(`No sample member ${id}`);
  return buildDataString(record, pacificDay(now));
};

const still = <Value,>(value: Value) => ({
  getSnapshot: () => value,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
});

/** The machines of a signed-in member whose first coverage is selected and whose session is answered. */
const signedIn = (dataString: string): RunningAuth => {
  const { member } = parseMember(dataString, { properties: shownConfig.properties });
  const selected = { context: { selectedId: member.coverages[0]?.coverageId }, matches: () => false };
  const session = still({ context: {}, matches: () => false });
  const machines = {
    auth: still({ context: { contextText: dataString } }),
    session,
    selection: still(selected),
    memberOf: () => member,
  };
  return machines as unknown as RunningAuth;
};

/** The address of a visit, without its host. */
export const pathOf = ({ screen, language }: Visit): string =>
  encodeURI(shownConfig.paths[language][screen] ?? '/');

/** No page of another system is loaded here: its replacement has its name. */
const noFrame = ({ title }: FrameView): ReactNode => (
  <div className="frame">
    <p>{title}</p>
  </div>
);

/** The page of the signed-in portal, ready to be rendered; pages of other systems are their names. */
export const portalPage = async (visit: Visit): Promise<ReactNode> => {
  const [environment] = Object.values(shownConfig.environments);
  if (!environment) throw new Error('the configuration has no environment');
  const words = compiled.words[visit.language];
  const loadWords = (language: Language) => Promise.resolve(compiled.words[language]);
  const start = { detected: { language: visit.language, source: 'query' }, words, loadWords } as const;
  // The dialog of a first visit is closed: it comes once in a session and holds framed pages only.
  firstLoginStore(browserStores().session).markSeen();
  const browser = browserDependencies(browserStores(), shownConfig, environment);
  const portal = {
    ...createPortal(browser, { ...start, loginError: undefined, isSigningIn: false }),
    now: () => now,
  };
  await portal.blocks.load();
  return (
    <PortalContext value={portal}>
      <WordsProvider i18n={portal.i18n}>
        <MemoryRouter initialEntries={[pathOf(visit)]}>
          <FrameStandIn value={noFrame}>
            <ActionsProvider>
              <MemberArea run={signedIn(dataOf(visit.member))} />
            </ActionsProvider>
          </FrameStandIn>
        </MemoryRouter>
      </WordsProvider>
    </PortalContext>
  );
};

export const previewOf = (visit: Visit): ReactNode => {
  const { member, language } = visit;
  const dataString = dataOf(member);
  const [coverage] = parseMember(dataString, { properties: shownConfig.properties }).member.coverages;
  const mode = { look: 'light', outlines: false, chosen: undefined, isOld: false, says: 'en' } as const;
  const words = compiled.words[language];
  const page = {
    type: 'show',
    id: 1,
    config: shownConfig,
    words,
    theme: {},
    language,
    path: pathOf(visit),
    dataString,
  } as const;
  const show: Show = { ...page, coverage: coverage?.coverageId, now, marks: {}, mode };
  const idle = (): void => undefined;
  return (
    <PreviewPage
      {...previewPortal(show, { last: undefined, shown: new Set() }, idle)}
      {...{ show, tell: idle, onReady: idle, onPainted: idle }}
    />
  );
};

/**
 * When the browser has nothing left to draw: parts that come after the first paint are drawn by the way, each
 * for itself.
 */
const idle = (): Promise<unknown> => new Promise((done) => requestIdleCallback(done, { timeout: 200 }));

/**
 * Title, language and whole tree of a page, once two looks in a row see the same and nothing of it is
 * awaited.
 */
export const settled = async (container: Element): Promise<readonly string[]> => {
  const look = (): readonly string[] => [
    `title ${document.title}`,
    `language ${document.documentElement.lang}`,
    ...pageTree(container),
  ];
  const isThere = (): boolean =>
    container.querySelector('footer .foot') !== null && container.querySelector('main .sk') === null;
  let last = '';
  await vi.waitUntil(
    async () => {
      await idle();
      const next = isThere() ? look().join('\n') : '';
      const isStill = next !== '' && next === last;
      last = next;
      return isStill;
    },
    { timeout: 10_000, interval: 60 },
  );
  // An address that redirects may already have opened another page.
  return isThere() ? look() : settled(container);
};

const settledTree = async (node: ReactNode): Promise<readonly string[]> => {
  document.title = '';
  const { container, unmount } = render(node);
  const tree = await settled(container);
  unmount();
  return tree;
};

/** Screens that a member reaches by a path of their own and that stay on the portal. */
const screens = shownConfig.screens.flatMap(({ key, forwardTo }) =>
  forwardTo === undefined && key in shownConfig.paths.en ? [key] : [],
);

/** Every sample member on every screen in both languages. */
export const allVisits: readonly Visit[] = (['en', 'es'] as const).flatMap((language) =>
  readMembers().flatMap(({ id: member }) => screens.map((screen) => ({ member, screen, language }))),
);

/** A subset: every member once, on different screens, in alternating languages. */
export const someVisits: readonly Visit[] = readMembers().map(({ id: member }, place, { length }) => ({
  member,
  screen: screens[Math.floor((place * screens.length) / length)] ?? '',
  language: place % 2 === 0 ? 'en' : 'es',
}));

/** What the signed-in portal and the preview have on their pages for the same member. */
export const bothDoms = async (visit: Visit) => ({
  portal: await settledTree(await portalPage(visit)),
  preview: await settledTree(previewOf(visit)),
});
