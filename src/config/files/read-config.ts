import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigDocument } from './document.ts';
import { parseDocument } from './parse-document.ts';

/** The files in a folder and below it, by their path from there; links are not followed (`readdirSync` with `recursive` does). */
const filesBelow = (folder: string, from = ''): readonly string[] =>
  readdirSync(join(folder, from), { withFileTypes: true }).flatMap((entry) => {
    const path = `${from}${entry.name}`;
    if (entry.isDirectory()) return filesBelow(folder, `${path}/`);
    return entry.isFile() && !entry.name.startsWith('.') ? [path] : [];
  });

const readFolder = (root: 'config' | 'locales', folder: string): readonly ConfigDocument[] =>
  [...filesBelow(folder)]
    .sort()
    .map((name) => parseDocument(`${root}/${name}`, readFileSync(join(folder, name), 'utf8'), join(folder, name)));

/** Every file of a configuration, sorted by place. Throws what the file system throws when a folder is missing. */
export const readConfig = (configFolder: string, localesFolder: string): readonly ConfigDocument[] => [
  ...readFolder('config', configFolder),
  ...readFolder('locales', localesFolder),
];
