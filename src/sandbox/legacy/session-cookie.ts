import type { SandboxOrigins } from '../sandbox-origins.ts';

/** Name of the legacy site's session cookie; it holds the port, because browsers share cookies between the ports of localhost. */
export const sessionCookie = (origins: SandboxOrigins): string => `legacy_session_${new URL(origins.legacy).port}`;
