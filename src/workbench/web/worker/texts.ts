import type { ConfigDocument } from '../../../config/files/document.ts';
import { parseDocument } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Side } from './protocol.ts';

type Documents = readonly ConfigDocument[];

// In order of place. An unchanged file is the same document on both sides, so that cached results apply.
export type Texts = Readonly<Record<Side, Documents>>;

const inOrder = (documents: Iterable<ConfigDocument>): Documents =>
  [...documents].sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));

// Reuses documents of the same text, and the unchanged parts of others: checks and the compiler cache their results
// by document and by part.
const readFile = (file: string, text: string, known: Documents): ConfigDocument => {
  const own = known.filter((document) => document.file === file);
  return (
    own.find((document) => document.text === text) ??
    parseDocument(file, text, file, own.findLast(({ value }) => value !== undefined)?.value)
  );
};

const read = (files: SourceFiles, known: Documents): Documents =>
  inOrder(Object.entries(files).map(([file, text]) => readFile(file, text, known)));

export const openTexts = (
  base: SourceFiles,
  files: SourceFiles,
  before: Texts = { base: [], draft: [] },
): Texts => {
  const documents = read(base, before.base);
  return { base: documents, draft: read(files, [...documents, ...before.draft]) };
};

export const editTexts = ({ base, draft }: Texts, file: string, text: string | null): Texts => {
  const others = draft.filter((document) => document.file !== file);
  if (text === null) return { base, draft: others };
  return { base, draft: inOrder([...others, readFile(file, text, [...base, ...draft])]) };
};
