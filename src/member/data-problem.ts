export type DataProblemCode =
  | 'bad-index'
  | 'no-coverage-id'
  | 'repeated-property'
  | 'repeated-coverage-id'
  | 'too-many-coverages'
  | 'unreadable-date'
  | 'unreadable-amount'
  | 'unreadable-filing-order'
  | 'missing-effective-date'
  | 'unknown-value'
  | 'incomplete-entry'
  | 'more-problems';

/** Something in the data string that was left out or repaired. Carries names and positions, never member data. */
export interface DataProblem {
  readonly code: DataProblemCode;
  /** Property name (cleaned of control characters, at most 60 characters) or empty. */
  readonly property: string;
  /** Coverage index, or undefined for the account. */
  readonly index: number | undefined;
}
