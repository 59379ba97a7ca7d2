import type { ConfigDocument } from '../../../config/files/document.ts';
import { parseDocument } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Side } from './protocol.ts';

type Documents = readonly ConfigDocument[];

// In order of place. An unchanged file is the same document on both sides, so that cached results apply.
export type Texts = Readonly<Record<Side, Documents>>;

const inOrder = (documents: Iterable<ConfigDocument>): Documents =>
  [...documents].sort((one, other) => (one.place < other.place ? -1 : one.place > other.place ? 1 : 0));

// Reuses documents of the same text: checks cache their results by document.
const read = (files: SourceFiles, known: Documents): Documents => {
  const old = new Map(known.map((document) => [document.place, document]));
  return inOrder(
    Object.entries(files).map(([place, text]) => {
      const before = old.get(place);
      return before?.text === text ? before : parseDocument(place, text);
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

export const editTexts = ({ base, draft }: Texts, place: string, text: string | null): Texts => {
  const others = draft.filter((document) => document.place !== place);
  if (text === null) return { base, draft: others };
  const same = [...draft, ...base].find((document) => document.place === place && document.text === text);
  return { base, draft: inOrder([...others, same ?? parseDocument(place, text)]) };
};
