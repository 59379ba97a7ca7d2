import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { untilStopped } from '../options/command.ts';

const pathBeside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

interface ChildOptions {
  readonly stdio?: StdioOptions;
  readonly env?: NodeJS.ProcessEnv;
}

// The child ends with this process, however this process ends.
export const startProgram = (
  file: string,
  args: readonly string[],
  { stdio = 'inherit', env }: ChildOptions = {},
): ChildProcess =>
  spawn(process.execPath, ['--import', pathBeside('../end-with-parent.mjs'), pathBeside(file), ...args], {
    stdio: [...(Array.isArray(stdio) ? stdio : [stdio, stdio, stdio]), 'ipc'],
    ...(env && { env }),
  });

// Returns whether the build succeeded; the child has printed why not.
export const buildInChild = async (dist: string, part: 'app' | 'portal'): Promise<boolean> => {
  const child = startProgram('../build-process.ts', [dist, part], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as readonly (number | null)[];
  return code === 0;
};

// In milliseconds, for a regular stop: everything ends within two seconds.
const childPatience = 1000;
const patience = 1700;

export const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), childPatience);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(timer);
};

const bindOnce = async (port: number): Promise<number> => {
  const server = createServer().listen(port);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
};

export const findFreePort = (): Promise<number> => bindOnce(0);

const portCount = 5;

// Before anything is built: throws with the first port that another program uses.
export const refuseTakenPorts = async (base: number): Promise<void> => {
  for (let port = base; port < base + portCount; port += 1) await bindOnce(port);
};

const parent = process.ppid;

// Servers of developers end with the npm that started them, also where that one was killed.
export const untilEnded = async (closings: readonly (() => Promise<void>)[]): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => setTimeout(() => process.exit(), patience).unref());
  const isOfNpm = process.env['npm_lifecycle_event'] !== undefined;
  const watching = setInterval(() => {
    if (isOfNpm && process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 300);
  await untilStopped(closings);
  clearInterval(watching);
};
