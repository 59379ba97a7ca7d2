import { cpSync, existsSync, lstatSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceId, type SourceFiles } from '../../config/files/source.ts';
import { releasePaths } from '../pointer.ts';
import { type Live, livePublication } from './base.ts';
import { privateFolder } from './publication-chain.ts';
import { readSource } from './source-store.ts';

/** What is live in a built folder, with its source. */
export interface LiveSource {
  readonly live: Live;
  readonly source: SourceFiles;
}

/** What is live in a built folder with its source; undefined where nothing is, where its source is not known, and where that is damaged. */
export const liveSource = (dist: string): LiveSource | undefined => {
  const live = livePublication(dist);
  const source = live?.source === undefined ? undefined : readSource(dist, live.source);
  return live && source && sourceId(source) === live.source ? { live, source } : undefined;
};

/** Neither links, which could lead anywhere, nor what a publication is just writing. */
const isPlain = (path: string): boolean => !basename(path).startsWith('.') && !lstatSync(path).isSymbolicLink();

/**
 * Copies the chain, the sources, the releases and the app's assets of a built folder into another one, where nothing is replaced: open
 * pages still find their parts, and everything can be rolled back to. The chain comes first, so that what its entries name is there.
 */
export const carryOver = (from: string, to: string): void => {
  const [paths, targets] = [releasePaths(from), releasePaths(to)];
  privateFolder(targets.log);
  privateFolder(targets.sources);
  const folders = [
    [paths.log, targets.log],
    [paths.sources, targets.sources],
    [paths.all, targets.all],
    [join(from, 'assets'), join(to, 'assets')],
  ] as const;
  for (const [source, target] of folders)
    if (existsSync(source)) cpSync(source, target, { recursive: true, force: false, filter: (path) => path === source || isPlain(path) });
};
