import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { allowedFolders, allowedLibraries, forbiddenGlobals } from './support/architecture/import-rules.ts';
import { findCycles, reachableModules } from './support/architecture/module-graph.ts';
import type { ModuleImport } from './support/architecture/module-imports.ts';
import { importsExist, projectModule, type ProjectModule } from './support/architecture/project-module.ts';
import { projectFiles, projectRoot } from './support/project-files.ts';

const minimumModules = 60;
const maximumLines = 200;
const maximumFunctionLines = { ts: 40, tsx: 60 };

const all = projectFiles(['src', 'tests'], /\.(ts|tsx)$/).map((path) => projectModule(projectRoot, path));
const isTest = ({ path }: ProjectModule): boolean => /\.(test|bench)\.tsx?$/.test(path) || path.startsWith('tests/');
const isGenerated = ({ path }: ProjectModule): boolean => path.includes('/generated/');
const source = all.filter((module) => !isTest(module));
const written = all.filter((module) => !isGenerated(module));
const byPath = new Map(source.map((module) => [module.path, module]));
const folderOf = (path: string): string => path.split('/')[1] ?? '';

const said = (module: ProjectModule, { specifier }: ModuleImport): string => `${module.path} imports ${specifier}`;
const importsWhere = (modules: readonly ProjectModule[], breaks: (module: ProjectModule, one: ModuleImport) => boolean): string[] =>
  modules.flatMap((module) => module.imports.filter((one) => breaks(module, one)).map((one) => said(module, one)));

const crossesFolders = ({ path }: ProjectModule, { file }: ModuleImport): boolean => {
  if (file === undefined || !file.startsWith('src/')) return false;
  const from = folderOf(path);
  return folderOf(file) !== from && !(allowedFolders[from] ?? []).includes(folderOf(file));
};

test('there is a product to check: the rules below read at least the minimum count of modules', () => {
  expect(source.length).toBeGreaterThanOrEqual(minimumModules);
  expect(source.flatMap(({ imports }) => imports).length).toBeGreaterThanOrEqual(minimumModules * 2);
  expect([...new Set(source.map(({ path }) => folderOf(path)))].filter((folder) => !(folder in allowedFolders))).toEqual([]);
});

test('folders import only in the agreed directions', () => {
  expect(importsWhere(source, crossesFolders)).toEqual([]);
});

test('a source file imports no test and nothing outside src', () => {
  expect(importsWhere(source, (_, { file }) => file !== undefined && !file.startsWith('src/') && !file.startsWith('schemas/'))).toEqual([]);
});

test('a library is used only in the folders that own it', () => {
  const outside = ({ path }: ProjectModule, { library }: ModuleImport): boolean =>
    library !== undefined && !(allowedLibraries[library] ?? []).includes(folderOf(path));
  expect(importsWhere(source, outside)).toEqual([]);
});

test('the network, the page, storage, the clock and chance are touched only where it is a folder’s task', () => {
  const touched = source.flatMap(({ path, globals }) =>
    globals.filter((name) => forbiddenGlobals[folderOf(path)]?.includes(name)).map((name) => `${path} uses ${name}`),
  );
  expect(touched).toEqual([]);
});

test('no two modules import each other, directly or round a corner', () => {
  expect(findCycles(source)).toEqual([]);
});

test('there is no barrel and no utils folder', () => {
  const barrels = written.filter(({ path, onlyReExports }) => onlyReExports || /\/index\.tsx?$/.test(path));
  expect(barrels.map(({ path }) => path)).toEqual([]);
  expect(written.map(({ path }) => path).filter((path) => /\/(utils?|helpers?|common|misc)\//.test(path))).toEqual([]);
});

test('imports are relative, with their extension; no alias stands for a path', () => {
  expect(all.filter((module) => !importsExist(projectRoot, module)).map(({ path }) => path)).toEqual([]);
  const settings = ['tsconfig.json', 'vite.config.ts', 'package.json'].map((path) => readFileSync(`${projectRoot}/${path}`, 'utf8'));
  expect(settings.filter((text) => /"(paths|baseUrl|imports)"\s*:|\breplacement: (?!'react')|\balias: (?!\[)/.test(text))).toEqual([]);
});

test('files and functions stay small', () => {
  expect(written.filter(({ lines }) => lines > maximumLines).map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([]);
  const long = source
    .filter((module) => !isGenerated(module))
    .flatMap(({ path, functions }) => {
      const limit = path.endsWith('.tsx') ? maximumFunctionLines.tsx : maximumFunctionLines.ts;
      return functions.filter(({ lines }) => lines > limit).map(({ line, lines }) => `${path}:${line}: ${lines} lines`);
    });
  expect(long).toEqual([]);
});

test('file names are kebab-case and say what the file exports', () => {
  const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.(machine|deep|test|bench|d))*\.(ts|tsx)$/;
  expect(written.filter(({ path }) => !name.test(basename(path))).map(({ path }) => path)).toEqual([]);
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const isNamedFor = (one: string, file: string): boolean => plain(one).startsWith(file) || plain(one).endsWith(file);
  const misnamed = ({ path, exported }: ProjectModule): boolean =>
    exported.length > 0 && !exported.some((one) => isNamedFor(one, plain(basename(path).replace(/\.tsx?$/, ''))));
  expect(source.filter((module) => !isGenerated(module) && misnamed(module)).map(({ path }) => path)).toEqual([]);
});

test('every exported function says what it promises', () => {
  const silent = source
    .filter((module) => !isGenerated(module))
    .flatMap(({ path, undocumented }) => undocumented.map((one) => `${path}: ${one}`));
  expect(silent).toEqual([]);
});

test('no browser downloads the Ajv compiler, Node code, the sandbox, or a file of config or locales', () => {
  const reached = reachableModules(byPath, 'src/app/main.tsx');
  expect(reached.length).toBeGreaterThanOrEqual(minimumModules / 2);
  const heavy = ({ specifier, library, file, typeOnly }: ModuleImport): boolean =>
    !typeOnly && ((library === 'ajv' && !specifier.startsWith('ajv/dist/runtime/')) || library === 'node' || /\.json$/.test(file ?? ''));
  expect(importsWhere(reached, (_, one) => heavy(one))).toEqual([]);
  expect(reached.map(({ path }) => path).filter((path) => /^src\/(sandbox|cli|host|analysis)\//.test(path))).toEqual([]);
});
