import type { SourceFiles } from '../../../config/files/source.ts';
import { fitsAddress, webAddress } from '../draft/content/link-targets.ts';
import { foldText } from '../../../config/fold-text.ts';
import { fit } from '../kit/match-text.ts';
import { type FileKind, fileKinds, type FindEntry } from './find-index.ts';

export interface FoundKind {
  readonly kind: FileKind;
  readonly entries: readonly FindEntry[];
  readonly more: number;
}

// A few of each kind, so that all kinds are visible; more if there is only one kind.
const few = 5;
const many = 30;

// The first text counts most: it is the name.
const worth = ({ texts }: FindEntry, searched: string): number =>
  Math.max(
    0,
    ...texts.map(
      (text, index) => fit(text, searched) * 10 - (fit(text, searched) > 0 ? Math.min(index, 5) : 0),
    ),
  );

// Finds a pasted address by the stored one with placeholders.
const addressWorth = ({ kind, texts }: FindEntry, address: string | undefined): number =>
  kind === 'addresses' && address !== undefined && texts.some((text) => fitsAddress(text, address)) ? 40 : 0;

// Kinds with an equal name come first; shorter names win if they match equally. An empty text finds nothing.
export const findEntries = (index: readonly FindEntry[], typed: string): readonly FoundKind[] => {
  const searched = foldText(typed.trim());
  if (searched === '') return [];
  const address = webAddress(typed);
  const worths = index
    .map((entry) => ({ entry, worth: Math.max(worth(entry, searched), addressWorth(entry, address)) }))
    .filter((one) => one.worth > 0)
    .toSorted(
      (one, other) =>
        other.worth - one.worth || (one.entry.texts[0]?.length ?? 0) - (other.entry.texts[0]?.length ?? 0),
    );
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

export const usesOf = (files: SourceFiles, code: string): number =>
  Object.values(files).reduce((count, text) => count + text.split(`"${code}"`).length - 1, 0);
