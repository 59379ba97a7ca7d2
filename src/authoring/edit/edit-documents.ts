import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { configProblemsText, type Problem } from '../../config/check/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { parseDocument } from '../../config/files/read-config.ts';
import { everyProblem } from '../project/problems.ts';
import { Refusal } from '../refusal.ts';

/** A value for a place of a configuration. */
export interface Edit {
  /** The document, such as `config/rules/rules.json`. */
  readonly place: string;
  /** Where in its JSON; a path that ends in -1 appends to a list. */
  readonly path: JSONPath;
  readonly value: unknown;
}

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };

/** The text of a document after an edit, which changes no line but the edited ones and their neighbours. */
const editedText = (text: string, { path, value }: Edit): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion: path.at(-1) === -1 }));

const edited = (document: ConfigDocument, edits: readonly Edit[]): ConfigDocument => {
  const own = edits.filter(({ place }) => place === document.place);
  return own.length === 0 ? document : parseDocument(document.place, own.reduce(editedText, document.text), document.file);
};

const errorsOf = (documents: readonly ConfigDocument[]): readonly Problem[] =>
  everyProblem(documents).filter(({ severity }) => severity === 'error');

/** The documents that edits change, as they are afterwards. Refuses, with the errors, edits that bring an error into the configuration which it has not now. */
export const checkedEdits = (documents: readonly ConfigDocument[], edits: readonly Edit[]): readonly ConfigDocument[] => {
  const after = documents.map((document) => edited(document, edits));
  const errors = errorsOf(after);
  const known = new Set((errors.length > 0 ? errorsOf(documents) : []).map(({ file, message }) => `${file} ${message}`));
  const mistakes = errors.filter(({ file, message }) => !known.has(`${file} ${message}`));
  if (mistakes.length > 0) throw new Refusal(`Nothing was written, as it would be refused:\n\n${configProblemsText(mistakes)}`);
  return after.filter((document, index) => document !== documents[index]);
};
