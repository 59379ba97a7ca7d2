import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../project-files.ts';
import { until } from '../until.ts';
import { freePortBase } from './free-port-base.ts';

/** A command of developers as npm runs it: a shell that waits for it, all in one process group. */
export interface DeveloperServer {
  readonly portBase: number;
  /** All that it has printed. */
  readonly output: () => string;
  readonly prints: (text: string) => Promise<void>;
  /**
   * Milliseconds until every process of it has ended after the signal, which goes to all of them or to the
   * shell alone.
   */
  readonly end: (signal: NodeJS.Signals, to: 'all' | 'shell') => Promise<number>;
}

/** Whether a process of the group runs: one that ended may wait for whoever counts it, and does not. */
const isAlive = (group: number): boolean => {
  const list = spawnSync('ps', ['-A', '-o', 'pgid=,stat='], { encoding: 'utf8' }).stdout.trim().split('\n');
  return list.some((line) => {
    const [of, state = 'Z'] = line.trim().split(/\s+/);
    return Number(of) === group && !state.startsWith('Z');
  });
};

/** Starts `portal dev` or `portal start` on free ports; `end` it after the test. */
export const startDeveloperServer = async (command: string, given?: number): Promise<DeveloperServer> => {
  const portBase = given ?? (await freePortBase());
  const run = `"${process.execPath}" src/cli/portal.mjs ${command} & wait`;
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    PORT_BASE: String(portBase),
    npm_lifecycle_event: 'dev',
  };
  const shell: ChildProcess = spawn('sh', ['-c', run], {
    cwd: projectRoot,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = shell.pid ?? 0;
  let output = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const closed = once(shell, 'close');
  await once(shell, 'spawn');
  return {
    portBase,
    output: () => output,
    prints: (text) => until(() => output.includes(text) || !isAlive(group), `"${text}" is printed`, 120),
    end: async (signal, to) => {
      const begun = performance.now();
      if (isAlive(group)) process.kill(to === 'all' ? -group : group, signal);
      await until(() => !isAlive(group), 'every process has ended');
      const milliseconds = performance.now() - begun;
      // The last of its output may still be on the way.
      await closed;
      return milliseconds;
    },
  };
};
