import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import {
  findFeatureFaults,
  findOrderFaults,
  folderOrder,
  orderedFolders,
} from './support/architecture/folder-order.ts';
import {
  allowedLibraries,
  allowedRooms,
  forbiddenGlobals,
  roomOf,
  roomsOf,
} from './support/architecture/import-rules.ts';
import { findCycles, reachableModules } from './support/architecture/module-graph.ts';
import type { ModuleImport } from './support/architecture/module-imports.ts';
import { importsExist, projectModule, type ProjectModule } from './support/architecture/project-module.ts';
import { projectFiles, projectRoot } from './support/project-files.ts';
import { grownFiles, limitLines, verdictOf } from './support/reports/limits.ts';

const minimumModules = 60;
const tiny = { lines: 15, most: 28 };
const mostFilesOfAFolder = 20;
/**
 * Catalogues: one entry a file, all of the same shape. They may be as long as they need, and their entries as
 * short.
 */
const catalogues = ['src/view/blocks', 'src/ui/blocks', 'src/workbench/store/migrations'];

const all = projectFiles(['src', 'tests'], /\.(ts|tsx)$/).map((path) => projectModule(projectRoot, path));
const isTest = ({ path }: ProjectModule): boolean =>
  /\.(test|bench)\.tsx?$/.test(path) || path.startsWith('tests/');
const isGenerated = ({ path }: ProjectModule): boolean => path.includes('/generated/');
const source = all.filter((module) => !isTest(module));
const written = all.filter((module) => !isGenerated(module));
const byPath = new Map(source.map((module) => [module.path, module]));

const describeImport = (module: ProjectModule, { specifier }: ModuleImport): string =>
  `${module.path} imports ${specifier}`;
const importsWhere = (
  modules: readonly ProjectModule[],
  breaks: (module: ProjectModule, one: ModuleImport) => boolean,
): string[] =>
  modules.flatMap((module) =>
    module.imports.filter((one) => breaks(module, one)).map((one) => describeImport(module, one)),
  );

/** The address of a worker's script, not its code. */
const isAddress = ({ specifier }: ModuleImport): boolean => specifier.endsWith('?worker&url');

const isForbiddenRoom = ({ path }: ProjectModule, one: ModuleImport): boolean => {
  const { file, typeOnly } = one;
  if (isAddress(one) || file === undefined || !file.startsWith('src/') || roomOf(file) === roomOf(path))
    return false;
  const { from = [], typesFrom = [] } = allowedRooms[roomOf(path)] ?? {};
  return !roomsOf(file).some((room) => from.includes(room) || (typeOnly && typesFrom.includes(room)));
};

test('the rules below read at least the minimum number of modules', () => {
  expect(source.length).toBeGreaterThanOrEqual(minimumModules);
  expect(source.flatMap(({ imports }) => imports).length).toBeGreaterThanOrEqual(minimumModules * 2);
  expect(
    [...new Set(source.map(({ path }) => roomOf(path)))].filter((room) => !(room in allowedRooms)),
  ).toEqual([]);
});

test('folders import only in the agreed directions', () => {
  expect(importsWhere(source, isForbiddenRoom)).toEqual([]);
});

test('the folders of a room have an order, and a folder imports only from those below it', () => {
  expect(findOrderFaults(source, folderOrder)).toEqual([]);
});

test('no feature imports another', () => {
  expect(source.some(({ path }) => path.includes('/features/'))).toBe(true);
  expect(findFeatureFaults(source)).toEqual([]);
});

test('the order of folders names only existing folders', () => {
  expect(orderedFolders(folderOrder).filter(({ folder }) => !existsSync(`${projectRoot}/${folder}`))).toEqual(
    [],
  );
});

test('a source file imports no test and nothing outside src', () => {
  expect(
    importsWhere(
      source,
      (_, { file }) => file !== undefined && !file.startsWith('src/') && !file.startsWith('schemas/'),
    ),
  ).toEqual([]);
});

test('a library is used only in the folders that own it', () => {
  const outside = ({ path }: ProjectModule, { library }: ModuleImport): boolean =>
    library !== undefined && !(allowedLibraries[library] ?? []).includes(roomOf(path));
  expect(importsWhere(source, outside)).toEqual([]);
});

test('only the folders that are responsible use the network, the page, storage, the clock and chance', () => {
  const touched = source.flatMap(({ path, globals }) =>
    globals
      .filter((name) => forbiddenGlobals[roomOf(path)]?.includes(name))
      .map((name) => `${path} uses ${name}`),
  );
  expect(touched).toEqual([]);
});

test('no two modules import each other, directly or indirectly', () => {
  expect(findCycles(source)).toEqual([]);
});

