import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigDocument } from './document.ts';
import { parseDocument } from './parse-document.ts';

// Unlike `readdirSync` with `recursive`, this does not follow links.
const filesBelow = (folder: string, from = ''): readonly string[] =>
  readdirSync(join(folder, from), { withFileTypes: true }).flatMap((entry) => {
    const path = `${from}${entry.name}`;
    if (entry.isDirectory()) return filesBelow(folder, `${path}/`);
    return entry.isFile() && !entry.name.startsWith('.') ? [path] : [];
  });

const readFolder = (root: 'config' | 'locales', folder: string): readonly ConfigDocument[] =>
  [...filesBelow(folder)]
    .sort()
    .map((name) =>
      parseDocument(`${root}/${name}`, readFileSync(join(folder, name), 'utf8'), join(folder, name)),
    );

/**
 * Reads every file of a configuration, sorted by path. Throws errors of the file system, for example for a
 * missing folder.
 */
export const readConfig = (configFolder: string, localesFolder: string): readonly ConfigDocument[] => [
  ...readFolder('config', configFolder),
  ...readFolder('locales', localesFolder),
];
