import type { Store } from '../../store/store.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { Judge } from '../draft-checks/judge.ts';
import type { Publishing } from '../publication/publishing.ts';
import type { SignInProvider } from '../sign-in/provider.ts';
import type { CookieStyle } from './cookies.ts';
import type { ServerLog } from './server-log.ts';

// A running workbench: what its routes work with.
export interface Site {
  readonly store: Store;
  readonly judge: Judge;
  readonly events: EventHub;
  readonly publishing: Publishing;
  readonly provider: SignInProvider;
  /** The workbench's own origin, such as `https://workbench.example`. */
  readonly origin: string;
  readonly cookies: CookieStyle;
  readonly dist: string;
  readonly version: string;
  readonly portal: string | null;
  readonly log: ServerLog;
}
