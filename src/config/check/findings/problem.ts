import { syntaxOf } from '../../files/parse-document.ts';
import { nodeAt, positionAt } from '../../files/places.ts';
import type { Language } from '../../portal-config.ts';
import { mistakeText, reportText } from '../messages/messages.ts';
import { codeOf, type Finding, type SourceLocation } from './finding.ts';

export interface Problem {
  /** An error stops a release; a warning does not. */
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  readonly message: string;
  /** The line of the file; empty when the file is missing. */
  readonly excerpt: string;
  readonly nearest?: string;
  readonly hint: string;
  /** Further positions of the same problem, as `file:line:column`. */
  readonly also: readonly string[];
}

/** Returns the offset of a position in its document. */
export const offsetOf = (location: SourceLocation): number => {
  if ('offset' in location) return location.offset;
  const node = nodeAt(syntaxOf(location.document).tree, location.path);
  const named =
    location.part === 'name' && node?.parent?.type === 'property' ? node.parent.children?.[0] : node;
  return named?.offset ?? 0;
};

/** Returns the line and column (both 1-based) and the text of the line. */
export const positionOf = (location: SourceLocation) => positionAt(location.document, offsetOf(location));

const placeText = (location: SourceLocation): string => {
  const { line, column } = positionOf(location);
  return `${location.document.fullPath}:${line}:${column}`;
};

export interface DescribedMistake
  extends Pick<Problem, 'code' | 'message' | 'hint'>, Pick<Finding, 'at' | 'severity' | 'nearest' | 'also'> {}

/** Converts the positions of a problem to file, line and column. */
export const locateProblem = ({
  at,
  severity,
  code,
  message,
  nearest,
  hint,
  also = [],
}: DescribedMistake): Problem => ({
  severity: severity ?? 'error',
  code,
  file: at.document.fullPath,
  ...positionOf(at),
  message,
  ...(nearest !== undefined && { nearest }),
  hint,
  also: also.map(placeText),
});

/** Formats a finding in one language, with file, line and column. */
export const problemOf = (finding: Finding, language: Language = 'en'): Problem =>
  locateProblem({
    ...finding,
    code: codeOf(finding),
    ...mistakeText(language, finding.message, finding.with),
  });

// In characters.
const excerptWidth = 120;

const excerptOf = ({ excerpt, column }: Problem): readonly [text: string, caret: number] => {
  const from = Math.max(0, Math.min(column - excerptWidth / 2, excerpt.length - excerptWidth));
  return [excerpt.slice(from, from + excerptWidth), column - 1 - from];
};

// Further positions are only counted.
const mostPlaces = 4;

const alsoText = (language: Language, also: readonly string[]): readonly string[] => {
  if (also.length === 0) return [];
  const places = { places: also.slice(0, mostPlaces).join(', '), count: also.length - mostPlaces };
  return [`    ${reportText(language, also.length > mostPlaces ? 'alsoMore' : 'also', places)}`];
};

const textOf = (problem: Problem, language: Language): string => {
  const { file, line, column, severity, message, nearest, hint, also } = problem;
  const [excerpt, caret] = excerptOf(problem);
  const shown = excerpt.trim() === '' ? [] : [`    ${excerpt}`, `    ${' '.repeat(caret)}^`];
  const meant = nearest === undefined ? [] : [`    ${reportText(language, 'meant', { nearest })}`];
  const start = `${file}:${line}:${column}  ${reportText(language, severity)}  ${message}`;
  return [start, ...shown, ...meant, `    ${hint}`, ...alsoText(language, also)].join('\n');
};

/**
 * Formats problems for a terminal: position, severity and message, then the line with a caret, the closest
 * name and the hint.
 */
export const configProblemsText = (problems: readonly Problem[], language: Language = 'en'): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counts = [
    reportText(language, errors === 1 ? 'oneError' : 'errors', { count: errors }),
    reportText(language, warnings === 1 ? 'oneWarning' : 'warnings', { count: warnings }),
  ];
  return [...problems.map((problem) => textOf(problem, language)), counts.join(', ')].join('\n\n');
};
