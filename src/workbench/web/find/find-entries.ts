import type { SourceFiles } from '../../../config/files/source.ts';
import { fit, foldedText } from '../kit/match-text.ts';
import { fileKinds, type FileKind, type FindEntry } from './find-index.ts';

/** Entries of one kind that were found, the best first, and how many there are besides. */
export interface FoundKind {
  readonly kind: FileKind;
  readonly entries: readonly FindEntry[];
  readonly more: number;
}

/** So many of a kind stand in the list, so that all kinds are seen at once; where only one has any, as many as a list holds. */
const [few, many] = [5, 30];

/** The first text counts most: it is what the thing is called. */
const worth = ({ texts }: FindEntry, searched: string): number =>
  Math.max(0, ...texts.map((text, place) => fit(text, searched) * 10 - (fit(text, searched) > 0 ? Math.min(place, 5) : 0)));

/** The entries that hold a text, kind by kind, those kinds first of which one is called so; shorter names go first where they fit alike. Nothing is found by nothing. */
export const findEntries = (index: readonly FindEntry[], typed: string): readonly FoundKind[] => {
  const searched = foldedText(typed.trim());
  if (searched === '') return [];
  const worths = index
    .map((entry) => ({ entry, worth: worth(entry, searched) }))
    .filter((one) => one.worth > 0)
    .toSorted((one, other) => other.worth - one.worth || (one.entry.texts[0]?.length ?? 0) - (other.entry.texts[0]?.length ?? 0));
  const isCalledSo = (kind: FileKind): number =>
    worths.some(({ entry }) => entry.kind === kind && entry.texts.includes(searched)) ? 0 : 1;
  const kinds = fileKinds
    .filter((kind) => worths.some(({ entry }) => entry.kind === kind))
    .toSorted((one, other) => isCalledSo(one) - isCalledSo(other));
  const most = kinds.length === 1 ? many : few;
  return kinds.map((kind) => {
    const own = worths.flatMap(({ entry }) => (entry.kind === kind ? [entry] : []));
    return { kind, entries: own.slice(0, most), more: Math.max(0, own.length - most) };
  });
};

/** How often files name an address in its short form, such as `link:quote`. */
export const usesOf = (files: SourceFiles, code: string): number =>
  Object.values(files).reduce((count, text) => count + text.split(`"${code}"`).length - 1, 0);
