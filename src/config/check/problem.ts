/** One mistake in a configuration, said once: where it is, what is wrong and what to write instead. */
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
