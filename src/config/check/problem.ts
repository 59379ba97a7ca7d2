import { findNodeAtLocation } from 'jsonc-parser';
import type { Finding, Spot } from './finding.ts';

/** One mistake in a configuration, reported once: where it is, what is wrong and what to write instead. */
export interface Problem {
  /** An error stops a release; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** Kind of mistake, such as `unknown-rule`. */
  readonly code: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly message: string;
  /** The line of the file; empty when the file is missing. */
  readonly excerpt: string;
  /** The right name that is nearest to the one written. */
  readonly nearest?: string;
  readonly hint: string;
  /** Further places of the same mistake, as `file:line:column`. */
  readonly also: readonly string[];
}

/** Line and column of an offset, both from 1, and the text of that line. */
export const textPosition = (
  text: string,
  offset: number,
): { readonly line: number; readonly column: number; readonly excerpt: string } => {
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  return { line, column: (before.at(-1)?.length ?? 0) + 1, excerpt: text.split('\n')[line - 1]?.replace(/\r$/, '') ?? '' };
};

const offsetOf = (spot: Spot): number => {
  if ('offset' in spot) return spot.offset;
  const node = spot.document.tree && findNodeAtLocation(spot.document.tree, [...spot.path]);
  const named = spot.part === 'name' && node?.parent?.type === 'property' ? node.parent.children?.[0] : node;
  return named?.offset ?? 0;
};

const positionOf = (spot: Spot) => textPosition(spot.document.text, offsetOf(spot));

const placeText = (spot: Spot): string => {
  const { line, column } = positionOf(spot);
  return `${spot.document.file}:${line}:${column}`;
};

/** Translates a finding into a problem with file, line and column. */
export const problemOf = (finding: Finding): Problem => ({
  severity: finding.severity ?? 'error',
  code: finding.code,
  file: finding.at.document.file,
  ...positionOf(finding.at),
  message: finding.message,
  ...(finding.nearest !== undefined && { nearest: finding.nearest }),
  hint: finding.hint,
  also: (finding.also ?? []).map(placeText),
});

/** In characters. */
const excerptWidth = 120;

/** The part of a line that is shown, and the column of the caret in it. */
const excerptOf = ({ excerpt, column }: Problem): readonly [text: string, caret: number] => {
  const from = Math.max(0, Math.min(column - excerptWidth / 2, excerpt.length - excerptWidth));
  return [excerpt.slice(from, from + excerptWidth), column - 1 - from];
};

const textOf = (problem: Problem): string => {
  const { file, line, column, severity, message, nearest, hint, also } = problem;
  const [excerpt, caret] = excerptOf(problem);
  const shown = excerpt.trim() === '' ? [] : [`    ${excerpt}`, `    ${' '.repeat(caret)}^`];
  const meant = nearest === undefined ? [] : [`    did you mean \`${nearest}\`?`];
  const more =
    also.length === 0 ? [] : [`    see also ${also.slice(0, 4).join(', ')}${also.length > 4 ? ` and ${also.length - 4} more` : ''}`];
  return [`${file}:${line}:${column}  ${severity}  ${message}`, ...shown, ...meant, `    ${hint}`, ...more].join('\n');
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Problems as people read them: place, severity and message on one line, then the excerpt with a caret, the nearest right name and what to write. */
export const configProblemsText = (problems: readonly Problem[]): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [...problems.map(textOf), `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`].join('\n\n');
};
