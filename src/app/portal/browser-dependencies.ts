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

// When a storage is missing or full, values are kept in memory.
export const browserStores = (): BrowserStores => ({
  session: safeStorage(() => window.sessionStorage),
  local: safeStorage(() => window.localStorage),
});

// True for a reload, and for Back or Forward to this page. Only valid before the router starts.
export const isRevisit = (): boolean => window.history.state !== null;

export interface SignInTools extends BrowserStores {
  readonly environment: Environment;
  readonly settings: Pick<
    PortalConfig['settings'],
    'keepAliveTimeoutSeconds' | 'signInAttempts' | 'signInWindowSeconds'
  >;
  readonly tabs: TabChannel;
  readonly clock: DeviceClock;
  // The registered address that the authorization server returns to: the root of this origin (R4.023).
  readonly redirectUri: string;
  readonly leaveFor: (href: string) => void;
}

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

export interface BrowserDependencies extends Omit<SignInTools, 'settings'> {
  readonly config: PortalConfig;
}

export const browserDependencies = (
  stores: BrowserStores,
  config: PortalConfig,
  environment: Environment,
): BrowserDependencies => ({
  ...signInTools(stores, { environment, settings: config.settings }),
  config,
});
