import type { ConfigDocument } from '../../../config/files/document.ts';
import { parseDocument } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Side } from './protocol.ts';

type Documents = readonly ConfigDocument[];

/** Both sides of a draft as documents, in order of place. A file that both sides have alike is one document, for what is known of it. */
export type Texts = Readonly<Record<Side, Documents>>;

const inOrder = (documents: Iterable<ConfigDocument>): Documents =>
  [...documents].sort((one, other) => (one.place < other.place ? -1 : one.place > other.place ? 1 : 0));

/** The documents of files; those of `known` that have the same text are handed over again, as checks keep their answers by document. */
const read = (files: SourceFiles, known: Documents): Documents => {
  const old = new Map(known.map((document) => [document.place, document]));
  return inOrder(
    Object.entries(files).map(([place, text]) => {
      const before = old.get(place);
      return before?.text === text ? before : parseDocument(place, text);
    }),
  );
};

/** The texts of a draft and of its base, as a page hands them over. */
export const openTexts = (base: SourceFiles, files: SourceFiles, before: Texts = { base: [], draft: [] }): Texts => {
  const documents = read(base, before.base);
  return { base: documents, draft: read(files, [...documents, ...before.draft]) };
};

/** The texts with another text at a place of the draft; null: the file is gone. */
export const editTexts = ({ base, draft }: Texts, place: string, text: string | null): Texts => {
  const others = draft.filter((document) => document.place !== place);
  if (text === null) return { base, draft: others };
  const same = [...draft, ...base].find((document) => document.place === place && document.text === text);
  return { base, draft: inOrder([...others, same ?? parseDocument(place, text)]) };
};
