/** A change of one file's text: the first occurrence of a text in it is replaced. */
export interface TextEdit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A mistake that an editor of the configuration may make. */
export interface Mistake extends TextEdit {
  readonly name: string;
  readonly code: string;
  readonly severity?: 'warning';
  /**
   * Where the problem is expected: the line that holds this text. Left out: the line where the change begins.
   */
  readonly at?: { readonly file?: string; readonly text: string };
  /** Codes of other findings that are right; none if left out. */
  readonly follows?: readonly string[];
  /**
   * What an editor writes who follows the hint; left out where the check puts it right itself, or where the
   * hint leaves it open.
   */
  readonly remedy?: readonly TextEdit[];
}
