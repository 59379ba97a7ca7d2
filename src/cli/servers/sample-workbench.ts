import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sampleStaff, type StaffRecord } from '../../samples/staff.ts';
import { workbenchClientId } from '../../sandbox/fhir/workbench-client.ts';
import { prepareDrafts } from '../../sandbox/prepared-drafts.ts';
import { openStore } from '../../workbench/store/open/open-store.ts';
import { knowPerson } from '../../workbench/store/people/persons.ts';
import { beginSession } from '../../workbench/store/people/sessions.ts';
import type { Store } from '../../workbench/store/store.ts';
import { operate } from '../../workbench/store/transact.ts';
import { startProgram, stopChild } from './child-program.ts';

interface SampleSite {
  readonly dist: string;
  readonly origin: string;
  readonly issuer: string;
  readonly portal: string;
  // Keeps the drafts; without it they go when the workbench stops.
  readonly data?: string;
  // Where the server listens, if not at the origin.
  readonly port?: number;
}

// The cookies of the sample users, by id.
type StaffCookies = (id: string) => string;

export const signInStaff = async (store: Store, issuer: string): Promise<StaffCookies> => {
  const tokens = new Map<string, string>();
  const admit = async ({ id, name, email, roles }: StaffRecord): Promise<void> => {
    const identity = { issuer, subject: id, name, email };
    await operate(store, 'cli', (granted) => knowPerson(granted, identity, roles));
    const session = await operate(store, 'cli', (granted) => beginSession(granted, identity));
    if (session.ok) tokens.set(id, session.value.token);
  };
  for (const staff of sampleStaff) await admit(staff);
  return (id) => `workbench=${tokens.get(id)}`;
};

export const admitStaff = async (folder: string, issuer: string): Promise<StaffCookies> => {
  const store = await openStore({ folder });
  if (!('db' in store)) throw new Error(store.message);
  try {
    return await signInStaff(store, issuer);
  } finally {
    await store.close();
  }
};

// These variables would connect the sample workbench to a real database or provider.
const realOnes = ['DATABASE_URL', 'WORKBENCH_CLIENT_SECRET', 'WORKBENCH_COOKIE_KEYS'];

const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !realOnes.includes(name)));

// A separate process: if the workbench ends for any reason, the portal keeps running.
const startProcess = (
  log: string,
  data: string,
  { dist, origin, issuer, portal, port }: SampleSite,
): ChildProcess => {
  const options = [
    '--dist',
    dist,
    '--data',
    data,
    '--port',
    String(port ?? new URL(origin).port),
    '--origin',
    origin,
    '--portal',
    portal,
  ];
  return startProgram(
    '../portal.mjs',
    ['workbench', ...options, '--issuer', issuer, '--client', workbenchClientId],
    {
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', openSync(log, 'a')],
    },
  );
};

// Rejects with its output when the process ends before. Later output is read and ignored.
const untilListening = (child: ChildProcess, log: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const lines: string[] = [];
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('listening on ')) resolve();
        else lines.push(line);
      });
    child.once('error', reject);
    child.once('exit', () => reject(new Error([...lines, readFileSync(log, 'utf8')].join('\n').trim())));
  });

export interface SampleWorkbench {
  // For changed code of the server.
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

// Prints address and users when it is ready, or the error. Never throws. `onReady` runs when the server
// answers for the first time.
export const startSampleWorkbench = (
  site: SampleSite,
  print: (line: string) => void,
  onReady = (): Promise<unknown> => Promise.resolve(),
): SampleWorkbench => {
  const folder = mkdtempSync(join(tmpdir(), 'workbench-'));
  const data = site.data ?? join(folder, 'store');
  const log = join(folder, 'log');
  const isNew = !existsSync(join(data, 'db'));
  const state: { child?: ChildProcess; isStopped: boolean } = { isStopped: false };
  const launch = async (): Promise<void> => {
    if (state.isStopped) return;
    const child = startProcess(log, data, site);
    state.child = child;
    await untilListening(child, log);
  };
  const start = async (): Promise<void> => {
    const cookieOf = await admitStaff(data, site.issuer);
    await launch();
    const { origin } = site;
    const server = site.port === undefined ? origin : `http://127.0.0.1:${site.port}`;
    const signedIn = (id: string) => ({ server, origin, cookie: cookieOf(id) });
    if (isNew) await prepareDrafts(signedIn('edda'), signedIn('rita'));
    await onReady();
    print(`workbench: ${origin}`);
    print('sample users of the workbench (any password):');
    for (const { id, name, roles } of sampleStaff) print(`  ${id.padEnd(5)} ${name}: ${roles.join(', ')}`);
    if (site.data === undefined) print('drafts are deleted when you stop; --data DIR keeps them in a folder');
    else print(`drafts are kept in ${site.data}`);
  };
  const started = start().catch((error: unknown) => {
    if (!state.isStopped)
      print(`the workbench did not start; the portal goes on without it\n${String(error)}`);
  });
  const relaunch = async (): Promise<void> => {
    if (!state.child || state.isStopped) return;
    await stopChild(state.child);
    await launch().catch((error: unknown) => print(`the workbench's server did not start\n${String(error)}`));
  };
  // One after another: two servers cannot have the same port.
  let launched = started;
  return {
    restart: () => (launched = launched.then(relaunch)),
    close: async () => {
      state.isStopped = true;
      if (state.child) await stopChild(state.child);
      rmSync(folder, { recursive: true, force: true });
      // A store that is still being created in its thread would keep the process alive.
      if (!state.child) setTimeout(() => process.exit(), 1000);
    },
  };
};
