import type { JSONPath } from 'jsonc-parser';

export interface ValueEdit {
  // The document, such as `config/rules/rules.json`.
  readonly place: string;
  // A path that ends with -1 appends to a list.
  readonly path: JSONPath;
  readonly value: unknown;
}

// The whole new text of a document, which need not exist yet.
export interface TextEdit {
  readonly place: string;
  readonly text: string;
}

/** A change of one document. */
export type Edit = ValueEdit | TextEdit;
