import { writeFileSync } from 'node:fs';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import type { Folders } from '../../cli/options.ts';
import { checkConfig, isReadable } from '../../config/check/check-config.ts';
import { configProblemsText } from '../../config/check/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { parseDocument, readConfig } from '../../config/files/read-config.ts';
import { portalNames } from '../project/portal-names.ts';
import { everyProblem } from '../project/problems.ts';
import { Refusal, UsageError } from '../refusal.ts';

/** A value for a place of a JSON file. */
export interface Edit {
  readonly file: string;
  /** A path that ends in -1 appends to a list. */
  readonly path: JSONPath;
  readonly value: unknown;
}

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };

/** The text of a JSON file after an edit, which touches no line but its neighbour. */
const editedText = (text: string, { path, value }: Edit): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion: path.at(-1) === -1 }));

/** The value of JSON that was typed on the command line; anything else is a usage error that shows it. */
export const jsonValue = (typed: string): unknown => {
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    throw new UsageError(`this is not JSON: ${typed}`);
  }
};

const edited = (document: ConfigDocument, edits: readonly Edit[]): ConfigDocument => {
  const own = edits.filter(({ file }) => file === document.file);
  return own.length === 0 ? document : parseDocument(document.place, own.reduce(editedText, document.text), document.file);
};

const errorsOf = (documents: readonly ConfigDocument[]) => everyProblem(documents).filter(({ severity }) => severity === 'error');

/** Writes edits into the files of a configuration, unless the configuration would have an error then that it has not now: that is refused with the errors. Answers the files. */
export const writeChecked = (documents: readonly ConfigDocument[], edits: readonly Edit[]): readonly string[] => {
  const after = documents.map((document) => edited(document, edits));
  const errors = errorsOf(after);
  const known = new Set((errors.length > 0 ? errorsOf(documents) : []).map(({ file, message }) => `${file} ${message}`));
  const mistakes = errors.filter(({ file, message }) => !known.has(`${file} ${message}`));
  if (mistakes.length > 0) throw new Refusal(`Nothing was written, as it would be refused:\n\n${configProblemsText(mistakes)}`);
  const changed = after.filter((document, index) => document !== documents[index]);
  for (const { file, text } of changed) writeFileSync(file, text);
  return changed.map(({ file }) => file);
};

/** The files of a configuration; refuses, with the problems, one of which a file cannot be read. */
export const readableDocuments = ({ config, locales }: Folders): readonly ConfigDocument[] => {
  const documents = readConfig(config, locales);
  if (!isReadable(documents)) throw new Refusal(configProblemsText(checkConfig(documents, portalNames)));
  return documents;
};
