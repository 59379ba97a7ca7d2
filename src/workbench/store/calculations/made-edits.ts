import { addressText } from '../../../authoring/draft/address.ts';
import { type Applied, applyEdits, type DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { placesToRead, withPairs } from '../../../authoring/draft/draft-pairs.ts';
import { composedEdits } from '../../../authoring/draft/composed-edits.ts';
import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import { encodeValue, isTooDeep, parseJson, sameJson } from '../../../authoring/draft/json-value.ts';
import { textAt } from '../../../config/files/document.ts';
import { parseDocument } from '../../../config/files/parse-document.ts';
import { splitTexts } from '../../../config/files/read-texts.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { type HistoryRow, isMark, rowOf, rowsBetween } from './history.ts';

/** A file as an editor wrote it; null deletes it. */
export interface WrittenFile {
  readonly place: string;
  readonly text: string | null;
  /** The text that the editor started from; null for no file, undefined for a text that the store never had. */
  readonly begun: string | null | undefined;
}

/** A change of a draft that is calculated from texts alone, in any thread. */
export interface EditWork {
  /** The files that the draft started from. */
  readonly base: SourceFiles;
  readonly files: SourceFiles;
  readonly change:
    | {
        readonly edits: readonly DraftEdit[];
        /** True if the edits contain those of the confirmed translations. */
        readonly hasPairs?: boolean;
      }
    | { readonly written: WrittenFile };
}

/** The files after a change with its history rows, or the reason why it cannot be made. */
export type MadeEdits =
  | { readonly isTooMuch: true }
  | { readonly files: SourceFiles; readonly rows: readonly HistoryRow[] }
  | Exclude<Applied, { readonly files: SourceFiles }>;

const withFile = (files: SourceFiles, file: string, text: string | null): SourceFiles =>
  Object.fromEntries([
    ...Object.entries(files).filter(([other]) => other !== file),
    ...(text === null ? [] : [[file, text] as const]),
  ]);

const only = (file: string, text: string | null): SourceFiles => withFile({}, file, text);

const placeOf = ({ address }: DraftEdit): string => address.slice(0, address.indexOf('#'));

// Edits of a file, times its characters: 2,000 edits of 2 MB, which is twice the longest file of ten times the
// shipped configuration. If a long file is on one line, each edit may have to look for its start.
const mostCost = 4_000_000_000;

const costOf = (files: SourceFiles, edits: readonly DraftEdit[]): number =>
  edits.reduce((sum, edit) => sum + (textAt(files, placeOf(edit))?.length ?? 0), 0);

const ofEdits = (
  base: SourceFiles,
  before: SourceFiles,
  edits: readonly DraftEdit[],
  hasPairs = false,
): MadeEdits => {
  if (costOf(before, edits) > mostCost) return { isTooMuch: true };
  const applied = applyEdits(before, edits);
  if (!('files' in applied)) return applied;
  const made = hasPairs ? applied : withPairs(base, before, applied);
  const changing = made.edits.filter(({ expected, value }) => !sameJson(expected, value));
  // The files of the edits alone: nothing is left to compare.
  const areAll = made.files === applied.files && changing.length === made.edits.length;
  const rows = areAll ? changing.map(rowOf) : rowsBetween(before, made.files, changing);
  return { files: made.files, rows };
};

// Exactly as written: the request also has other edits, such as pairs of texts.
const asWritten = (made: MadeEdits, before: SourceFiles, { place, text }: WrittenFile): MadeEdits => {
  if (!('files' in made) || text === null || textAt(made.files, place) === text) return made;
  const files = withFile(made.files, place, text);
  const edits = made.rows
    .filter(({ address }) => !isMark(address))
    .map(({ address, before: expected, after: value }) => ({ address, expected, value }));
  return { files, rows: rowsBetween(before, files, edits) };
};

const ofFile = (base: SourceFiles, files: SourceFiles, written: WrittenFile): MadeEdits => {
  const { place, text, begun } = written;
  const parsed = text === null ? { value: null } : parseJson(text);
  if (!parsed || isTooDeep(parsed.value))
    return { unreadable: { address: place, why: parsed ? 'too-deep' : 'not-json' } };
  const now = textAt(files, place) ?? null;
  if (begun === undefined) {
    const current = encodeValue(now === null ? undefined : parseJson(now)?.value);
    return { changed: [{ address: addressText({ file: place, steps: [] }), current }] };
  }
  const made = ofEdits(base, files, editsBetween(only(place, begun), only(place, text)));
  // The file changed since the editor began: their edits are applied to the current text.
  return now === begun ? asWritten(made, files, written) : made;
};

// All else in the file stays as it was written.
const composedFile = (written: WrittenFile): WrittenFile => {
  const { place, text } = written;
  if (text === null) return written;
  const composed = splitTexts(parseDocument(place, text)).reduceRight(
    (before, { offset, written: old, write }) =>
      before.slice(0, offset) + write + before.slice(offset + old.length),
    text,
  );
  return { ...written, text: composed };
};

/**
 * Makes a change and normalizes its texts to NFC. Takes time in proportion to the length of the changed files and of
 * the change.
 */
export const madeEdits = ({ base, files, change }: EditWork): MadeEdits =>
  'edits' in change
    ? ofEdits(base, files, composedEdits(change.edits), change.hasPairs)
    : ofFile(base, files, composedFile(change.written));

/** Returns the files that `madeEdits` reads for a change. */
export const placesOf = (change: EditWork['change']): readonly string[] =>
  placesToRead('edits' in change ? [...new Set(change.edits.map(placeOf))] : [change.written.place]);
