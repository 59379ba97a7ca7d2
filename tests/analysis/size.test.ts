import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { analyse } from '../../src/analysis/findings/analyse.ts';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { gatingTable } from '../../src/analysis/table/gating-table.ts';
import { reachableModules } from '../support/architecture/module-graph.ts';
import { projectModule } from '../support/architecture/project-module.ts';
import { frozenPortal } from '../support/config/analysed-portal.ts';
import { projectFiles, projectRoot } from '../support/project-files.ts';
import { bundled } from '../support/reports/bundled.ts';

const kilobyte = 1000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Bytes that are in use once what nothing refers to is gone: what waits to be collected says when that last
 * happened, not what is needed.
 */
const usedMemory = (): number => {
  collectGarbage();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
};

type Parts = Readonly<Record<string, readonly string[]>>;

/**
 * What a page would load to analyse a configuration, to explain and tabulate it besides, and what only the
 * command line needs besides.
 */
const analysing: Parts = { 'model/portal-model': ['portalModel'], 'findings/analyse': ['analyse'] };
const explaining: Parts = {
  'explain/explain-item': ['explainItem', 'whoSees'],
  'table/gating-table': ['gatingTable'],
  'words/explanations': ['explanationSentences', 'audienceSentences'],
};
const besides: Parts = {
  'diff/meaning-diff': ['meaningDiff'],
  'personas/personas': ['showingPersonas', 'killingPersonas'],
};

/**
 * Bytes of some functions with everything they need, minified and gzipped; the sentences themselves are data
 * and stay out.
 */
const gzippedSize = async (...all: readonly Parts[]): Promise<number> => {
  const parts = Object.entries(Object.assign({}, ...all) as Parts);
  const imports = parts.map(
    ([name, functions]) => `import { ${functions.join(', ')} } from './src/analysis/${name}.ts';`,
  );
  const exported = `globalThis.analysis = [${parts.flatMap(([, functions]) => functions).join(', ')}];`;
  const code = await bundled([...imports, exported].join('\n'), (id) => id.endsWith('.json'));
  expect(code).not.toContain('jsonc-parser');
  return gzipSync(code, { level: 9 }).length;
};

it('the code that analyses is below 18 kB gzipped, with explanations and tables at most 28 kB; diff and personas add less than 8 kB', async () => {
  const whole = await gzippedSize(analysing, explaining);
  // In both, 1.5 kB keep what an edit does not touch (Decision 0067).
  expect(await gzippedSize(analysing)).toBeLessThan(18 * kilobyte);
  expect(whole).toBeGreaterThan(5 * kilobyte);
  expect(whole).toBeLessThanOrEqual(28 * kilobyte);
  expect((await gzippedSize(analysing, explaining, besides)) - whole).toBeLessThan(8 * kilobyte);
});

it('no member downloads the analysis: nothing that the app loads, now or later, reaches it', () => {
  const modules = projectFiles(['src'], /\.(ts|tsx)$/).map((path) => projectModule(projectRoot, path));
  const loaded = reachableModules(
    new Map(modules.map((module) => [module.path, module])),
    'src/app/main.tsx',
  ).map(({ path }) => path);
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.filter((path) => path.startsWith('src/analysis/'))).toEqual([]);
});

it('the analysis of a whole configuration with its gating table uses less than 16 MB', () => {
  const { model } = frozenPortal();
  const { config } = model.portal;
  const [shape] = Object.values(config.facts);
  // With another fact no diagrams of earlier models are used.
  const facts = { ...config.facts, ...(shape && { ofThisTest: shape }) };
  const start = usedMemory();
  const fresh = portalModel({ ...model.portal, config: { ...config, facts } });
  const exported = [analyse(fresh), gatingTable(fresh, 'en')];
  expect((usedMemory() - start) / kilobyte / kilobyte).toBeLessThan(16);
  expect(exported.length).toBe(2);
  expect(fresh.world.diagrams.size).toBeLessThan(100_000);
});
