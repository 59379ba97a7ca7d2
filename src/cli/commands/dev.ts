import { stripVTControlCharacters } from 'node:util';
import type { Logger } from 'vite';
import { visibleText } from '../../config/visible-text.ts';
import { type Command, untilStopped } from '../options/command.ts';
import { portBase } from '../options/options.ts';
import { configPlugin } from '../servers/dev-server-plugin.ts';
import { loadConfig } from '../sources/load-config.ts';

const folders = { config: 'config', locales: 'locales' };

const load = async (portBase: number) => {
  const problems: string[] = [];
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

export const dev: Command = {
  summary: 'runs the dev server with the sandbox',
  options: {},
  help: ['PORT_BASE moves the four loopback ports (default 4300).'],
  run: async (_, print) => {
    const [{ createLogger, createServer }, { startSandbox }] = await Promise.all([
      import('vite'),
      import('../../sandbox/start/start-sandbox.ts'),
    ]);
    const base = portBase();
    const sandbox = await startSandbox({ portBase: base });
    const server = await createServer({
      customLogger: withoutEscapes(createLogger()),
      server: { port: base, strictPort: true, host: 'localhost' },
      plugins: [configPlugin({ load: () => load(base), origin: `http://localhost:${base}`, folders: Object.values(folders) })],
    });
    await server.listen();
    print(`portal: http://localhost:${base}`);
    await untilStopped([() => server.close(), sandbox.close]);
    return 0;
  },
};
