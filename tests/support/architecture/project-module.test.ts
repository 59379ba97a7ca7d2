import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findCycles, reachableModules } from './module-graph.ts';
import { importsExist, projectModule, type ProjectModule } from './project-module.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-modules-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (text: string, path = 'sample.ts'): ProjectModule => {
  writeFileSync(join(root, path), text);
  return projectModule(root, path);
};

test('every form of import is seen: static, side effect, re-export, lazy; only the erased one is marked', () => {
  const { imports } = read(
    `import a from 'ajv/dist/2020.js';\nimport './b.css';\nimport type { C } from './c.ts';\nexport { d } from './d.ts';\nvoid import('./e.ts');\nimport { f } from '@xstate/react';`,
  );
  expect(imports.map(({ file, library }) => file ?? library)).toEqual([
    'ajv',
    'b.css',
    'c.ts',
    'd.ts',
    'e.ts',
    '@xstate/react',
  ]);
  expect(imports.filter(({ typeOnly }) => typeOnly).map(({ file }) => file)).toEqual(['c.ts']);
});

test('an import lists the names that the other module exports, `*` for all of them', () => {
  const { imports } = read(
    `import { a, b as c } from './a.ts';\nexport { d as e } from './d.ts';\nimport * as f from './f.ts';\nexport * from './g.ts';\nvoid import('./h.ts');\nimport './i.css';`,
  );
  expect(imports.map(({ names }) => names.join())).toEqual(['a,b', 'd', '*', '*', '*', '']);
});

test('an import without its extension does not exist', () => {
  writeFileSync(join(root, 'there.ts'), '');
  expect(importsExist(root, read(`import './there.ts';`))).toBe(true);
  expect(importsExist(root, read(`import './there';`))).toBe(false);
});

test('a global counts where it is used, not where a local name, a property or a type has the same name', () => {
  expect(
    read('export const a = () => fetch(globalThis.location.href, { x: Date.now(), y: new Date() });').globals,
  ).toEqual(['fetch', 'location', 'Date.now', 'new Date()']);
  expect(
    read(
      'export const a = (fetch: () => void, o: { history: 1 }) => { fetch(); return [o.history, new Date(0)]; };',
    ).globals,
  ).toEqual([]);
  expect(read('export type F = typeof fetch; export const o = { fetch: 1, window: 2 };').globals).toEqual([]);
});

test('barrels and silent exports are recognised', () => {
  expect(read(`export { a } from './a.ts';\nexport * from './b.ts';`).onlyReExports).toBe(true);
  const { undocumented, onlyReExports } = read(
    `/** Said. */\nexport const a = () => 0;\n\nexport const b = () => 1;`,
  );
  expect([undocumented, onlyReExports]).toEqual([['b'], false]);
});

test('a cycle is found through any number of files, also through types; a lazy import is reached, a type is not', () => {
  const a = read(`import type { B } from './b.ts';\nvoid import('./c.ts');`, 'a.ts');
  const b = read(`import './c.ts';`, 'b.ts');
  const c = read(`import type { A } from './a.ts';`, 'c.ts');
  expect(findCycles([a, b, c])).toContain('a.ts -> b.ts -> c.ts -> a.ts');
  const modules = new Map([a, b, c].map((module) => [module.path, module]));
  expect(reachableModules(modules, 'a.ts').map(({ path }) => path)).toEqual(['a.ts', 'c.ts']);
});
