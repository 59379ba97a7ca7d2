import type { LegacyVisit } from './legacy-visit.ts';

/** CORS headers for the portal's origin with credentials (contract 8), and none for any other origin. */
export const corsForPortal = ({ origin, state }: LegacyVisit): Readonly<Record<string, string>> =>
  origin === state.origins.portal
    ? { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' }
    : {};
