import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serviceWorkerFile } from '../../../src/release/service-worker-file.ts';

/** The part of Vite's manifest.json that says which files a chunk needs. */
interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** One measured budget; bytes after gzip -9 (fonts as they are), limits in the same unit. */
export interface Size {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/**
 * The chunks a screen needs before its first render: the page's entry, and the lazy part of the signed-out or
 * signed-in app (Decision 0005).
 */
const entries = {
  login: ['index', 'visitor'],
  home: ['index', 'run-auth', 'home'],
} as const;

const closure = (manifest: Manifest, names: readonly string[]): readonly Chunk[] => {
  const reached = new Set<string>();
  const visit = (key: string, trail: readonly string[]): void => {
    if (trail.includes(key))
      throw new Error(
        `chunks import each other, so that their order decides what works: ${[...trail, key].join(' -> ')}`,
      );
    if (reached.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk of its own for ${key}`);
    reached.add(key);
    chunk.imports?.forEach((next) => visit(next, [...trail, key]));
  };
  names.forEach((name) =>
    visit(Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name, []),
  );
  return [...reached].flatMap((key) => manifest[key] ?? []);
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const gzipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;

const filesIn = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Of a variable font only the Latin part is fetched for English and Spanish; the browser skips the other
 * subsets by their range.
 */
const isFetchedFont = (path: string): boolean =>
  path.endsWith('.woff2') && !/latin-ext|vietnamese|cyrillic|greek/.test(basename(path));

const named = (files: readonly string[], name: string): readonly number[] =>
  files.filter((path) => basename(path) === name).map(gzipped);

const releaseBytes = (files: readonly string[]): number => {
  const config = named(files, 'config.json');
  const en = named(files, 'en.json');
  const es = named(files, 'es.json');
  if (!config.length || !en.length || !es.length)
    throw new Error('the build holds no release: config.json, en.json and es.json are expected');
  return Math.max(...config) + Math.max(...en, ...es);
};

/**
 * What a browser loads of the workbench before its first page is shown: the entry, its styles, one language
 * and the drafts with what they need.
 */
const workbenchSize = (dist: string): Size => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = closure(manifest, ['workbench', 'es', 'drafts-page']);
  const files = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
  return {
    name: 'first load of the workbench',
    bytes: sum([...files].map((file) => gzipped(join(dist, file)))),
    limit: 300_000,
  };
};

/**
 * The analysis worker, which every page that shows consequences loads once; 110 kB are aimed at, messages in
 * two languages, validators and sample members are over a third of it.
 */
const workerSize = (dist: string): Size => {
  const files = filesIn(dist).filter(
    (path) => basename(path).startsWith('analysis-worker-') && path.endsWith('.js'),
  );
  return { name: 'analysis worker of the workbench', bytes: sum(files.map(gzipped)), limit: 194_000 };
};

/**
 * Measures the built portal in `dist` against its budgets (Decision 0046); throws when the build is not the
 * expected one.
 */
export const bundleSizes = (dist: string): readonly Size[] => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const workbench = join(dist, 'workbench');
  const files = filesIn(dist).filter((path) => !path.startsWith(workbench));
  const script = (chunks: readonly Chunk[]): number =>
    sum(chunks.map(({ file }) => gzipped(join(dist, file))));
  const login = closure(manifest, entries.login);
  const home = closure(manifest, entries.home);
  const first = new Set([...login, ...home]);
  const later = Object.values(manifest).filter((chunk) => !first.has(chunk) && chunk.file.endsWith('.js'));
  const styles = new Set([...login, ...home].flatMap(({ css }) => css ?? []));
  return [
    { name: 'JavaScript of the sign-in screen', bytes: script(login), limit: 124_000 },
    { name: 'JavaScript of Home', bytes: script(home), limit: 153_000 },
    {
      name: 'JavaScript of the largest later part',
      bytes: Math.max(...later.map((chunk) => script([chunk]))),
      limit: 18_000,
    },
    { name: 'config and words of one language', bytes: releaseBytes(files), limit: 30_000 },
    { name: 'CSS', bytes: sum([...styles].map((file) => gzipped(join(dist, file)))), limit: 14_000 },
    {
      name: 'fonts',
      bytes: sum(files.filter(isFetchedFont).map((path) => readFileSync(path).length)),
      limit: 68_000,
    },
    workbenchSize(workbench),
    workerSize(workbench),
    { name: 'service worker', bytes: Math.max(0, ...named(files, serviceWorkerFile)), limit: 3_000 },
  ];
};
