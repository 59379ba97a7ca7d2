import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../../host/release/write-release.ts';
import { startHost } from '../../host/start-host.ts';
import type { Command } from '../command.ts';
import { liveRelease } from '../live-release.ts';
import { loadConfig } from '../load-config.ts';
import { portBase } from '../port-base.ts';
import { untilStopped } from '../until-stopped.ts';

/** A copy of the built portal in a temporary folder with this configuration live, or undefined when it has errors. */
const publishedCopy = (dist: string, source: Parameters<typeof loadConfig>[0], print: (line: string) => void): string | undefined => {
  const compiled = loadConfig(source, print);
  if (!compiled) return undefined;
  const copy = mkdtempSync(join(tmpdir(), 'portal-'));
  cpSync(dist, copy, { recursive: true });
  writeRelease(copy, compiled);
  return copy;
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
  },
  help: [
    '--dist DIR      built portal (default dist)',
    '--config DIR    publish this configuration first, into a temporary folder',
    '--locales DIR   its words (default locales)',
    '--port N        port (default 4300)',
    '--host H        address to listen on (default: every address)',
  ],
  run: async ({ dist, config, locales, port, host }, print) => {
    const built = String(dist);
    const folder =
      config === undefined
        ? built
        : publishedCopy(built, { config: String(config), locales: String(locales ?? 'locales'), portBase: portBase() }, print);
    if (folder === undefined) return 1;
    const { environments } = liveRelease(folder);
    const server = await startHost({
      dist: folder,
      port: Number(port),
      environments,
      ...(host === undefined ? {} : { host: String(host) }),
    });
    print(`listening on ${server.url}`);
    await untilStopped([server.close]);
    return 0;
  },
};
