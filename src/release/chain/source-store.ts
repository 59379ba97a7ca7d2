import { join } from 'node:path';
import { type SourceFiles, sourceId } from '../../config/files/source.ts';
import { removeLeftovers, writeDurably } from '../durable-files.ts';
import { parsedJson, plainFile } from '../plain-file.ts';
import { releasePaths } from '../pointer.ts';
import { isText, recordOf } from '../shapes.ts';
import { privateFolder } from './publication-chain.ts';

const isSource = recordOf(isText, isText);

/** The source of this name that is kept in a built folder; undefined for one that is not there, or whose texts do not give its name. */
export const readSource = (dist: string, id: string): SourceFiles | undefined => {
  const value = parsedJson(plainFile(releasePaths(dist).sources, `${id}.json`));
  return isSource(value) && sourceId(value as SourceFiles) === id ? (value as SourceFiles) : undefined;
};

/**
 * Keeps a source in a built folder, in a file named by its hash that other accounts of the machine may not read, and answers its name.
 * It holds texts that no visitor may see, as waivers and what was never live: hosts serve nothing of this folder.
 */
export const storeSource = (dist: string, files: SourceFiles): string => {
  const id = sourceId(files);
  if (readSource(dist, id)) return id;
  const folder = privateFolder(releasePaths(dist).sources);
  writeDurably(join(folder, `${id}.json`), `${JSON.stringify(files, Object.keys(files).sort())}\n`, 0o600);
  removeLeftovers(folder);
  return id;
};
