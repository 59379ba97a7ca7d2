import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { analyse } from '../../src/analysis/findings/analyse.ts';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { gatingTable } from '../../src/analysis/table/gating-table.ts';
import { analysedPortal } from '../support/analysed-portal.ts';
import { projectRoot } from '../support/project-files.ts';

const kilobyte = 1024;

/** What a page would load to analyse, explain and tabulate a configuration, and what only the command line needs besides. */
const core = [
  'model/portal-model',
  'findings/analyse',
  'explain/explain-item',
  'explain/who-sees',
  'table/gating-table',
  'words/explanation-sentences',
];
const besides = ['diff/meaning-diff', 'personas/personas', 'uses/where-used'];

/** Bytes of some modules with everything they need, minified and gzipped; the sentences themselves are data and stay out. */
const gzippedSize = async (names: readonly string[]): Promise<number> => {
  const entry = '\0analysis-entry';
  const imports = names.map((name, index) => `import * as part${index} from ${JSON.stringify(`${projectRoot}/src/analysis/${name}.ts`)};`);
  const kept = `globalThis.analysis = [${names.map((_, index) => `...Object.values(part${index})`).join(', ')}];`;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: projectRoot,
    plugins: [
      {
        name: 'analysis-entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('analysis-entry') ? entry : id.endsWith('.json') ? '\0no-words' : undefined),
        load: (id) => (id === entry ? [...imports, kept].join('\n') : id === '\0no-words' ? 'export default {};' : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: 'analysis-entry', formats: ['iife'], name: 'analysis', fileName: 'analysis' },
    },
  });
  const [output] = [built].flat();
  const code = output && 'output' in output ? output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('') : '';
  expect(code).not.toContain('jsonc-parser');
  return gzipSync(code).length;
};

it('the code that analyses, explains and tabulates is at most 14 kB gzipped; diff and personas add less than 5 kB', async () => {
  const size = await gzippedSize(core);
  expect(size).toBeGreaterThan(5 * kilobyte);
  expect(size).toBeLessThanOrEqual(14 * kilobyte);
  expect((await gzippedSize([...core, ...besides])) - size).toBeLessThan(5 * kilobyte);
});

it('the analysis of the shipped configuration with its gating table stays far below 64 MB', () => {
  const { model } = analysedPortal();
  const memory = (): number => process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  const start = memory();
  const fresh = portalModel(model.portal);
  analyse(fresh);
  gatingTable(fresh, 'en');
  expect((memory() - start) / kilobyte / kilobyte).toBeLessThan(64);
  expect(fresh.world.diagrams.size).toBeLessThan(100_000);
});
