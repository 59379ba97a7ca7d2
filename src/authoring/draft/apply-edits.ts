import { documentPlace, pairsPath, textAt, tooDeepAt } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { editText } from '../edit/edit-text.ts';
import { type Pairs, pairsText } from '../pairs/pairs-file.ts';
import { type AddressFault, parseAddress } from './address.ts';
import {
  decodeValue,
  type EncodedValue,
  encodeValue,
  isFields,
  isTooDeep,
  mostLevels,
  parseJson,
  sameJson,
} from './json-value.ts';
import { documentShape } from './shape.ts';
import { resolveAddress, type ResolveFault } from './resolve-address.ts';
import { type Target, type WriteFault, writeValue } from './write-value.ts';

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
  documentPlace(file) !== undefined && [...file].every((sign) => plainSigns.has(sign));

interface Opened {
  readonly text: string | undefined;
  readonly value: unknown;
  readonly changedBy: string | undefined;
  readonly changes: number;
}

// Finding the place of each edit takes as long as the text is long: 2,000 edits of a long file would block a
// server for half a minute. So beyond this number the document is formatted from its value.
const mostLaidOut = 2000;

type OpenedFiles = ReadonlyMap<string, Opened>;

const openedAt = (files: SourceFiles, opened: OpenedFiles, file: string): Opened | EditFault => {
  const known = opened.get(file);
  if (known) return known;
  const text = textAt(files, file);
  if (text === undefined && !isNewPlace(file)) return 'unknown-place';
  const parsed = text === undefined ? { value: undefined } : parseJson(text);
  return parsed ? { text, value: parsed.value, changedBy: undefined, changes: 0 } : 'not-json';
};

const targetOf = (
  files: SourceFiles,
  opened: OpenedFiles,
  text: string,
): { readonly target: Target; readonly before: Opened } | EditFault => {
  const address = parseAddress(text);
  if (typeof address === 'string') return address;
  const { file, steps } = address;
  if (steps.length > mostLevels) return 'too-deep';
  const found = openedAt(files, opened, file);
  if (typeof found === 'string') return found;
  const spot = resolveAddress(documentShape(file), found.value, steps);
  return typeof spot === 'string'
    ? spot
    : { target: { address, text: found.text, root: found.value, spot }, before: found };
};

const pairsOf = (file: string, value: unknown): Pairs | undefined => {
  const pairs = file === pairsPath && isFields(value) ? value['pairs'] : undefined;
  return isFields(pairs) && Object.values(pairs).every(isFields) ? (pairs as Pairs) : undefined;
};

// Falls back to formatting the value when the edited text does not parse to it, for example after a repeated
// name.
const certain = (file: string, { value, text }: Opened): string | undefined => {
  if (text === undefined || value === undefined) return undefined;
  const pairs = pairsOf(file, value);
  const candidates = [...(pairs ? [pairsText(pairs)] : []), text];
  const isRight = (candidate: string): boolean => sameJson(parseJson(candidate)?.value, value);
  return candidates.find(isRight) ?? editText('{}\n', [], value);
};

interface Step {
  readonly file: string;
  readonly after: Opened;
  readonly edit: DraftEdit;
}

const applied = (
  files: SourceFiles,
  opened: OpenedFiles,
  { address, expected, value }: DraftEdit,
): Step | ChangedItem | EditFault => {
  if (isTooDeep(value) || isTooDeep(expected)) return 'too-deep';
  const found = targetOf(files, opened, address);
  if (typeof found === 'string') return found;
  const { target, before } = found;
  const { spot } = target;
  const { file } = target.address;
  const wanted = decodeValue(value);
  const present = spot.value;
  const edit = { address, expected: encodeValue(present), value: encodeValue(wanted) };
  if (sameJson(wanted, present)) return { file, after: before, edit };
  if (spot.isGone || !sameJson(decodeValue(expected), present))
    return { address, current: encodeValue(present) };
  const after = writeValue(target, wanted);
  if (typeof after === 'string') return after;
  const { changedBy = address, changes, text } = before;
  const isLaidOut = changes < mostLaidOut || after.value === undefined;
  return {
    file,
    after: {
      value: after.value,
      text: isLaidOut ? after.text() : (text ?? ''),
      changedBy,
      changes: changes + 1,
    },
    edit,
  };
};

const closed = (
  files: SourceFiles,
  opened: OpenedFiles,
): { readonly files: SourceFiles } | { readonly tooDeep: string } => {
  const texts = new Map(Object.entries(files));
  for (const [file, document] of opened) {
    if (document.changedBy === undefined) continue;
    const text = certain(file, document);
    if (text !== undefined && tooDeepAt(text) !== undefined) return { tooDeep: document.changedBy };
    texts.delete(file);
    if (text !== undefined) texts.set(file, text);
  }
  return { files: Object.fromEntries(texts) };
};

/**
 * Applies edits one after the other. Each must find its expected value (compared as JSON) or already the new
 * one; otherwise none is applied and all conflicts are returned. Text around an edit keeps its formatting.
 */
export const applyEdits = (files: SourceFiles, edits: readonly DraftEdit[]): Applied => {
  const opened = new Map<string, Opened>();
  const made: DraftEdit[] = [];
  const changed: ChangedItem[] = [];
  for (const wish of edits) {
    const outcome = applied(files, opened, wish);
    if (typeof outcome === 'string') return { unreadable: { address: wish.address, why: outcome } };
    if ('current' in outcome) changed.push(outcome);
    else {
      opened.set(outcome.file, outcome.after);
      made.push(outcome.edit);
    }
  }
  if (changed.length > 0) return { changed };
  const after = closed(files, opened);
  return 'files' in after
    ? { ...after, edits: made }
    : { unreadable: { address: after.tooDeep, why: 'too-deep' } };
};
