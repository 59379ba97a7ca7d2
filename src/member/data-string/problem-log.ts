export type DataProblemCode =
  | 'bad-index'
  | 'no-coverage-id'
  | 'repeated-property'
  | 'repeated-coverage-id'
  | 'too-many-coverages'
  | 'too-many-properties'
  | 'unreadable-date'
  | 'unreadable-amount'
  | 'unreadable-filing-order'
  | 'missing-effective-date'
  | 'unknown-value'
  | 'incomplete-entry'
  | 'more-problems';

/**
 * A part of the coverage data that was ignored or repaired. Contains names and positions, never member data.
 */
export interface DataProblem {
  readonly code: DataProblemCode;
  /** The property name without control characters, at most 60 characters long; may be empty. */
  readonly property: string;
  /** Coverage index; undefined for the account. */
  readonly index: number | undefined;
}

const mostProblems = 50;
const longestName = 60;

// `property` is a name, never a value.
export type Report = (code: DataProblemCode, property: string, index?: number) => void;

export interface ProblemLog {
  readonly report: Report;
  readonly problems: readonly DataProblem[];
}

const cleanName = (name: string): string => name.replace(/[\p{C}\u2028\u2029]/gu, '').slice(0, longestName);

export const problemLog = (): ProblemLog => {
  const problems: DataProblem[] = [];
  const seen = new Set<string>();
  const report: Report = (code, property, index) => {
    if (problems.length > mostProblems) return;
    const problem = { code, property: cleanName(property.slice(0, 4 * longestName)), index };
    const key = JSON.stringify(problem);
    if (seen.has(key)) return;
    seen.add(key);
    problems.push(
      problems.length < mostProblems ? problem : { code: 'more-problems', property: '', index: undefined },
    );
  };
  return { report, problems };
};
