import { mergeConfig, type Plugin } from 'vite';
import workbench from './vite.workbench.config.ts';

const folder = '/tests/support/gallery/';

/** The address that Vite prints leads to the gallery. */
const atTheRoot: Plugin = {
  name: 'gallery-at-the-root',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, answer, next) => {
      if (request.url === '/') answer.writeHead(302, { Location: folder }).end();
      else next();
    });
  },
};

/**
 * `npm run gallery`: parts and pages of the workbench in each of their states, with no server but this one.
 */
export default mergeConfig(workbench, {
  cacheDir: 'node_modules/.vite/gallery',
  plugins: [atTheRoot],
  optimizeDeps: {
    entries: [`.${folder}*.html`, 'preview.html'],
    // What the compiled validators import is not seen in any source.
    include: ['ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js'],
  },
  // The preview's frame has no origin of its own.
  server: { cors: { origin: 'null' } },
});
