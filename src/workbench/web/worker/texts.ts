import type { ConfigDocument } from '../../../config/files/document.ts';
import { parseDocument } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Side } from './protocol.ts';

type Documents = readonly ConfigDocument[];

// In order of place. An unchanged file is the same document on both sides, so that cached results apply.
export type Texts = Readonly<Record<Side, Documents>>;

const inOrder = (documents: Iterable<ConfigDocument>): Documents =>
  [...documents].sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));

// Reuses documents of the same text: checks cache their results by document.
const read = (files: SourceFiles, known: Documents): Documents => {
  const old = new Map(known.map((document) => [document.file, document]));
  return inOrder(
    Object.entries(files).map(([file, text]) => {
      const before = old.get(file);
      return before?.text === text ? before : parseDocument(file, text);
    }),
  );
};

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
  const same = [...draft, ...base].find((document) => document.file === file && document.text === text);
  return { base, draft: inOrder([...others, same ?? parseDocument(file, text)]) };
};
