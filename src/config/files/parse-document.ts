import { type ParseError, parseTree } from 'jsonc-parser';
import { type ConfigDocument, documentPlace, tooDeepAt } from './document.ts';
import type { SourceFiles } from './source.ts';

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * Parses a file as strict JSON. Other text gets `syntaxErrors` and no value; text with too many levels also
 * gets no tree.
 */
export const parseDocument = (file: string, text: string, fullPath = file): ConfigDocument => {
  const syntaxErrors: ParseError[] = [];
  if (tooDeepAt(text) !== undefined)
    return { file, fullPath, is: documentPlace(file), text, tree: undefined, syntaxErrors, value: undefined };
  const tree = parseTree(text, syntaxErrors, strict);
  return { file, fullPath, is: documentPlace(file), text, tree, syntaxErrors, value: valueOf(text) };
};

/** Parses all files of a source, sorted by path. `show` returns the path to show to users. */
export const sourceDocuments = (
  files: SourceFiles,
  show = (file: string): string => file,
): readonly ConfigDocument[] =>
  Object.keys(files)
    .sort()
    .map((file) => parseDocument(file, files[file] ?? '', show(file)));
