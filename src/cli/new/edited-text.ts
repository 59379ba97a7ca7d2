import { applyEdits, modify, type JSONPath } from 'jsonc-parser';

/** A value for a place of a JSON file. */
export interface Edit {
  readonly file: string;
  /** A path that ends in -1 appends to a list. */
  readonly path: JSONPath;
  readonly value: unknown;
}

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };

/** The text of a JSON file after an edit, which touches no line but its neighbour. */
export const editedText = (text: string, { path, value }: Edit): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion: path.at(-1) === -1 }));
