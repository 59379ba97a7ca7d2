import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigDocument } from './document.ts';
import { parseDocument } from './parse-document.ts';

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .sort();

const readFolder = (root: 'config' | 'locales', folder: string): readonly ConfigDocument[] =>
  filesBelow(folder).map((name) => parseDocument(`${root}/${name}`, readFileSync(join(folder, name), 'utf8'), join(folder, name)));

/** Every file of a configuration, sorted by place. Throws what the file system throws when a folder is missing. */
export const readConfig = (configFolder: string, localesFolder: string): readonly ConfigDocument[] => [
  ...readFolder('config', configFolder),
  ...readFolder('locales', localesFolder),
];
