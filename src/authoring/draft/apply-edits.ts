import { documentPlace, tooDeepAt, pairsPlace, textAt } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { editedText } from '../edit/edit-text.ts';
import { type Pairs, pairsText } from '../pairs/pairs-file.ts';
import { type AddressFault, parseAddress } from './address.ts';
import { type Carried, carried, carriedValue, isFields, isTooDeep, mostLevels, parsedJson, sameJson } from './json-value.ts';
import { documentShape } from './shape.ts';
import { type SpotFault, spotOf } from './spot.ts';
import { type Target, type WriteFault, written } from './write-value.ts';

/** A change of one addressed thing. What is absent is null, a JSON null is `{"is": null}`. */
export interface DraftEdit {
  readonly address: string;
  /** What its author found there. */
  readonly expected: Carried;
  readonly value: Carried;
}

/** Why an edit cannot be read, whatever the files hold or because of what they are. */
export type EditFault = AddressFault | SpotFault | WriteFault | 'unknown-place' | 'not-json' | 'too-deep';

/** What is at an address whose edit expected something else. */
export interface ChangedItem {
  readonly address: string;
  readonly current: Carried;
}

/** What edits come to: files, with the edits as they were applied (each expecting what it found), or the addresses at which something else was expected, or the first edit that nobody can read. */
export type Applied =
  | { readonly files: SourceFiles; readonly edits: readonly DraftEdit[] }
  | { readonly changed: readonly ChangedItem[] }
  | { readonly unreadable: { readonly address: string; readonly why: EditFault } };

/** The signs of names of new files: they mean nothing to a shell, a file system or an address. */
const plainSigns = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/');

const isNewPlace = (place: string): boolean => documentPlace(place) !== undefined && [...place].every((sign) => plainSigns.has(sign));

/** A document while edits are applied to it, one after the other; its text is looked through again once all of them are. */
interface Opened {
  /** Undefined: there is no such document. */
  readonly text: string | undefined;
  readonly value: unknown;
  /** The address of the first edit that changed it; undefined: none did. */
  readonly changedBy: string | undefined;
  /** How many edits changed it. */
  readonly changes: number;
}

/**
 * A document that so many edits of one request change is printed anew: to find the place of each in its text takes as long as the text is long,
 * and two thousand edits of a long file would hold a server for half a minute.
 */
const mostLaidOut = 2000;

type OpenedFiles = ReadonlyMap<string, Opened>;

const openedAt = (files: SourceFiles, opened: OpenedFiles, place: string): Opened | EditFault => {
  const known = opened.get(place);
  if (known) return known;
  const text = textAt(files, place);
  if (text === undefined && !isNewPlace(place)) return 'unknown-place';
  const parsed = text === undefined ? { value: undefined } : parsedJson(text);
  return parsed ? { text, value: parsed.value, changedBy: undefined, changes: 0 } : 'not-json';
};

const targetOf = (
  files: SourceFiles,
  opened: OpenedFiles,
  text: string,
): { readonly target: Target; readonly before: Opened } | EditFault => {
  const address = parseAddress(text);
  if (typeof address === 'string') return address;
  const { place, steps } = address;
  // Every step that leads nowhere yet would become a level of its own.
  if (steps.length > mostLevels) return 'too-deep';
  const found = openedAt(files, opened, place);
  if (typeof found === 'string') return found;
  const spot = spotOf(documentShape(place), found.value, steps);
  return typeof spot === 'string' ? spot : { target: { address, text: found.text, root: found.value, spot }, before: found };
};

/** What the file of pairs, which is sorted whoever writes it, is printed of; undefined for a value that is no such file. */
const pairsOf = (place: string, value: unknown): Pairs | undefined => {
  const pairs = place === pairsPlace && isFields(value) ? value['pairs'] : undefined;
  return isFields(pairs) && Object.values(pairs).every(isFields) ? (pairs as Pairs) : undefined;
};

/** The text of a value that was written into a text; where that text is not what JSON makes of it, as with a repeated name, the value printed anew. */
const certain = (place: string, { value, text }: Opened): string | undefined => {
  if (text === undefined || value === undefined) return undefined;
  const pairs = pairsOf(place, value);
  const candidates = [...(pairs ? [pairsText(pairs)] : []), text];
  const isRight = (candidate: string): boolean => sameJson(parsedJson(candidate)?.value, value);
  return candidates.find(isRight) ?? editedText('{}\n', [], value);
};

/** Documents after an edit, which expected what it found. */
interface Step {
  readonly place: string;
  readonly after: Opened;
  readonly edit: DraftEdit;
}

/** One edit, with what is there now where that is neither what it expected nor what it would write. */
const applied = (files: SourceFiles, opened: OpenedFiles, { address, expected, value }: DraftEdit): Step | ChangedItem | EditFault => {
  if (isTooDeep(value) || isTooDeep(expected)) return 'too-deep';
  const found = targetOf(files, opened, address);
  if (typeof found === 'string') return found;
  const { target, before } = found;
  const { spot } = target;
  const { place } = target.address;
  const [wanted, present] = [carriedValue(value), spot.value];
  const edit = { address, expected: carried(present), value: carried(wanted) };
  if (sameJson(wanted, present)) return { place, after: before, edit };
  if (spot.isGone || !sameJson(carriedValue(expected), present)) return { address, current: carried(present) };
  const after = written(target, wanted);
  if (typeof after === 'string') return after;
  const { changedBy = address, changes, text } = before;
  const isLaidOut = changes < mostLaidOut || after.value === undefined;
  return { place, after: { value: after.value, text: isLaidOut ? after.text() : (text ?? ''), changedBy, changes: changes + 1 }, edit };
};

/** The files with the documents that edits changed; the address of an edit to one that became too deep. */
const closed = (files: SourceFiles, opened: OpenedFiles): { readonly files: SourceFiles } | { readonly tooDeep: string } => {
  const texts = new Map(Object.entries(files));
  for (const [place, document] of opened) {
    if (document.changedBy === undefined) continue;
    const text = certain(place, document);
    if (text !== undefined && tooDeepAt(text) !== undefined) return { tooDeep: document.changedBy };
    texts.delete(place);
    if (text !== undefined) texts.set(place, text);
  }
  return { files: Object.fromEntries(texts) };
};

/**
 * SourceFiles with edits, one after the other. Each must find what it expected, compared as JSON, or what it would write itself; where some do
 * not, nothing is applied and all of these are told. What stands beside an edit keeps its letters.
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
      opened.set(outcome.place, outcome.after);
      made.push(outcome.edit);
    }
  }
  if (changed.length > 0) return { changed };
  const after = closed(files, opened);
  return 'files' in after ? { ...after, edits: made } : { unreadable: { address: after.tooDeep, why: 'too-deep' } };
};
