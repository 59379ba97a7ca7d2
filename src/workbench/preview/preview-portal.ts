import { allBlocks } from '../../app/portal/all-blocks.ts';
import { createI18n } from '../../app/portal/languages.ts';
import type { Portal } from '../../app/portal/portal.ts';
import { signInState } from '../../app/portal/sign-in-state.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { gatekeeper } from '../../rules/gate.ts';
import { failed, loading, type Resource } from '../../ui/provided/resource.ts';
import type { ExtraPages } from '../../view/view-context.ts';
import type { FromFrame, Show } from '../web/preview/frame-messages.ts';
import { ghostGate, withOpenScreens } from './ghost-gate.ts';
import { namedBlocks, withPlaces } from './named-blocks.tsx';

const idle = (): void => undefined;

const silent: Resource<never> = { get: () => loading, subscribe: () => idle };

const lost: Resource<never> = { get: () => failed, subscribe: () => idle };

const noPages: ExtraPages = { en: new Map(), es: new Map() };
const pages = { status: 'ready', value: noPages } as const;

const content: Portal['content'] = {
  navigation: { en: silent, es: silent },
  pages: { get: () => pages, subscribe: () => idle },
  faq: () => lost,
  linkOf: () => undefined,
};

const frames: Portal['frames'] = { receive: idle, mount: () => idle, subscribe: () => idle };

export const previewBlocks = namedBlocks(allBlocks);

// The first environment is the one that members use.
const environmentOf = ({ environments }: PortalConfig): Portal['environment'] => {
  const [first] = Object.values(environments);
  if (!first) throw new Error('The configuration has no environment.');
  return first;
};

export type Navigations = Portal['navigations'];

export interface PreviewPortal {
  readonly portal: Portal;
  readonly own: PortalConfig;
}

// It reports calls to sign-in and upstream instead of making them.
export const previewPortal = (
  show: Show,
  navigations: Navigations,
  tell: (message: FromFrame) => void,
): PreviewPortal => {
  const { language, words, mode, now } = show;
  const own = withPlaces(show.config);
  const config = mode.outlines ? withOpenScreens(own) : own;
  const gateOf = gatekeeper(config);
  const switchLanguage: Portal['switchLanguage'] = (to) => {
    tell({ type: 'language', language: to });
    return Promise.resolve();
  };
  const portal: Portal = {
    config,
    environment: environmentOf(config),
    i18n: createI18n(language, words),
    now: () => now,
    gateOf: (facts, today) =>
      mode.outlines ? ghostGate(gateOf(facts, today), config) : gateOf(facts, today),
    signIn: signInState(),
    redirect: {
      read: () => undefined,
      readUnowned: () => undefined,
      readFor: () => undefined,
      forget: idle,
      note: idle,
    },
    isSigningIn: false,
    isRevisit: false,
    detected: { language, source: 'query' },
    prepareLanguage: () => Promise.resolve(),
    changeLanguage: (to) => switchLanguage(to),
    switchLanguage,
    languageGuard: { isFree: () => true, note: idle },
    navigations,
    content,
    blocks: { get: () => previewBlocks, load: () => Promise.resolve(previewBlocks) },
    leave: (href) => tell({ type: 'leave', href }),
    loginError: undefined,
    signedOutReason: () => undefined,
    frames,
    windowWidth: window.innerWidth,
  };
  return { portal, own };
};
