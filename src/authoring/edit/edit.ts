import type { JSONPath } from 'jsonc-parser';

/** A value for a place of a configuration. */
export interface ValueEdit {
  /** The document, such as `config/rules/rules.json`. */
  readonly place: string;
  /** Where in its JSON; a path that ends in -1 appends to a list. */
  readonly path: JSONPath;
  readonly value: unknown;
}

/** A whole new text of a document, which need not exist yet. */
export interface TextEdit {
  readonly place: string;
  readonly text: string;
}

/** A change of one document. */
export type Edit = ValueEdit | TextEdit;
