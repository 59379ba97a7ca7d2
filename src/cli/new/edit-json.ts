import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify, type JSONPath } from 'jsonc-parser';

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };

/** Puts a value into a JSON file, touching no line but its neighbour; a path that ends in -1 appends to a list. */
export const editJson = (file: string, path: JSONPath, value: unknown): void => {
  const text = readFileSync(file, 'utf8');
  const isArrayInsertion = path.at(-1) === -1;
  writeFileSync(file, applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion })));
};
