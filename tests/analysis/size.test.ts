import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { analyse } from '../../src/analysis/findings/analyse.ts';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { gatingTable } from '../../src/analysis/table/gating-table.ts';
import { analysedPortal } from '../support/analysed-portal.ts';
import { bundled } from '../support/bundled.ts';
import { projectFiles, projectRoot } from '../support/project-files.ts';
import { projectModule } from '../support/project-module.ts';
import { reachableModules } from '../support/reachable-modules.ts';

const kilobyte = 1024;

/** What a page would load to analyse, explain and tabulate a configuration, and what only the command line needs besides. */
const core = [
  'model/portal-model',
  'findings/analyse',
  'explain/explain-item',
  'explain/who-sees',
  'table/gating-table',
  'words/explanation-sentences',
  'words/audience-sentences',
];
const besides = ['diff/meaning-diff', 'personas/personas', 'uses/where-used'];

/** Bytes of some modules with everything they need, minified and gzipped; the sentences themselves are data and stay out. */
const gzippedSize = async (names: readonly string[]): Promise<number> => {
  const imports = names.map((name, index) => `import * as part${index} from './src/analysis/${name}.ts';`);
  const kept = `globalThis.analysis = [${names.map((_, index) => `...Object.values(part${index})`).join(', ')}];`;
  const code = await bundled([...imports, kept].join('\n'), (id) => id.endsWith('.json'));
  expect(code).not.toContain('jsonc-parser');
  return gzipSync(code, { level: 9 }).length;
};

it('the code that analyses, explains and tabulates is at most 14 kB gzipped; diff and personas add less than 5 kB', async () => {
  const size = await gzippedSize(core);
  expect(size).toBeGreaterThan(5 * kilobyte);
  expect(size).toBeLessThanOrEqual(14 * kilobyte);
  expect((await gzippedSize([...core, ...besides])) - size).toBeLessThan(5 * kilobyte);
});

it('no member downloads the analysis: nothing that the app loads, now or later, reaches it', () => {
  const modules = projectFiles(['src'], /\.(ts|tsx)$/).map((path) => projectModule(projectRoot, path));
  const loaded = reachableModules(new Map(modules.map((module) => [module.path, module])), 'src/app/main.tsx').map(({ path }) => path);
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.filter((path) => path.startsWith('src/analysis/'))).toEqual([]);
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
