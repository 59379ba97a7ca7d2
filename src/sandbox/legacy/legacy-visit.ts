import type { Reply, Visit } from '../http/visit.ts';
import type { LegacySession, SandboxState } from '../sandbox-state.ts';

/** A visit to the legacy site, with the session its cookie names. */
export interface LegacyVisit extends Visit {
  readonly state: SandboxState;
  readonly session: LegacySession | undefined;
  /** Value of the session cookie, or empty. */
  readonly sessionId: string;
  readonly language: 'en' | 'es';
}

export type LegacyPage = (visit: LegacyVisit) => Reply | Promise<Reply>;
