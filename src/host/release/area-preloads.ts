import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentKind } from './first-paint.ts';

/** The part of Vite's manifest that says which files a chunk needs. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const areas: Readonly<Record<DocumentKind, readonly string[]>> = {
  login: ['src/app/public-area.tsx'],
  public: ['src/app/public-area.tsx'],
  home: ['src/app/run-auth.ts', 'src/app/member-area.tsx'],
  member: ['src/app/run-auth.ts', 'src/app/member-area.tsx', 'src/app/whole-kit.ts'],
};

const closure = (manifest: Manifest, keys: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || reached.has(chunk.file)) return;
    reached.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return reached;
};

/** Files of the built app that a document asks for at once, so that none of them waits for another: what its first script and its area import, and fonts. */
export const areaPreloads = (
  dist: string,
  kind: DocumentKind,
): { readonly scripts: readonly string[]; readonly fonts: readonly string[] } => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest['index.html']?.file;
  const scripts = [...closure(manifest, ['index.html', ...areas[kind]])].filter((file) => file !== entry);
  const fonts = [...new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]))].filter((file) =>
    /-latin-.*\.woff2$/.test(file),
  );
  return { scripts: scripts.map((file) => `/${file}`), fonts: fonts.map((file) => `/${file}`) };
};
