import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileConfig } from '../../src/config/compile/compile-config.ts';
import { readConfig } from '../../src/config/files/read-config.ts';
import { buildApp } from '../../src/release/build/build-app.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { withPortBase } from '../../src/release/release-files.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { nginxPath, startNginx } from '../support/servers/start-nginx.ts';
import { benchHost, type HostFigures } from './bench-host.ts';
import { hostileLoad } from './hostile-load.ts';
import { pinProcess } from './pin-process.ts';
import { publishOften } from './publish-often.ts';
import { residentMemory } from './resident-memory.ts';
import { startServe } from './start-serve.ts';
import { type LoadFigures, visitLoad } from './visit-load.ts';

/**
 * `npm run bench:host`: what one process on one core serves of the home document and its files, beside nginx
 * with the generated configuration: answers per second at most (wrk), waiting at half of that (requests that
 * are due whether or not earlier ones were answered), memory, and a long run with publications in it. Needs
 * Linux and `wrk`; `nginx` for the second column. --seconds N (default 300) and --publications N (default 20)
 * are those of the long run; --dist DIR names a built portal.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    publications: { type: 'string', default: '20' },
    dist: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const publications = Number(values.publications);
const shortSeconds = Math.min(15, Math.ceil(seconds / 3));
/**
 * Answers per second; milliseconds that 99 of 100 answers wait, at half of what the host can do and in the
 * long run; MB.
 */
const goals = { perSecond: 4000, p99: 20, memory: 150, healthBesideHostile: 100 };

const configAt = (port: number) => withPortBase(compileConfig(readConfig('config', 'locales')), port);

/** A built portal of our own to publish into, for the host at a port. */
const builtPortal = async (port: number): Promise<string> => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  if (values.dist === undefined) await buildApp(dist);
  else cpSync(values.dist, dist, { recursive: true });
  await publishRelease(dist, configAt(port));
  return dist;
};

interface Served extends HostFigures {
  /**
   * Milliseconds that 99 of 100 questions for health wait beside 1,000 hostile requests at 100 per second.
   */
  readonly health: number;
  readonly long: LoadFigures;
  readonly live: number;
}

const benchServe = async (dist: string, port: number): Promise<Served> => {
  const host = await startServe(dist, port);
  const figures = await benchHost({ port, process: host.process }, shortSeconds);
  const [long, live] = await Promise.all([
    visitLoad({ port, rate: goals.perSecond / 2, seconds }),
    publishOften({ dist, port, times: publications, seconds }),
  ]);
  const { p99: health } = await hostileLoad(port);
  const memory = residentMemory(host.process);
  await host.close();
  return { ...figures, health, memory, long, live };
};

const benchNginx = async (dist: string, port: number, rate: number): Promise<HostFigures | undefined> => {
  if (nginxPath === undefined) return undefined;
  const host = await startNginx({ dist, port, config: configAt(port).config });
  pinProcess(1, host.process);
  const figures = await benchHost({ port, process: host.process }, shortSeconds, rate);
  await host.close();
  return figures;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const row = (name: string, ...cells: readonly (string | undefined)[]): string =>
  `| ${name.padEnd(44)} | ${cells.map((cell = '') => cell.padStart(14)).join(' | ')} |`;

const columns = (
  serve: HostFigures,
  nginx: HostFigures | undefined,
  cell: (figures: HostFigures) => string,
): readonly string[] => [cell(serve), nginx ? cell(nginx) : 'not installed'];

const print = (serve: Served, nginx: HostFigures | undefined): void => {
  const { long, live, health } = serve;
  const rate = Math.round(serve.half.requests / shortSeconds).toLocaleString('en-US');
  say(row('one core, home document and its files', 'portal serve', 'nginx'));
  say(row('-'.repeat(44), '-'.repeat(14), '-'.repeat(14)));
  say(
    row(
      'answers per second at most',
      ...columns(serve, nginx, ({ perSecond }) => Math.round(perSecond).toLocaleString('en-US')),
    ),
  );
  const waiting = columns(serve, nginx, ({ half }) => `${half.median.toFixed(1)} / ${half.p99.toFixed(1)}`);
  say(row(`ms at ${rate} per second: median / p99`, ...waiting));
  say(row('errors at that rate', ...columns(serve, nginx, ({ half }) => String(half.errors))));
  say(row('resident memory at most, MB', ...columns(serve, nginx, ({ memory }) => memory.toFixed(0))));
  const summary = `${long.requests.toLocaleString('en-US')} requests, ${live} publications, ${long.releases} releases seen`;
  say(`long run of ${seconds} s: ${summary}, ${long.errors} errors, p99 ${long.p99.toFixed(1)} ms`);
  say(`/healthz beside 1,000 hostile requests at 100 per second: p99 ${health.toFixed(1)} ms`);
};

const isReached = ({ perSecond, half, memory, long, live, health }: Served): boolean =>
  perSecond >= goals.perSecond &&
  Math.max(half.p99, long.p99) < goals.p99 &&
  memory < goals.memory &&
  health < goals.healthBesideHostile &&
  half.errors + long.errors === 0 &&
  live === publications &&
  long.releases > publications / 2;

pinProcess(0, process.pid);
const port = await freePortBase();
const dist = await builtPortal(port);
const serve = await benchServe(dist, port);
const nginx = await benchNginx(dist, port + 1, Math.round(serve.perSecond / 2));
rmSync(dist, { recursive: true, force: true });
print(serve, nginx);
say(isReached(serve) ? 'goals reached' : 'goals missed');
process.exitCode = isReached(serve) ? 0 : 1;
