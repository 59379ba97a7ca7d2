import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Folders } from '../../authoring/project/config-store.ts';
import { type Published, resolvePublication } from '../../authoring/project/publications.ts';
import { Refusal } from '../../authoring/refusal.ts';
import { readConfig } from '../../config/files/read-config.ts';
import { replaceFiles } from '../../config/files/replace-files.ts';
import { type SourceFiles, sourceOf } from '../../config/files/source.ts';
import type { Publication } from '../../release/chain/publication.ts';
import { readSource } from '../../release/chain/source-store.ts';
import { cliMessage } from '../words/messages.ts';

export const filesIn = ({ config, locales }: Folders): SourceFiles =>
  existsSync(config) && existsSync(locales) ? sourceOf(readConfig(config, locales)) : {};

const pathOf = ({ config, locales }: Folders, file: string): string =>
  file.startsWith('config/')
    ? join(config, file.slice('config/'.length))
    : join(locales, file.slice('locales/'.length));

export const writeFiles = (folders: Folders, before: SourceFiles, after: SourceFiles): number => {
  const changed = Object.keys(after).filter((file) => before[file] !== after[file]);
  const gone = Object.keys(before).filter((file) => !(file in after));
  const files = changed.map((file) => ({ file: pathOf(folders, file), text: after[file] ?? '' }));
  for (const { file } of files) mkdirSync(dirname(file), { recursive: true });
  replaceFiles(files);
  for (const file of gone) rmSync(pathOf(folders, file));
  return changed.length + gone.length;
};

export const findPublication = (dist: string, published: Published, name: string): Publication => {
  const found = resolvePublication(published, name);
  if (found) return found;
  throw new Refusal(cliMessage('no-publication', { name, dist }));
};

interface Sourced {
  readonly number: number;
  readonly source?: string | undefined;
}

export const publishedFiles = (dist: string, { number, source }: Sourced): SourceFiles => {
  if (source === undefined) throw new Refusal(cliMessage('source-untold', { number }));
  const files = readSource(dist, source);
  if (files) return files;
  throw new Refusal(cliMessage('source-lost', { number, path: join(dist, 'sources', `${source}.json`) }));
};
