/** A mistake that an editor of the configuration may make, as a change of one file's text. */
export interface Mistake {
  readonly name: string;
  /** The file that is changed. */
  readonly place: string;
  /** Text of the file, the first occurrence of which is replaced. */
  readonly find: string;
  readonly replace: string;
  readonly code: string;
  readonly severity?: 'warning';
  /** Where the problem is expected: the line that holds this text. Left out: the line where the change begins. */
  readonly at?: { readonly place?: string; readonly text: string };
  /** Codes of what rightly is said besides. Left out: nothing. */
  readonly follows?: readonly string[];
}
