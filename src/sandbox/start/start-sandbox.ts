import type { RequestListener } from 'node:http';
import { contentAnswer } from '../content/content-service.ts';
import { authorizationListener } from '../fhir/authorization-server.ts';
import { answerWith, openServers, wait } from '../http.ts';
import { type SandboxOrigins, sandboxOrigins, sandboxState } from '../state.ts';
import { legacyAnswer } from './legacy-site.ts';

interface SandboxOptions {
  // The portal's port; the sandbox uses the next three.
  readonly portBase: number;
  // Epoch milliseconds; by default the system clock.
  readonly clock?: () => number;
}

export interface Sandbox {
  readonly origins: SandboxOrigins;
  readonly close: () => Promise<void>;
}

/**
 * Starts the legacy site, the authorization server and the content service on loopback (contract 1). Rejects
 * when a port is taken.
 */
export const startSandbox = async ({ portBase, clock = Date.now }: SandboxOptions): Promise<Sandbox> => {
  const origins = sandboxOrigins(portBase);
  const state = sandboxState(origins, clock);
  const delayed =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      const slow = request.url?.startsWith('/__sandbox/') ? 0 : state.knobs.latency;
      void wait(slow).then(() => listener(request, response));
    };
  const close = await openServers(
    new Map([
      [portBase + 1, delayed(answerWith(origins.legacy, legacyAnswer(state)))],
      [portBase + 2, delayed(authorizationListener(state))],
      [portBase + 3, delayed(answerWith(origins.content, contentAnswer(state)))],
    ]),
  );
  return { origins, close };
};
