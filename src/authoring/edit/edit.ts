import type { JSONPath } from 'jsonc-parser';

export interface ValueEdit {
  readonly place: string;
  // A path that ends with -1 appends to a list.
  readonly path: JSONPath;
  readonly value: unknown;
}

export interface TextEdit {
  readonly place: string;
  readonly text: string;
}

export type Edit = ValueEdit | TextEdit;
