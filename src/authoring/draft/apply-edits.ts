import { documentPlace, textAt, tooDeepAt } from '../../config/files/document.ts';
import { isSourcePath } from '../../config/files/source-path.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { type AddressFault, addressText, parseAddress } from './address.ts';
import {
  decodeValue,
  type EncodedValue,
  encodeValue,
  isTooDeep,
  mostLevels,
  sameJson,
} from './json-value.ts';
import { copied, type OpenDocument, openDocument, type WriteFault } from './open-document.ts';
import type { ResolveFault } from './resolve-address.ts';

/** A change of the value at an address. An absent value is written as null, a JSON null as `{"is": null}`. */
export interface DraftEdit {
  readonly address: string;
  readonly expected: EncodedValue;
  readonly value: EncodedValue;
}

export type EditFault = AddressFault | ResolveFault | WriteFault | 'unknown-place' | 'not-json' | 'too-deep';

export interface ChangedItem {
  readonly address: string;
  readonly current: EncodedValue;
}

/**
 * The result of edits: the new files with the applied edits, the addresses with unexpected values, or the
 * first unreadable edit.
 */
export type Applied =
  | { readonly files: SourceFiles; readonly edits: readonly DraftEdit[] }
  | { readonly changed: readonly ChangedItem[] }
  | { readonly unreadable: { readonly address: string; readonly why: EditFault } };

// Characters of new file names. None has a meaning in a shell, a file system or an address.
const plainSigns = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/');

const isNewPlace = (file: string): boolean =>
  documentPlace(file) !== undefined && isSourcePath(file) && [...file].every((sign) => plainSigns.has(sign));

interface Opened {
  readonly document: OpenDocument;
  changedBy: string | undefined;
}

const openedAt = (files: SourceFiles, opened: Map<string, Opened>, file: string): Opened | EditFault => {
  const known = opened.get(file);
  if (known) return known;
  const text = textAt(files, file);
  if (text === undefined && !isNewPlace(file)) return 'unknown-place';
  const document = openDocument(file, text);
  if (!document) return 'not-json';
  const fresh = { document, changedBy: undefined };
  opened.set(file, fresh);
  return fresh;
};

// A conflict names its address as we write it: two spellings of one address are one conflict.
const applied = (
  files: SourceFiles,
  opened: Map<string, Opened>,
  { address: text, expected, value }: DraftEdit,
): DraftEdit | { readonly conflictAt: string; readonly current: unknown } | EditFault => {
  if (isTooDeep(value) || isTooDeep(expected)) return 'too-deep';
  const address = parseAddress(text);
  if (typeof address === 'string') return address;
  if (address.steps.length > mostLevels) return 'too-deep';
  const found = openedAt(files, opened, address.file);
  if (typeof found === 'string') return found;
  const resolved = found.document.resolve(address.steps);
  if (typeof resolved === 'string') return resolved;
  const [wanted, present] = [decodeValue(value), resolved.value];
  const isSame = sameJson(wanted, present);
  if (!isSame && (resolved.isGone || !sameJson(decodeValue(expected), present)))
    return { conflictAt: addressText(address), current: present };
  const edit = { address: text, expected: encodeValue(copied(present)), value: encodeValue(wanted) };
  if (isSame) return edit;
  const fault = found.document.change(address.steps, resolved, wanted);
  found.changedBy ??= text;
  return fault ?? edit;
};

const closed = (
  files: SourceFiles,
  opened: ReadonlyMap<string, Opened>,
): { readonly files: SourceFiles } | { readonly tooDeep: string } => {
  const texts = new Map(Object.entries(files));
  for (const [file, { document, changedBy }] of opened) {
    if (changedBy === undefined) continue;
    const text = document.text();
    if (text !== undefined && tooDeepAt(text) !== undefined) return { tooDeep: changedBy };
    texts.delete(file);
    if (text !== undefined) texts.set(file, text);
  }
  return { files: Object.fromEntries(texts) };
};

/**
 * Applies edits one after the other. Each must find its expected value (compared as JSON) or already the new one.
 * Otherwise none is applied, and all conflicts are returned, one for each address. Text around an edit keeps its
 * formatting. Takes time in proportion to the length of the changed files and of the edits.
 */
export const applyEdits = (files: SourceFiles, edits: readonly DraftEdit[]): Applied => {
  const opened = new Map<string, Opened>();
  const made: DraftEdit[] = [];
  const changed = new Map<string, ChangedItem>();
  for (const asked of edits) {
    const { address } = asked;
    const outcome = applied(files, opened, asked);
    if (typeof outcome === 'string') return { unreadable: { address, why: outcome } };
    if (!('conflictAt' in outcome)) made.push(outcome);
    else if (!changed.has(outcome.conflictAt))
      changed.set(outcome.conflictAt, { address, current: encodeValue(copied(outcome.current)) });
  }
  if (changed.size > 0) return { changed: [...changed.values()] };
  const after = closed(files, opened);
  return 'files' in after
    ? { ...after, edits: made }
    : { unreadable: { address: after.tooDeep, why: 'too-deep' } };
};
