import { writeFileSync } from 'node:fs';
import { configProblemsText } from '../../config/check/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { parseDocument } from '../../config/files/read-config.ts';
import { everyProblem } from '../every-problem.ts';
import { Refusal } from '../refusal.ts';
import { type Edit, editedText } from './edited-text.ts';

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
