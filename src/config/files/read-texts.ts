import type { Node } from 'jsonc-parser';
import { memoize } from '../../rules/memoize.ts';
import { type ConfigDocument, documentPlace } from './document.ts';
import { syntaxOf } from './parse-document.ts';

type Path = readonly (string | number)[];

const languageFields = ['en', 'es', 'autonym', 'tooltip'];
const brandFields = ['name', 'shortName', 'tagline', 'supportNote', 'address'];

/**
 * Returns true for a text that people read, in a file of the configuration: all texts of locales, and labels in
 * both languages. Not for names, paths, patterns and addresses, which programs compare exactly (Decision 0060).
 */
export const isReadText = (file: string, path: Path): boolean => {
  const { kind, language } = documentPlace(file) ?? {};
  const [first, last] = [String(path[0]), String(path.at(-1))];
  if (language !== undefined) return first !== '$schema' && (kind !== 'words' || last !== 'path');
  return (
    kind !== undefined && (languageFields.includes(last) || (kind === 'brand' && brandFields.includes(last)))
  );
};

/** A text of a file with letters whose accents are separate characters, and the same text in NFC. */
export interface SplitText {
  readonly path: Path;
  readonly value: string;
  readonly offset: number;
  /** The text as written in the file, with its quotation marks, and the text that replaces it. */
  readonly written: string;
  readonly write: string;
}

const nodesIn = (node: Node, path: Path): readonly (readonly [Node, Path])[] => {
  const children = node.children ?? [];
  if (node.type === 'object')
    return children.flatMap(({ children: [name, value] = [] }) =>
      value ? nodesIn(value, [...path, String(name?.value)]) : [],
    );
  return node.type === 'array'
    ? children.flatMap((child, index) => nodesIn(child, [...path, index]))
    : [[node, path]];
};

const isComposed = (text: string): boolean => text.normalize('NFC') === text;

// An accent may also be written as `\u0301`; then the whole text is replaced.
const splitTextOf = (text: string, [node, path]: readonly [Node, Path]): readonly SplitText[] => {
  const value: unknown = node.value;
  if (typeof value !== 'string' || isComposed(value)) return [];
  const { offset, length } = node;
  const written = text.slice(offset, offset + length);
  const write = isComposed(JSON.parse(written.normalize('NFC')) as string)
    ? written.normalize('NFC')
    : JSON.stringify(value.normalize('NFC'));
  return [{ path, value, offset, written, write }];
};

/** Returns the texts of a document that are not in NFC, in order. */
export const splitTexts = memoize((document: ConfigDocument): readonly SplitText[] => {
  const { file, text } = document;
  if (isComposed(text) && !text.includes('\\u')) return [];
  const { tree } = syntaxOf(document);
  return (tree ? nodesIn(tree, []) : [])
    .filter(([, path]) => isReadText(file, path))
    .flatMap((node) => splitTextOf(text, node));
});
