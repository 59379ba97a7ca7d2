import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentKind } from './first-paint.ts';

/** The part of Vite's manifest that says which files a chunk needs. */
interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The chunks of each document's area; `home` holds the members' area, `visitor` the visitors' (see vite.config.ts). */
const areas: Readonly<Record<DocumentKind, readonly string[]>> = {
  login: ['index', 'visitor'],
  public: ['index', 'visitor'],
  home: ['index', 'run-auth', 'home'],
  member: ['index', 'run-auth', 'home', 'whole-kit'],
};

const closure = (manifest: Manifest, names: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || reached.has(chunk.file)) return;
    reached.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  names.flatMap((name) => Object.keys(manifest).filter((key) => manifest[key]?.name === name)).forEach(visit);
  return reached;
};

/** Files of the built app that a document asks for at once, so that none of them waits for another, the largest first: what its first script and its area import, and fonts. */
export const areaPreloads = (
  dist: string,
  kind: DocumentKind,
): { readonly scripts: readonly string[]; readonly fonts: readonly string[] } => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest['index.html']?.file;
  const sizeOf = (file: string): number => statSync(join(dist, file)).size;
  const scripts = [...closure(manifest, areas[kind])].filter((file) => file !== entry).sort((a, b) => sizeOf(b) - sizeOf(a));
  const fonts = [...new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]))].filter((file) =>
    /-latin-.*\.woff2$/.test(file),
  );
  return { scripts: scripts.map((file) => `/${file}`), fonts: fonts.map((file) => `/${file}`) };
};
