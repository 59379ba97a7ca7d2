import { frozenDocuments } from '../../support/config/frozen-config.ts';
import { addressMistakes } from './address-mistakes.ts';
import { dayMistakes } from './day-mistakes.ts';
import { editorMistakes } from './editor-mistakes.ts';
import { editorSlips } from './editor-slips.ts';
import { environmentMistakes } from './environment-mistakes.ts';
import { nameMistakes } from './name-mistakes.ts';
import { pathMistakes } from './path-mistakes.ts';
import { riskMistakes } from './risk-mistakes.ts';
import { ruleMistakes } from './rule-mistakes.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { signMistakes } from './sign-mistakes.ts';
import { syntaxMistakes } from './syntax-mistakes.ts';
import { valueMistakes } from './value-mistakes.ts';
import { wordMistakes } from './word-mistakes.ts';
import type { Mistake, TextEdit } from './mistake.ts';

/** The configuration that the errors are added to. */
export const shipped = frozenDocuments();

/** The text of one of its files. */
export const textOf = (file: string): string =>
  shipped.find((document) => document.file === file)?.text ?? '';

/** A text with an edit; what is to be replaced must be there. */
export const withEdit = (text: string, { file, find, replace }: TextEdit): string => {
  if (!text.includes(find)) throw new Error(`an edit does not fit ${file}: it has no ${find}`);
  return text.replace(find, () => replace);
};

/** The text of the file with the error. */
export const edited = (mistake: Mistake): string => withEdit(textOf(mistake.file), mistake);

/** Every mistake, by what it is about. */
export const mistakeGroups: Readonly<Record<string, readonly Mistake[]>> = {
  editors: [...editorSlips, ...editorMistakes],
  syntax: syntaxMistakes,
  shape: schemaMistakes,
  names: nameMistakes,
  rules: ruleMistakes,
  words: wordMistakes,
  values: valueMistakes,
  signs: signMistakes,
  risks: riskMistakes,
  addresses: addressMistakes,
  environments: environmentMistakes,
  paths: pathMistakes,
  days: dayMistakes,
};
