import { withRisks } from '../../src/authoring/project/all-problems.ts';
import { fileProblems } from '../../src/authoring/project/problems.ts';
import type { Problem } from '../../src/config/check/findings/problem.ts';
import type { ConfigDocument } from '../../src/config/files/document.ts';
import { parseDocument } from '../../src/config/files/parse-document.ts';

/** A configuration with the text of one file replaced. */
export const withText = (
  documents: readonly ConfigDocument[],
  file: string,
  text: string,
): readonly ConfigDocument[] =>
  documents.map((document) => (document.file === file ? parseDocument(file, text) : document));

/** The problems of a configuration with the text of one file replaced. */
export const checkEdited = (
  documents: readonly ConfigDocument[],
  file: string,
  text: string,
): readonly Problem[] => {
  const edited = withText(documents, file, text);
  return withRisks(fileProblems(edited), edited, 'en');
};
