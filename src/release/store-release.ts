import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { removeLeftovers, syncFolder } from './durable-files.ts';
import { releasePaths } from './pointer.ts';
import { fingerprint, type ReleaseManifest, wholeRelease } from './read-release.ts';

// Fonts and images are compressed already.
const isText = (name: string): boolean =>
  /\.(html|css|js|json|svg|txt|webmanifest)$/.test(name) && !['portal.json', 'review.json'].includes(name);

export const compressFile = (
  name: string,
  content: string | Uint8Array,
): readonly (readonly [string, Uint8Array])[] => {
  const raw = Buffer.from(content);
  if (!isText(name)) return [[name, raw]];
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  };
  return [
    [name, raw],
    [`${name}.br`, brotliCompressSync(raw, options)],
    [`${name}.gz`, gzipSync(raw, { level: 9 })],
  ];
};

export interface NewRelease {
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
}

const writeAll = (folder: string, files: readonly (readonly [string, Uint8Array])[]): void => {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content, { flush: true });
  }
  new Set(files.map(([name]) => dirname(join(folder, name)))).forEach(syncFolder);
  syncFolder(folder);
};

const moveAside = (folder: string): void => {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return;
  const aside = `${folder}.${process.pid}.broken`;
  renameSync(folder, aside);
  rmSync(aside, { recursive: true, force: true });
};

// A complete existing release stays. Concurrent writes end with a complete release; a full disk leaves
// nothing.
export const storeRelease = (dist: string, { id, files }: NewRelease): void => {
  if (wholeRelease(dist, id)) return;
  const paths = releasePaths(dist);
  const all = Object.entries(files).flatMap(([name, text]) => compressFile(name, text));
  const manifest: ReleaseManifest = {
    format: 1,
    release: id,
    files: Object.fromEntries(all.map(([name, content]) => [name, fingerprint(content)])),
  };
  const temporary = join(paths.all, `.${id}.${process.pid}.tmp`);
  try {
    rmSync(temporary, { recursive: true, force: true });
    mkdirSync(temporary, { recursive: true });
    writeAll(temporary, [...all, ['release.json', Buffer.from(JSON.stringify(manifest))]]);
    moveAside(paths.folder(id));
    renameSync(temporary, paths.folder(id));
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!wholeRelease(dist, id)) throw error;
  }
  syncFolder(paths.all);
  removeLeftovers(paths.all);
};
