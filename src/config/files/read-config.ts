import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseError, parseTree } from 'jsonc-parser';
import { type ConfigDocument, documentPlace, tooDeepAt } from './document.ts';

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Reads one file's text as strict JSON; a text that is not JSON gives a document with `syntaxErrors` and no value, one that is too deep no tree either. */
export const parseDocument = (place: string, text: string, file = place): ConfigDocument => {
  const syntaxErrors: ParseError[] = [];
  if (tooDeepAt(text) !== undefined)
    return { place, file, is: documentPlace(place), text, tree: undefined, syntaxErrors, value: undefined };
  const tree = parseTree(text, syntaxErrors, strict);
  return { place, file, is: documentPlace(place), text, tree, syntaxErrors, value: valueOf(text) };
};

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
