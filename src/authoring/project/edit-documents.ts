import type { Problem } from '../../config/check/findings/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { parseDocument } from '../../config/files/parse-document.ts';
import type { Language } from '../../config/portal-config.ts';
import { findProblems, problemsMessage } from './problems.ts';
import { refusal } from '../refusal.ts';
import { confirmPairs, findJointEdits } from '../pairs/pairs.ts';
import { type Edit, editText } from '../edit/edit-text.ts';

const textAfter = (text: string, edit: Edit): string =>
  'text' in edit ? edit.text : editText(text, edit.path, edit.value);

const edited = (document: ConfigDocument, edits: readonly Edit[]): ConfigDocument => {
  const own = edits.filter(({ file }) => file === document.file);
  return own.length === 0
    ? document
    : parseDocument(document.file, own.reduce(textAfter, document.text), document.fullPath);
};

const newFile = (documents: readonly ConfigDocument[], file: string): string => {
  const root = file.slice(0, file.indexOf('/') + 1);
  const beside = documents.find((one) => one.file.startsWith(root));
  return beside
    ? beside.fullPath.slice(0, beside.fullPath.length - beside.file.length + root.length) +
        file.slice(root.length)
    : file;
};

/**
 * Applies edits without checking them. If an edit changes a text in both languages, the translation is
 * confirmed.
 */
export const editDocuments = (
  documents: readonly ConfigDocument[],
  edits: readonly Edit[],
): readonly ConfigDocument[] => {
  const created = edits.filter(({ file }) => documents.every((document) => document.file !== file));
  const made = created.map((edit) =>
    parseDocument(edit.file, textAfter('{}', edit), newFile(documents, edit.file)),
  );
  const after = [...documents.map((document) => edited(document, edits)), ...made];
  const together = findJointEdits(documents, after);
  if (together.size === 0) return after;
  const pairs = confirmPairs(after, together);
  return after.map((document) => edited(document, [pairs]));
};

/** Returns the problems that the check reports after an edit but did not report before. */
export const findNewProblems = (
  before: readonly ConfigDocument[],
  after: readonly ConfigDocument[],
  language: Language = 'en',
): readonly Problem[] => {
  const problems = findProblems(after, language);
  const known = new Set(
    (problems.length > 0 ? findProblems(before, language) : []).map(
      ({ file, message }) => `${file} ${message}`,
    ),
  );
  return problems.filter(({ file, message }) => !known.has(`${file} ${message}`));
};

// Throws, with the errors, when the edits would add an error to the configuration.
export const checkEdits = (
  documents: readonly ConfigDocument[],
  edits: readonly Edit[],
): readonly ConfigDocument[] => {
  const after = editDocuments(documents, edits);
  const mistakesIn = (language: Language) =>
    findNewProblems(documents, after, language).filter(({ severity }) => severity === 'error');
  if (mistakesIn('en').length > 0)
    throw refusal('would-be-refused', { problems: problemsMessage(mistakesIn) });
  return after.filter((document, index) => document !== documents[index]);
};