test('there is no barrel and no utils folder', () => {
  const barrels = written.filter(({ path, onlyReExports }) => onlyReExports || /\/index\.tsx?$/.test(path));
  expect(barrels.map(({ path }) => path)).toEqual([]);
  expect(
    written.map(({ path }) => path).filter((path) => /\/(utils?|helpers?|common|misc)\//.test(path)),
  ).toEqual([]);
});

test('imports are relative, with their extension; no alias replaces a path', () => {
  expect(all.filter((module) => !importsExist(projectRoot, module)).map(({ path }) => path)).toEqual([]);
  const settings = ['tsconfig.json', 'vite.config.ts', 'package.json'].map((path) =>
    readFileSync(`${projectRoot}/${path}`, 'utf8'),
  );
  expect(
    settings.filter((text) =>
      /"(paths|baseUrl|imports)"\s*:|\breplacement:\s*(?!\s|'react'|fileURLToPath\(\s*new URL\(\s*'node_modules\/)|\balias: (?!\[)/.test(
        text,
      ),
    ),
  ).toEqual([]);
});

test('a folder has at most twenty files, except the catalogues', () => {
  const files = new Map<string, number>();
  for (const { path } of source) files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1);
  const full = [...files].filter(
    ([folder, count]) => count > mostFilesOfAFolder && !catalogues.includes(folder),
  );
  expect(full).toEqual([]);
});

test('two files of a folder never share their name before the ending', () => {
  const names = written.map(({ path }) => path.replace(/\.tsx?$/, ''));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('few files are tiny: related code is in one file', () => {
  const small = source.filter(
    (module) =>
      !isGenerated(module) && module.lines <= tiny.lines && !catalogues.includes(dirname(module.path)),
  );
  const paths = small.map(({ path }) => path);
  const raise =
    'lower `tiny.most` of this file when files go; it rises only with a decision record, or the folder joins `catalogues`.';
  const limited = { name: 'The number of tiny files', value: small.length, limit: tiny.most, raise };
  const isOver = verdictOf(limited) === 'over';
  const listed = isOver
    ? limitLines(
        limited,
        grownFiles((file) => paths.includes(file)),
      )
    : [];
  expect(small.length, [...listed, ...paths].join('\n')).toBeLessThanOrEqual(tiny.most);
});

test('file names are kebab-case; a file with one export shares a word with it, one with several has a common noun', () => {
  const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.(machine|deep|test|bench|d))*\.(ts|tsx)$/;
  expect(written.filter(({ path }) => !name.test(basename(path))).map(({ path }) => path)).toEqual([]);
  const wordsOf = (text: string): readonly string[] =>
    text.split(/(?=[A-Z])|[-.]/).map((word) => word.toLowerCase().replace(/s$/, ''));
  const misnamed = ({ path, exported }: ProjectModule): boolean => {
    const named = wordsOf(basename(path).replace(/\.tsx?$/, ''));
    return (
      exported.length === 1 && !exported.some((one) => wordsOf(one).some((word) => named.includes(word)))
    );
  };
  expect(source.filter((module) => !isGenerated(module) && misnamed(module)).map(({ path }) => path)).toEqual(
    [],
  );
});

test('a function that another room imports has a docstring', () => {
  const used = new Set(
    source.flatMap(({ path, imports }) =>
      imports.flatMap(({ file, names }) =>
        file === undefined || roomOf(file) === roomOf(path) ? [] : names.map((name) => `${file}: ${name}`),
      ),
    ),
  );
  expect(used.size).toBeGreaterThan(minimumModules);
  const silent = source
    .filter((module) => !isGenerated(module))
    .flatMap(({ path, undocumented }) =>
      undocumented
        .filter((name) => used.has(`${path}: ${name}`) || used.has(`${path}: *`))
        .map((name) => `${path}: ${name}`),
    );
  expect(silent).toEqual([]);
});

test('no browser downloads the Ajv compiler, Node code, the sandbox, or a file of config or locales', () => {
  const reached = reachableModules(byPath, 'src/app/main.tsx');
  expect(reached.length).toBeGreaterThanOrEqual(minimumModules / 2);
  const heavy = ({ specifier, library, file, typeOnly }: ModuleImport): boolean =>
    !typeOnly &&
    ((library === 'ajv' && !specifier.startsWith('ajv/dist/runtime/')) ||
      library === 'node' ||
      /\.json$/.test(file ?? ''));
  expect(importsWhere(reached, (_, one) => heavy(one))).toEqual([]);
  expect(
    reached
      .map(({ path }) => path)
      .filter((path) => /^src\/(sandbox|samples|cli|authoring|release|host|analysis|workbench)\//.test(path)),
  ).toEqual([]);
});

test('what the browser loads of the workbench, its worker and its preview is free of Node', () => {
  const entries = source.filter(({ path }) => /^src\/workbench\/(?:web|preview|api)\//.test(path));
  const reached = [...new Set(entries.flatMap(({ path }) => reachableModules(byPath, path)))];
  expect(importsWhere(reached, (_, { library, typeOnly }) => library === 'node' && !typeOnly)).toEqual([]);
  expect(
    reached
      .map(({ path }) => path)
      .filter((path) => /^src\/(?:cli|release|host|sandbox|workbench\/(?:store|server))\//.test(path)),
  ).toEqual([]);
});

test('the preview loads no code for sign-in, sessions, releases or leaving a frame', () => {
  const reached = reachableModules(byPath, 'src/workbench/preview/main.tsx').map(({ path }) => path);
  expect(reached).toContain('src/app/screens/opened-screen.tsx');
  const upstream =
    /^src\/(?:app\/(?:sign-in|member|start)\/|app\/screens\/release-follower|machines\/(?:auth\.|session)|services\/(?:session|sign-in|release|frames|billing)\/)/;
  expect(reached.filter((path) => upstream.test(path))).toEqual([]);
});
