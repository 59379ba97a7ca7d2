import { join } from 'node:path';
import { isSourcePath } from '../../config/files/source-path.ts';
import { type SourceFiles, sourceId } from '../../config/files/source.ts';
import { removeLeftovers, writeDurably } from '../durable-files.ts';
import { parsePlainJson, plainFile } from '../plain-file.ts';
import { releasePaths } from '../pointer.ts';
import { isText, recordOf } from '../shapes.ts';
import { privateFolder } from './publication-chain.ts';

// A source from elsewhere must not name a file outside its folders.
const isSource = recordOf((file) => isSourcePath(String(file)), isText);

/**
 * Reads a stored source; undefined when it is missing, does not match its hash, or contains a path outside of a
 * configuration.
 */
export const readSource = (dist: string, id: string): SourceFiles | undefined => {
  const value = parsePlainJson(plainFile(releasePaths(dist).sources, `${id}.json`));
  return isSource(value) && sourceId(value as SourceFiles) === id ? (value as SourceFiles) : undefined;
};

// Hosts serve nothing of this folder, since it contains texts that visitors must not see, for example
// waivers.
export const storeSource = (dist: string, files: SourceFiles): string => {
  const id = sourceId(files);
  if (readSource(dist, id)) return id;
  const folder = privateFolder(releasePaths(dist).sources);
  writeDurably(join(folder, `${id}.json`), `${JSON.stringify(files, Object.keys(files).sort())}\n`, 0o600);
  removeLeftovers(folder);
  return id;
};
