import type { JSONPath } from 'jsonc-parser';
import { configProblemsText, type Problem } from '../../config/check/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { parseDocument } from '../../config/files/read-config.ts';
import { everyProblem } from '../project/problems.ts';
import { Refusal } from '../refusal.ts';
import { editedText } from './edit-text.ts';

/** A value for a place of a configuration. */
export interface Edit {
  /** The document, such as `config/rules/rules.json`. */
  readonly place: string;
  /** Where in its JSON; a path that ends in -1 appends to a list. */
  readonly path: JSONPath;
  readonly value: unknown;
}

const edited = (document: ConfigDocument, edits: readonly Edit[]): ConfigDocument => {
  const own = edits.filter(({ place }) => place === document.place);
  return own.length === 0
    ? document
    : parseDocument(
        document.place,
        own.reduce((text, { path, value }) => editedText(text, path, value), document.text),
        document.file,
      );
};

/** Documents with edits, unchecked. */
export const editedDocuments = (documents: readonly ConfigDocument[], edits: readonly Edit[]): readonly ConfigDocument[] =>
  documents.map((document) => edited(document, edits));

/** What the check says of documents after an edit and did not say before. */
export const newProblems = (before: readonly ConfigDocument[], after: readonly ConfigDocument[]): readonly Problem[] => {
  const problems = everyProblem(after);
  const known = new Set((problems.length > 0 ? everyProblem(before) : []).map(({ file, message }) => `${file} ${message}`));
  return problems.filter(({ file, message }) => !known.has(`${file} ${message}`));
};

/** The documents that edits change, as they are afterwards. Refuses, with the errors, edits that bring an error into the configuration which it has not now. */
export const checkedEdits = (documents: readonly ConfigDocument[], edits: readonly Edit[]): readonly ConfigDocument[] => {
  const after = editedDocuments(documents, edits);
  const mistakes = newProblems(documents, after).filter(({ severity }) => severity === 'error');
  if (mistakes.length > 0) throw new Refusal(`Nothing was written, as it would be refused:\n\n${configProblemsText(mistakes)}`);
  return after.filter((document, index) => document !== documents[index]);
};
