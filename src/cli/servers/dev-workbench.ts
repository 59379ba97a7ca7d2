import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { resolve, sep } from 'node:path';
import type { InlineConfig, Plugin, ViteDevServer } from 'vite';
import { pageHeaders, previewHeaders, workerPolicy } from '../../workbench/server/pages/page-headers.ts';

const nonceMark = '{{nonce}}';

const policyName = 'Content-Security-Policy';

// Hot reload needs three things that a built workbench forbids: Vite's own scripts and styles in the page,
// here with a nonce, and its socket.
const relaxForVite = (policy: string, nonce: string, host: string): string =>
  policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      if (name === 'connect-src')
        return [name, ...sources.filter((source) => source !== "'none'"), `ws://${host}`].join(' ');
      return name === 'script-src' || name === 'style-src'
        ? [name, ...new Set([...sources, `'nonce-${nonce}'`])].join(' ')
        : directive;
    })
    .join('; ');

const serveDocuments = (server: ViteDevServer, origin: string): void => {
  server.middlewares.use((request, response, next) => {
    const url = request.url ?? '/';
    if (request.method !== 'GET') {
      next();
      return;
    }
    const isPreview = url.startsWith('/preview.html');
    const nonce = randomBytes(16).toString('base64');
    const headers = isPreview ? previewHeaders(origin) : pageHeaders(nonce, origin);
    const file = isPreview ? 'preview.html' : 'workbench.html';
    server.transformIndexHtml(url, readFileSync(file, 'utf8')).then((text) => {
      const policy = relaxForVite(headers[policyName] ?? '', nonce, new URL(origin).host);
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        ...headers,
        [policyName]: policy,
      });
      response.end(text.replaceAll(nonceMark, nonce));
    }, next);
  });
};

const protectWorker = (server: ViteDevServer): void => {
  server.middlewares.use((request, response, next) => {
    if (request.url?.includes('worker_file') === true) response.setHeader(policyName, workerPolicy);
    next();
  });
};

// The server has no code of these: Vite shows the changes of what browsers run, and commands are started by
// hand.
const otherRooms = ['app', 'ui', 'services', 'machines', 'cli', 'workbench/web', 'workbench/preview'];

// Calls `changed` once for changes that come together.
const watchServerCode = (server: ViteDevServer, changed: () => void): void => {
  const source = resolve('src') + sep;
  const rooms = otherRooms.map((room) => resolve('src', room) + sep);
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('change', (file) => {
    if (!file.startsWith(source) || file.endsWith('.test.ts') || rooms.some((room) => file.startsWith(room)))
      return;
    clearTimeout(timer);
    timer = setTimeout(changed, 200);
  });
};

interface DevWorkbench {
  readonly origin: string;
  // Port of the server that answers the API.
  readonly server: number;
  readonly onServerChange: () => void;
}

export const devWorkbench = ({ origin, server: port, onServerChange }: DevWorkbench): InlineConfig => {
  const pages: Plugin = {
    name: 'workbench-pages',
    configureServer: (server) => {
      protectWorker(server);
      watchServerCode(server, onServerChange);
      return () => serveDocuments(server, origin);
    },
  };
  const target = `http://127.0.0.1:${port}`;
  return {
    configFile: 'vite.workbench.config.ts',
    cacheDir: 'node_modules/.vite/workbench',
    appType: 'custom',
    html: { cspNonce: nonceMark },
    plugins: [pages],
    optimizeDeps: {
      entries: ['workbench.html', 'preview.html'],
      // No source shows what the compiled validators import.
      include: ['ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js'],
    },
    server: {
      ...{ host: '127.0.0.1', port: Number(new URL(origin).port), strictPort: true },
      // The preview's frame has no origin.
      cors: { origin: 'null' },
      proxy: Object.fromEntries(['/api', '/auth', '/healthz', '/readyz'].map((path) => [path, { target }])),
    },
  };
};
