import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sampleStaff, type StaffRecord } from '../../samples/staff.ts';
import { workbenchClientId } from '../../sandbox/fhir/workbench-client.ts';
import { prepareDrafts } from '../../sandbox/prepared-drafts.ts';
import { openStore } from '../../workbench/store/open/open-store.ts';
import { knowPerson } from '../../workbench/store/people/persons.ts';
import { beginSession } from '../../workbench/store/people/sessions.ts';
import { operate } from '../../workbench/store/transact.ts';

interface SampleSite {
  readonly dist: string;
  readonly origin: string;
  readonly issuer: string;
  readonly portal: string;
}

const besides = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export const admitStaff = async (folder: string, issuer: string): Promise<(id: string) => string> => {
  const store = await openStore({ folder });
  if (!('db' in store)) throw new Error(store.message);
  const tokens = new Map<string, string>();
  const admit = async ({ id, name, email, roles }: StaffRecord): Promise<void> => {
    const identity = { issuer, subject: id, name, email };
    await operate(store, 'cli', (granted) => knowPerson(granted, identity, roles));
    const session = await operate(store, 'cli', (granted) => beginSession(granted, identity));
    if (session.ok) tokens.set(id, session.value.token);
  };
  try {
    for (const staff of sampleStaff) await admit(staff);
  } finally {
    await store.close();
  }
  return (id) => `workbench=${tokens.get(id)}`;
};

// These variables would connect the sample workbench to a real database or provider.
const realOnes = ['DATABASE_URL', 'WORKBENCH_CLIENT_SECRET', 'WORKBENCH_COOKIE_KEYS'];

const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !realOnes.includes(name)));

// A separate process: if the workbench ends for any reason, the portal keeps running.
const startProcess = (folder: string, { dist, origin, issuer, portal }: SampleSite): ChildProcess => {
  const options = ['--dist', dist, '--data', join(folder, 'store'), '--port', new URL(origin).port, '--origin', origin, '--portal', portal];
  const args = ['--import', besides('../end-with-parent.mjs'), besides('../portal.mjs'), 'workbench', ...options];
  return spawn(process.execPath, [...args, '--issuer', issuer, '--client', workbenchClientId], {
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', openSync(join(folder, 'log'), 'a'), 'ipc'],
  });
};

// Rejects with its output when the process ends before. Later output is read and ignored.
const untilListening = (child: ChildProcess, log: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const said: string[] = [];
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('listening on ')) resolve();
        else said.push(line);
      });
    child.once('error', reject);
    child.once('exit', () => reject(new Error([...said, readFileSync(log, 'utf8')].join('\n').trim())));
  });

// In milliseconds, for a regular stop: as long as requests may take.
const patience = 12_000;

const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(timer);
};

// Prints address and users when it is ready, or the error. Never throws.
export const startSampleWorkbench = (site: SampleSite, print: (line: string) => void): (() => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'workbench-'));
  const state: { child?: ChildProcess; isStopped: boolean } = { isStopped: false };
  const start = async (): Promise<void> => {
    const cookieOf = await admitStaff(join(folder, 'store'), site.issuer);
    if (state.isStopped) return;
    const child = startProcess(folder, site);
    state.child = child;
    await untilListening(child, join(folder, 'log'));
    const { origin } = site;
    await prepareDrafts({ origin, cookie: cookieOf('edda') }, { origin, cookie: cookieOf('rita') });
    print(`workbench: ${origin}`);
    print('sample users of the workbench (any password):');
    for (const { id, name, roles } of sampleStaff) print(`  ${id.padEnd(5)} ${name}: ${roles.join(', ')}`);
  };
  start().catch((error: unknown) => {
    if (!state.isStopped) print(`the workbench did not start; the portal goes on without it\n${String(error)}`);
  });
  return async () => {
    state.isStopped = true;
    if (state.child) await stopProcess(state.child);
    rmSync(folder, { recursive: true, force: true });
    // A store that is still being created in its thread would keep the process alive.
    if (!state.child) setTimeout(() => process.exit(), 1000);
  };
};
