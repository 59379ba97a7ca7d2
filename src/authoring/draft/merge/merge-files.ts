import { operatorSettingsPath, pairsPath } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import { type Pairs, pairsText } from '../../pairs/pairs-file.ts';
import { applyEdits } from '../apply-edits.ts';
import { mergePairs } from '../draft-pairs.ts';
import { editsBetween, namesOf } from '../find-edits.ts';
import { isFields, sameJson } from '../json-value.ts';
import { type Choice, type Conflict, mergeFile, type ThreeSources, valueOfText } from './merge-values.ts';

/**
 * The merged files. A conflict without a choice takes the value of `theirs`; `needless` lists choices that
 * match no conflict.
 */
export interface MergedFiles {
  readonly files: SourceFiles;
  readonly conflicts: readonly Conflict[];
  readonly needless: readonly string[];
}

const textWith = (file: string, text: string, value: unknown): string => {
  const written = JSON.stringify(value);
  const old = { [file]: text };
  const applied = applyEdits(old, editsBetween(old, { [file]: written }));
  return ('files' in applied && applied.files[file]) || written;
};

const mergedText = (
  { base, mine, theirs }: ThreeSources,
  file: string,
  value: unknown,
): string | undefined => {
  if (value === undefined) return undefined;
  const own = mine[file];
  const live = theirs[file];
  const preferred = base[file] === live ? [own, live] : [live, own];
  const asItIs = preferred.find((text) => text !== undefined && sameJson(valueOfText(text), value));
  return asItIs ?? textWith(file, live ?? '{}\n', value);
};

const pairsAt = (files: SourceFiles): Pairs | undefined => {
  const value = valueOfText(files[pairsPath]);
  const pairs = isFields(value) ? value['pairs'] : undefined;
  return isFields(pairs) ? (pairs as Pairs) : undefined;
};

// Operator settings have no texts.
const changesSettingsOnly = ({ base, mine }: ThreeSources): boolean =>
  namesOf(base, mine).every((file) => file === operatorSettingsPath || base[file] === mine[file]);

// Pairs are never in conflict: they follow from the merged texts.
const withPairs = (three: ThreeSources, files: SourceFiles): SourceFiles => {
  const { base, mine, theirs } = three;
  const live = theirs[pairsPath];
  if (changesSettingsOnly(three)) return live === undefined ? files : { ...files, [pairsPath]: live };
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(pairsAt);
  if (!inMine && !inTheirs) return files;
  const pairs = mergePairs(sourceDocuments(files), inBase ?? {}, inMine ?? {}, inTheirs ?? {});
  const side = [theirs, mine].find((one) => sameJson(pairsAt(one) ?? {}, pairs));
  return { ...files, [pairsPath]: side?.[pairsPath] ?? pairsText(pairs) };
};

const oneSided = ({ base, mine, theirs }: ThreeSources): SourceFiles | undefined => {
  if (sameJson(base, mine) || sameJson(mine, theirs)) return theirs;
  return sameJson(base, theirs) ? mine : undefined;
};

/**
 * Merges a draft with the live files. If both sides changed a value differently, it is a conflict until a
 * choice decides it.
 */
export const mergeFiles = (three: ThreeSources, choices: readonly Choice[] = []): MergedFiles => {
  const { base, mine, theirs } = three;
  const side = oneSided(three);
  if (side) return { files: side, conflicts: [], needless: choices.map(({ address }) => address) };
  const byAddress = new Map(choices.map((choice) => [choice.address, choice]));
  const places = namesOf(theirs, mine, base).filter((file) => file !== pairsPath);
  const merged = places.map((file) => ({ file, of: mergeFile(three, file, byAddress) }));
  const texts = merged.map(({ file, of }) => [file, mergedText(three, file, of.value)] as const);
  const files = Object.fromEntries(
    texts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])),
  );
  const conflicts = merged.flatMap(({ of }) => of.conflicts);
  const disputed = new Set(conflicts.map(({ address }) => address));
  return {
    files: withPairs(three, files),
    conflicts: conflicts.filter(({ address }) => !byAddress.has(address)),
    needless: [...byAddress.keys()].filter((address) => !disputed.has(address)),
  };
};
