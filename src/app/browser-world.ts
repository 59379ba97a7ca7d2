import type { Environment } from '../config/generated/config-files.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { environmentOrigins } from '../services/environment-origins.ts';
import { leave } from '../services/leave.ts';
import { safeStorage, type SafeStorage } from '../services/safe-storage.ts';

/** What the portal touches of the browser, for one configuration and environment. */
export interface BrowserWorld {
  readonly config: PortalConfig;
  readonly environment: Environment;
  readonly session: SafeStorage;
  readonly local: SafeStorage;
  /** The registered address that the authorization server returns to: the root of this origin (R4.023). */
  readonly redirectUri: string;
  /** Leaves for an address of the environment; anything else is refused. */
  readonly leaveFor: (href: string) => void;
}

/** The real browser's world. */
export const browserWorld = (config: PortalConfig, environment: Environment): BrowserWorld => {
  const origins = environmentOrigins(environment);
  return {
    config,
    environment,
    session: safeStorage(() => window.sessionStorage),
    local: safeStorage(() => window.localStorage),
    redirectUri: `${window.location.origin}/`,
    leaveFor: (href) => void leave(window, href, origins),
  };
};
