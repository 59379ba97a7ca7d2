import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicationLog } from '../../host/release/publication-log.ts';
import { readPointer } from '../../host/release/read-pointer.ts';
import { logLevels, type LogLevel } from '../../host/serve/host-log.ts';
import { startHost } from '../../host/start-host.ts';
import type { Command, OptionValues } from '../command.ts';
import type { loadConfig as LoadConfig } from '../load-config.ts';
import { portBase } from '../port-base.ts';
import { Refusal } from '../refusal.ts';
import { untilStopped } from '../until-stopped.ts';
import { UsageError } from '../usage-error.ts';

/** A copy of the built portal in a temporary folder with this configuration live, or undefined when it has errors. */
const publishedCopy = async (
  dist: string,
  source: Parameters<typeof LoadConfig>[0],
  print: (line: string) => void,
): Promise<string | undefined> => {
  const [{ loadConfig }, { publishRelease }] = await Promise.all([
    import('../load-config.ts'),
    import('../../host/release/publish-release.ts'),
  ]);
  const compiled = loadConfig(source, print);
  if (!compiled) return undefined;
  const copy = mkdtempSync(join(tmpdir(), 'portal-'));
  cpSync(dist, copy, { recursive: true });
  await publishRelease(copy, compiled);
  return copy;
};

const portOf = (value: unknown): number => {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`${String(value)} is not a port.`);
  return port;
};

const logLevelOf = (value: unknown): LogLevel => {
  const level = logLevels.find((name) => name === value);
  if (!level) throw new UsageError(`--log is one of ${logLevels.join(', ')}.`);
  return level;
};

const folderToServe = async ({ dist, config, locales }: OptionValues, print: (line: string) => void): Promise<string | undefined> => {
  const built = String(dist);
  if (!existsSync(built)) throw new UsageError(`There is no folder ${built}; run portal build --out ${built} first.`);
  if (config === undefined) {
    if (!existsSync(join(built, 'assets'))) throw new Refusal(`${built} is no built portal; run portal build --out ${built} first.`);
    if (publicationLog(built).list().length === 0 && !readPointer(built))
      throw new Refusal(`${built} has no live release; run portal publish --to ${built} first.`);
    return built;
  }
  return publishedCopy(built, { config: String(config), locales: String(locales ?? 'locales'), portBase: portBase() }, print);
};

/** `portal serve`: serves a built portal until it is stopped; no sandbox. */
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
  },
  help: [
    '--dist DIR      built portal (default dist)',
    '--config DIR    publish this configuration first, into a temporary folder',
    '--locales DIR   its words (default locales)',
    '--port N        port (default 4300)',
    '--host H        address to listen on (default: every address)',
    '--log LEVEL     off, events or requests: JSON lines on the error output (default events)',
    '--trust-proxy   believe X-Forwarded-Host and X-Forwarded-Proto: only behind a proxy that sets both',
  ],
  run: async (values, print) => {
    const options = { port: portOf(values['port']), log: logLevelOf(values['log']), trustProxy: values['trust-proxy'] === true };
    const dist = await folderToServe(values, print);
    if (dist === undefined) return 1;
    const { host } = values;
    const server = await startHost({ dist, ...options, ...(host === undefined ? {} : { host: String(host) }) });
    print(`listening on ${server.url}`);
    await untilStopped([server.close]);
    if (dist !== values['dist']) rmSync(dist, { recursive: true, force: true });
    return 0;
  },
};
