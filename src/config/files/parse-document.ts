import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { memoize } from '../../rules/memoize.ts';
import { type ConfigDocument, documentPlace, tooDeepAt } from './document.ts';
import { shareParts } from './share-parts.ts';
import type { SourceFiles } from './source.ts';

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

const valueOf = (text: string): unknown => {
  if (tooDeepAt(text) !== undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * Parses a file as strict JSON. The value is undefined for a text that is not JSON or has too many levels. Parts that
 * are equal in the value `before` stay the same objects.
 */
export const parseDocument = (
  file: string,
  text: string,
  fullPath = file,
  before?: unknown,
): ConfigDocument => ({
  ...{ file, fullPath, is: documentPlace(file), text },
  value: shareParts(before, valueOf(text)),
});

interface Syntax {
  /** Undefined for text with too many levels. */
  readonly tree: Node | undefined;
  readonly errors: readonly ParseError[];
}

/** Returns the syntax tree of a document, with the position of each part. Slower than parsing the value. */
export const syntaxOf = memoize(({ text, value }: ConfigDocument): Syntax => {
  const errors: ParseError[] = [];
  const isReadable = value !== undefined || tooDeepAt(text) === undefined;
  return { tree: isReadable ? parseTree(text, errors, strict) : undefined, errors };
});

/** Parses all files of a source, sorted by path. `show` returns the path to show to users. */
export const sourceDocuments = (
  files: SourceFiles,
  show = (file: string): string => file,
): readonly ConfigDocument[] =>
  Object.keys(files)
    .sort()
    .map((file) => parseDocument(file, files[file] ?? '', show(file)));
