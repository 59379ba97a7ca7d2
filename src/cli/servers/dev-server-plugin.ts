import { resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { releaseDocument } from '../../release/release-document.ts';
import { releaseFiles } from '../../release/release-files.ts';

type Loaded = { readonly compiled: CompiledPortal } | { readonly problems: string };

interface ConfigSource {
  readonly load: (server: ViteDevServer) => Promise<Loaded>;
  readonly origin: string;
  readonly folders: readonly string[];
  // Writes the code that follows from the schemas.
  readonly generate: () => Promise<void>;
}

const schemaFolder = 'schemas';

const contentTypes: Readonly<Record<string, string>> = { css: 'text/css', json: 'application/json' };

// Empty when no environment lists the origin; the page then says that it cannot start.
const environmentAt = ({ config }: CompiledPortal, origin: string): string =>
  Object.keys(config.environments).find((name) => config.environments[name]?.origins.includes(origin)) ?? '';

const textOf = (compiled: CompiledPortal, name: string, origin: string): string | undefined => {
  const { files, configs } = releaseFiles(compiled);
  return name === 'config.json' ? configs[environmentAt(compiled, origin)] : files[name as 'en.json'];
};

const serveFiles = (server: ViteDevServer, source: ConfigSource): void => {
  server.middlewares.use((request, response, next) => {
    const [, name] =
      /^\/releases\/[0-9a-f]+\/(?:environments\/[a-z]*\/)?([a-z]+\.(?:json|css))$/.exec(request.url ?? '') ??
      [];
    if (name === undefined) {
      next();
      return;
    }
    source.load(server).then((loaded) => {
      const text = 'compiled' in loaded ? textOf(loaded.compiled, name, source.origin) : undefined;
      const type = contentTypes[name.split('.')[1] ?? ''] ?? 'text/plain';
      response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text);
    }, next);
  });
};

const watchFiles = (server: ViteDevServer, source: ConfigSource): void => {
  const show = (loaded: Loaded): void => {
    if ('compiled' in loaded) server.ws.send({ type: 'full-reload' });
    else server.ws.send({ type: 'error', err: { message: loaded.problems, stack: '' } });
  };
  const [schemas, ...folders] = [schemaFolder, ...source.folders].map((folder) => resolve(folder) + sep) as [
    string,
    ...string[],
  ];
  const showNow = (): Promise<Loaded> =>
    source.load(server).catch((error: unknown) => ({ problems: String(error) }));
  server.watcher.add([schemas, ...folders]);
  server.watcher.on('all', (_, file) => {
    const path = resolve(file);
    if (path.startsWith(schemas))
      void source
        .generate()
        .then(showNow, (error: unknown) => ({ problems: String(error) }))
        .then(show);
    else if (folders.some((folder) => path.startsWith(folder))) void showNow().then(show);
  });
};

export const configPlugin = (source: ConfigSource): Plugin => ({
  name: 'portal-config',
  configureServer: (server) => {
    serveFiles(server, source);
    watchFiles(server, source);
  },
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { server }) => {
      if (!server) return html;
      const loaded = await source.load(server);
      if (!('compiled' in loaded)) throw new Error(loaded.problems);
      const { compiled } = loaded;
      const name = environmentAt(compiled, source.origin);
      return releaseDocument(html, { release: releaseFiles(compiled), config: compiled.config, name });
    },
  },
});
