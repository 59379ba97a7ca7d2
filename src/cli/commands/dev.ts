import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { InlineConfig, Logger, ViteDevServer } from 'vite';
import { visibleText } from '../../config/message-text.ts';
import { startSandbox } from '../../sandbox/start/start-sandbox.ts';
import type { Command } from '../options/command.ts';
import { portBase } from '../options/options.ts';
import { refuseForeignData } from '../options/write-places.ts';
import { buildInChild, findFreePort, refuseTakenPorts, untilEnded } from '../servers/child-program.ts';
import { configPlugin } from '../servers/dev-server-plugin.ts';
import { devWorkbench } from '../servers/dev-workbench.ts';
import { startSampleWorkbench } from '../servers/sample-workbench.ts';
import type { loadConfig } from '../sources/load-config.ts';
import { types } from './types.ts';

interface LoadConfig {
  readonly loadConfig: typeof loadConfig;
}

const folders = { config: 'config', locales: 'locales' };

const writeTypes = async (): Promise<void> => void (await types.run({}, () => undefined, []));

// Read by the code as it is now: through Vite, which forgets a changed module, schemas included.
const load = async (server: ViteDevServer, portBase: number) => {
  const problems: string[] = [];
  const { loadConfig } = (await server.ssrLoadModule('/src/cli/sources/load-config.ts')) as LoadConfig;
  const loaded = await loadConfig({ ...folders, portBase }, (line) => problems.push(line));
  return loaded ?? { problems: problems.join('\n') };
};

// Vite's logger without colors and without characters that a terminal interprets.
const withoutEscapes = (logger: Logger): Logger => {
  for (const level of ['info', 'warn', 'warnOnce', 'error'] as const) {
    const say = logger[level].bind(logger);
    logger[level] = (message, options) => say(visibleText(stripVTControlCharacters(message)), options);
  }
  return logger;
};

const startPages = async (base: number, port: number, onServerChange: () => void): Promise<ViteDevServer> => {
  const { createLogger, createServer } = await import('vite');
  const config: InlineConfig = devWorkbench({
    origin: `http://127.0.0.1:${base + 4}`,
    server: port,
    onServerChange,
  });
  const server = await createServer({ customLogger: withoutEscapes(createLogger()), ...config });
  return server.listen();
};

// Its own build, of the portal alone, so that drafts have something to begin on and can be published.
const startWorkbench = async (
  base: number,
  issuer: string,
  data: string | undefined,
  print: (line: string) => void,
) => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-dev-'));
  const port = await findFreePort();
  const running: (() => Promise<void>)[] = [];
  const start = async (): Promise<void> => {
    if (!(await buildInChild(dist, 'portal'))) return;
    const site = {
      dist,
      origin: `http://127.0.0.1:${base + 4}`,
      issuer,
      portal: `http://localhost:${base}`,
      port,
    };
    const workbench = startSampleWorkbench(
      { ...site, ...(data !== undefined && { data }) },
      print,
      async () => {
        const pages = await startPages(base, port, () => void workbench.restart());
        running.push(() => pages.close());
      },
    );
    running.push(workbench.close);
  };
  void start();
  return async (): Promise<void> => {
    await Promise.all(running.map((close) => close()));
    rmSync(dist, { recursive: true, force: true });
  };
};

export const dev: Command = {
  summary: 'runs the portal, a sample workbench, and the sandbox from their sources, with hot reload',
  options: { data: { type: 'string' } },
  help: [
    '--data DIR      folder for the drafts of the sample workbench (default: a folder that is deleted at the end)',
    'PORT_BASE moves the five loopback ports (default 4300).',
  ],
  run: async ({ data }, print) => {
    if (typeof data === 'string') refuseForeignData(data);
    const base = portBase();
    await refuseTakenPorts(base);
    const { createLogger, createServer } = await import('vite');
    const sandbox = await startSandbox({ portBase: base });
    const server = await createServer({
      customLogger: withoutEscapes(createLogger()),
      server: { port: base, strictPort: true, host: 'localhost' },
      plugins: [
        configPlugin({
          load: (vite) => load(vite, base),
          origin: `http://localhost:${base}`,
          folders: Object.values(folders),
          generate: writeTypes,
        }),
      ],
    });
    await server.listen();
    print(`portal: http://localhost:${base}`);
    const closeWorkbench = await startWorkbench(
      base,
      sandbox.origins.fhir,
      typeof data === 'string' ? data : undefined,
      print,
    );
    await untilEnded([() => server.close(), sandbox.close, closeWorkbench]);
    return 0;
  },
};
