import { cpSync, existsSync, lstatSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type SourceFiles, sourceId } from '../../config/files/source.ts';
import { releasePaths } from '../pointer.ts';
import { type Live, livePublication } from './base.ts';
import { privateFolder } from './publication-chain.ts';
import { readSource } from './source-store.ts';

export interface LiveSource {
  readonly live: Live;
  readonly source: SourceFiles;
}

/**
 * Returns the live publication with its source; undefined when nothing is live, or when the source is unknown
 * or damaged.
 */
export const liveSource = (dist: string): LiveSource | undefined => {
  const live = livePublication(dist);
  const source = live?.source === undefined ? undefined : readSource(dist, live.source);
  return live && source && sourceId(source) === live.source ? { live, source } : undefined;
};

// Excludes links, which could lead anywhere, and unfinished files of publications.
const isPlain = (path: string): boolean =>
  !basename(path).startsWith('.') && !lstatSync(path).isSymbolicLink();

/**
 * Copies the chain, sources, releases and assets of a built folder into another one. Replaces no files, so
 * that open pages find their parts and rollbacks work. Copies the chain first, because later entries would
 * name files that were not copied.
 */
export const carryOver = (from: string, to: string): void => {
  const paths = releasePaths(from);
  const targets = releasePaths(to);
  privateFolder(targets.log);
  privateFolder(targets.sources);
  const folders = [
    [paths.log, targets.log],
    [paths.sources, targets.sources],
    [paths.all, targets.all],
    [join(from, 'assets'), join(to, 'assets')],
  ] as const;
  for (const [source, target] of folders)
    if (existsSync(source))
      cpSync(source, target, {
        recursive: true,
        force: false,
        filter: (path) => path === source || isPlain(path),
      });
};
