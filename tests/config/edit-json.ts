import { applyEdits, modify, type JSONPath } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2 };

/** JSON text with the value at a path replaced, or taken away when it is undefined; everything else stays where it is. */
export const editJson = (text: string, path: JSONPath, value: unknown): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions }));
