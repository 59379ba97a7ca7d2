import type { JSONPath } from 'jsonc-parser';
import { textTree } from './text-tree.ts';

export interface ValueEdit {
  readonly file: string;
  // A path that ends with -1 appends to a list.
  readonly path: JSONPath;
  readonly value: unknown;
}

export interface TextEdit {
  readonly file: string;
  readonly text: string;
}

export type Edit = ValueEdit | TextEdit;

/** Writes one value into a JSON text, and keeps the layout of all other values. */
export const editText = (text: string, path: JSONPath, value: unknown): string => {
  const tree = textTree(text);
  tree.write(path, value);
  return tree.print().text;
};
