import type { Environment } from '../../config/generated/config-files.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { environmentOrigins, leave } from '../../services/addresses.ts';
import { tabChannel, type TabChannel } from '../../services/session/tab-channel.ts';
import { type DeviceClock, deviceClock } from '../../services/sign-in/device-clock.ts';
import { safeStorage, type SafeStorage } from '../../services/storage.ts';

export interface BrowserStores {
  readonly session: SafeStorage;
  readonly local: SafeStorage;
}

/** The browser's storages; where one is missing or full, values live in memory. */
export const browserStores = (): BrowserStores => ({
  session: safeStorage(() => window.sessionStorage),
  local: safeStorage(() => window.localStorage),
});

/** True before the router starts for a reload, and for Back or Forward to a page that was left: the history knows the page. */
export const isRevisit = (): boolean => window.history.state !== null;

/** What the steps of signing in touch of the browser and know of the configuration. */
export interface SignInTools extends BrowserStores {
  readonly environment: Environment;
  readonly settings: Pick<PortalConfig['settings'], 'keepAliveTimeoutSeconds' | 'signInAttempts' | 'signInWindowSeconds'>;
  readonly tabs: TabChannel;
  readonly clock: DeviceClock;
  /** The registered address that the authorization server returns to: the root of this origin (R4.023). */
  readonly redirectUri: string;
  /** Leaves for an address of the environment; anything else is refused. */
  readonly leaveFor: (href: string) => void;
}

/** The tools of the real browser. */
export const signInTools = (
  stores: BrowserStores,
  { environment, settings }: Pick<SignInTools, 'environment' | 'settings'>,
): SignInTools => {
  const origins = environmentOrigins(environment);
  return {
    ...stores,
    environment,
    settings,
    clock: deviceClock(stores.session, Date.now),
    tabs: tabChannel(() => new BroadcastChannel('portal')),
    redirectUri: `${window.location.origin}/`,
    leaveFor: (href) => void leave(window, href, origins),
  };
};

/** What the portal touches of the browser, for one configuration and environment. */
export interface BrowserDependencies extends Omit<SignInTools, 'settings'> {
  readonly config: PortalConfig;
}

/** The real browser's storages, tabs and address. */
export const browserDependencies = (stores: BrowserStores, config: PortalConfig, environment: Environment): BrowserDependencies => ({
  ...signInTools(stores, { environment, settings: config.settings }),
  config,
});
