import type { Store } from '../../store/store.ts';
import type { Editing } from '../edits/start-editing.ts';
import type { Evidence } from '../evidence/start-evidence.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { History } from '../history/start-history.ts';
import type { Checker } from '../draft-checks/checker.ts';
import type { Publishing } from '../publication/start-publishing.ts';
import type { SignInProvider } from '../sign-in/provider.ts';
import type { CookieStyle } from './cookies.ts';
import type { ServerLog } from './server-log.ts';

export interface Site {
  readonly store: Store;
  readonly checker: Checker;
  readonly editing: Editing;
  readonly evidence: Evidence;
  readonly history: History;
  readonly events: EventHub;
  readonly publishing: Publishing;
  readonly provider: SignInProvider;
  readonly origin: string;
  readonly cookies: CookieStyle;
  readonly dist: string;
  readonly version: string;
  readonly portal: string | null;
  readonly log: ServerLog;
}
