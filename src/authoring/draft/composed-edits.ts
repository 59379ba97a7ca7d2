import { isReadText } from '../../config/files/read-texts.ts';
import { parseAddress } from './address.ts';
import type { DraftEdit } from './apply-edits.ts';
import { type EncodedValue, isFields, isTooDeep } from './json-value.ts';

type Path = readonly (string | number)[];

// Texts that are copied from Windows break lines with two characters.
const composedText = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').normalize('NFC');

const composedAt = (file: string, path: Path, value: unknown): unknown => {
  if (typeof value === 'string') return isReadText(file, path) ? composedText(value) : value;
  if (Array.isArray(value)) return value.map((one, index) => composedAt(file, [...path, index], one));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, composedAt(file, [...path, name], one)]),
  );
};

/**
 * Normalizes the texts in the value of an edit to NFC, so that é is one character. Names, paths and rules stay the
 * same.
 */
export const composedValue = (address: string, value: EncodedValue): EncodedValue => {
  const parsed = parseAddress(address);
  if (typeof parsed === 'string' || isTooDeep(value)) return value;
  const path = parsed.steps.map((step) => {
    if (step.kind === 'order') return '';
    return step.kind === 'name' ? step.name : step.identity;
  });
  return composedAt(parsed.file, path, value);
};

/** Normalizes the texts in edits to NFC. */
export const composedEdits = (edits: readonly DraftEdit[]): readonly DraftEdit[] =>
  edits.map((edit) => ({ ...edit, value: composedValue(edit.address, edit.value) }));
