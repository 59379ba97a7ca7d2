import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { codeVersion } from '../../release/code-version.ts';
import { openStore, type StorePlace } from '../store/open/open-store.ts';
import type { Store } from '../store/store.ts';
import { forgetEnded } from '../store/people/sessions.ts';
import { operate } from '../store/transact.ts';
import { keepBackups } from '../store/transfer/backups.ts';
import { startLogCheck } from './background/check-log.ts';
import { startCounting } from './background/count-changes.ts';
import { eventSource } from './event-source.ts';
import { openEventHub } from './events/event-hub.ts';
import { startChecker } from './draft-checks/checker.ts';
import { startEditing } from './edits/start-editing.ts';
import { startEvidence } from './evidence/start-evidence.ts';
import { startHistory } from './history/start-history.ts';
import { startRebasing } from './publication/rebase-drafts.ts';
import { startPublishing } from './publication/start-publishing.ts';
import { failureKind } from '../store/database-errors.ts';
import { serverLog } from './requests/server-log.ts';
import type { Site } from './requests/site.ts';
import { isLoopback, signInProvider } from './sign-in/provider.ts';
import { workbenchApp } from './workbench-app.ts';

export interface WorkbenchOptions {
  readonly dist: string;
  readonly place: StorePlace;
  readonly port: number;
  /** The address that users open. By default, this machine's address with the port. */
  readonly origin?: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret?: string;
  readonly cookieKeys: readonly string[];
  readonly portal?: string;
  /** The first loopback port of the `local` environment in releases; 4300 by default. */
  readonly portBase?: number;
  readonly write: (line: string) => void;
}

export interface Workbench {
  readonly url: string;
  /** Waits at most ten seconds for running requests, then releases all resources. */
  readonly close: () => Promise<void>;
  /**
   * Resolves when another process has opened the folder of the embedded database; this process should then
   * exit.
   */
  readonly lost: Promise<void>;
}

const patience = 10_000;

// Longer than balancers keep an idle connection (usually 60 s).
const restMilliseconds = 75_000;

// In milliseconds: slow headers or bodies would hold a connection for nothing.
const arrival = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 1000 };

// Once an hour is enough: nothing reads ended sessions.
const forgetMilliseconds = 3_600_000;

const listen = (server: Server, port: number, host: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

const stop = (server: Server): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(() => server.closeAllConnections(), patience).unref();
    server.close(() => {
      clearTimeout(timer);
      done();
    });
    server.closeIdleConnections();
  });

/** Starts the server on an open store, and closes the store when the server closes. Throws on failures. */
export const serveWorkbench = async (store: Store, options: WorkbenchOptions): Promise<Workbench> => {
  const {
    dist,
    place,
    port,
    origin: given,
    issuer,
    clientId,
    clientSecret,
    cookieKeys,
    portal = null,
    portBase = 4300,
    write,
  } = options;
  const log = serverLog(write);
  const checker = startChecker((error) => log.event('judge-problem', { kind: failureKind(error) }));
  const editing = startEditing((error) => log.event('edit-problem', { kind: failureKind(error) }));
  const evidence = startEvidence(dist, (error) =>
    log.event('evidence-problem', { kind: failureKind(error) }),
  );
  const history = startHistory(dist, (error) => log.event('history-problem', { kind: failureKind(error) }));
  const onProblem = (error: unknown): void => log.event('publishing-problem', { kind: failureKind(error) });
  const onTorn = (problem: string): void => log.event('problem', { problem });
  const onDiffering = (publications: number): void => log.event('chain-differs', { publications });
  const publishing = startPublishing({ store, dist, portBase, onProblem, onTorn, onDiffering });
  const code = codeVersion();
  const rebasing = await startRebasing({ store, reader: publishing, checker, code }, onProblem);
  const onListProblem = (error: unknown): void => log.event('list-problem', { kind: failureKind(error) });
  const checkingLog = startLogCheck(store, onListProblem);
  const counting = startCounting(store, editing, onListProblem);
  const events = openEventHub(eventSource(store, editing));
  const origin = given ?? `http://127.0.0.1:${port}`;
  const cookies = { isSecure: origin.startsWith('https:'), keys: cookieKeys };
  const provider = signInProvider({
    issuer,
    clientId,
    origin,
    ...(clientSecret !== undefined && { clientSecret }),
  });
  const site: Site = {
    store,
    checker,
    editing,
    evidence,
    history,
    events,
    publishing,
    provider,
    origin,
    cookies,
    dist,
    version: code,
    portal,
    log,
  };
  const server = createAdaptorServer({
    fetch: workbenchApp(site).fetch,
    serverOptions: { keepAliveTimeout: restMilliseconds, ...arrival },
  }) as Server;
  const stopKeeping =
    'folder' in place
      ? keepBackups(store, join(place.folder, 'backups'), (reason) => log.event('no-backup', { reason }))
      : () => undefined;
  const forgetting = setInterval(() => void operate(store, 'web', forgetEnded), forgetMilliseconds).unref();
  const giveBack = async (): Promise<void> => {
    stopKeeping();
    clearInterval(forgetting);
    await Promise.all([checkingLog.close(), counting.close()]);
    await Promise.all([
      publishing.close(),
      rebasing.close(),
      checker.close(),
      editing.close(),
      evidence.close(),
      history.close(),
    ]);
    await store.close();
  };
  await listen(server, port, isLoopback(origin) ? '127.0.0.1' : undefined).catch(async (error: unknown) => {
    events.close();
    await giveBack();
    throw error;
  });
  log.event('listening', { port });
  const close = async (): Promise<void> => {
    log.event('stopping');
    events.close();
    await stop(server);
    await giveBack();
  };
  void store.lost.then(() => log.event('folder-lost'));
  return { url: origin, close, lost: store.lost };
};

/**
 * Opens the store and starts the server. If the embedded store cannot be used, returns a message. Throws on other
 * failures.
 */
export const startWorkbench = async (
  options: WorkbenchOptions,
): Promise<Workbench | { readonly message: string }> => {
  const store = await openStore(options.place);
  return 'db' in store ? serveWorkbench(store, options) : store;
};
