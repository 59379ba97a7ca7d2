import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../../authoring/refusal.ts';
import { type LogLevel, logLevels } from '../../host/host-log.ts';
import { startHost } from '../../host/start-host.ts';
import { readPointer } from '../../release/pointer.ts';
import { publicationChain } from '../../release/chain/publication-chain.ts';
import { settleIfAllowed } from '../../release/chain/settle.ts';
import {
  type Command,
  type OptionValues,
  stopYoungGenerationGrowth,
  untilStopped,
} from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { portBase } from '../options/options.ts';
import { cliMessage } from '../words/messages.ts';
import { refuseBlank, refuseUnbuilt } from '../options/write-places.ts';

const portOf = (value: unknown): number => {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError('port', { value: String(value) });
  return port;
};

const countOf = (option: string, value: unknown): number => {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new UsageError('count', { option, value: String(value) });
  return count;
};

const logLevelOf = (value: unknown): LogLevel => {
  const level = logLevels.find((name) => name === value);
  if (!level) throw new UsageError('log', { levels: logLevels.join(', ') });
  return level;
};

const hostOptions = ({ port, log, host, ...values }: OptionValues) => ({
  port: portOf(port),
  log: logLevelOf(log),
  trustProxy: values['trust-proxy'] === true,
  maxConnections: countOf('max-connections', values['max-connections']),
  ...(values['rate-limit'] === undefined
    ? {}
    : { requestsPerSecond: countOf('rate-limit', values['rate-limit']) }),
  ...(host === undefined ? {} : { host: String(host) }),
});

const withTrial = async (
  { dist, config, locales = 'locales' }: OptionValues,
  print: (line: string) => void,
  use: (copy: string) => Promise<number>,
): Promise<number> => {
  const [{ loadConfig }, { publishRelease }] = await Promise.all([
    import('../sources/load-config.ts'),
    import('../../release/chain/publish-release.ts'),
  ]);
  refuseUnbuilt('dist', String(dist));
  const loaded = await loadConfig(
    { config: String(config), locales: String(locales), portBase: portBase() },
    print,
  );
  if (!loaded) return 1;
  const copy = mkdtempSync(join(tmpdir(), 'portal-'));
  try {
    cpSync(String(dist), copy, { recursive: true });
    await publishRelease(copy, loaded.compiled, { source: loaded.source });
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const refuseUnserved = (built: string): void => {
  refuseBlank('dist', built, 'built');
  if (!existsSync(built)) throw new UsageError('build-first', { folder: built });
  if (!existsSync(join(built, 'assets'))) throw new Refusal(cliMessage('not-built', { folder: built }));
};

const refuseUnpublished = (built: string): void => {
  if (!readPointer(built) && publicationChain(built).list().length === 0)
    throw new Refusal(cliMessage('not-live', { folder: built }));
};

export const serve: Command = {
  summary: 'serves a built portal',
  options: {
    dist: { type: 'string', default: 'dist' },
    config: { type: 'string' },
    locales: { type: 'string' },
    port: { type: 'string', default: '4300' },
    host: { type: 'string' },
    log: { type: 'string', default: 'events' },
    'trust-proxy': { type: 'boolean' },
    'max-connections': { type: 'string', default: '10000' },
    'rate-limit': { type: 'string' },
  },
  help: [
    '--dist DIR      built portal (default dist)',
    '--config DIR    publishes this configuration into a temporary folder first',
    '--locales DIR   folder of its texts (default locales)',
    '--port N        port (default 4300)',
    '--host H        address to listen on (default: every address)',
    '--log LEVEL     off, events or requests: JSON lines on the error output (default events)',
    '--trust-proxy   trusts the last value of X-Forwarded-Host, -Proto and -For; use it only behind a proxy that sets them',
    '--max-connections N  maximum simultaneous connections; more get 503 (default 10000)',
    '--rate-limit N  requests per second per address, four times as many in a burst; more get 429 (default: no limit)',
  ],
  run: async (values, print) => {
    const options = hostOptions(values);
    const built = String(values['dist']);
    refuseUnserved(built);
    const serveFolder = async (dist: string): Promise<number> => {
      const server = await startHost({ dist, ...options });
      stopYoungGenerationGrowth();
      print(`listening on ${server.url}`);
      await untilStopped([server.close]);
      return 0;
    };
    if (values['config'] !== undefined) return withTrial(values, print, serveFolder);
    settleIfAllowed(built);
    refuseUnpublished(built);
    return serveFolder(built);
  },
};
