import { pairsPath } from '../../../config/files/document.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { type Pairs, pairsText } from '../../pairs/pairs-file.ts';
import { addressText, parseAddress, type Step } from '../address.ts';
import { mergePairs } from '../draft-pairs.ts';
import { editsBetween } from '../find-edits.ts';
import { decodeValue, encodeValue, fieldOf, isFields, readJson } from '../json-value.ts';
import { withAdded } from '../merge/merge-order.ts';
import type { Choice, Conflict } from '../merge/merge-values.ts';
import type { TakenBack } from '../merge/take-back.ts';
import { overlayEdits } from '../overlay-edits.ts';
import { valueAt } from '../value-at.ts';
import { listAt, namesIn, withTexts } from './places.ts';
import { referredAddresses, referredScreens } from './referred.ts';

/** The files of a release that still had an entry, and the files to restore it into. */
export interface Restoration {
  readonly then: SourceFiles;
  readonly now: SourceFiles;
  /** The entries to restore: items, screens, rules, links, texts. */
  readonly addresses: readonly string[];
  /** The referenced entries that the user leaves out. */
  readonly without: readonly string[];
  readonly choices: readonly Choice[];
}

const isThere = (files: SourceFiles, address: string): boolean => valueAt(files, address).value !== null;

const isInside = (address: string, places: readonly string[]): boolean =>
  places.some((place) => address === place || address.startsWith(`${place}/`));

// An item whose screen is gone comes back with the screen.
const withContainer = (now: SourceFiles, address: string): string => {
  const parsed = parseAddress(address);
  if (typeof parsed === 'string') return address;
  const { file, steps } = parsed;
  const around = steps.flatMap(({ kind }, at) =>
    kind === 'element' ? [addressText({ file, steps: steps.slice(0, at + 1) })] : [],
  );
  return around.find((one) => !isThere(now, one)) ?? address;
};

const without = (places: readonly string[], left: readonly string[]): readonly string[] =>
  places.filter((place) => !left.includes(place));

/**
 * Returns the given entries, then the entries to restore along with them: deleted screens and blocks that contain
 * them, and the entries that they refer to.
 */
export const restoredPlaces = ({
  then,
  now,
  addresses,
  without: left,
}: Omit<Restoration, 'choices'>): readonly string[] => {
  let places: readonly string[] = [];
  let more: readonly string[] = addresses;
  while (more.length > 0) {
    const lifted = [...new Set(more.map((address) => withContainer(now, address)))];
    places = [...places, ...lifted];
    const inside = withTexts(then, places);
    const referred = [...referredAddresses(then, inside), ...referredScreens(then, inside)];
    more = without(referred, left).filter((address) => !isThere(now, address) && !isInside(address, places));
  }
  return places;
};

const wrapped = (steps: readonly Step[], value: unknown): unknown =>
  steps.reduceRight<unknown>(
    (inner, step) => (step.kind === 'name' ? { [step.name]: inner } : [inner]),
    value,
  );

const schemaOf = (files: SourceFiles, file: string): object => {
  const whole = readJson(files[file] ?? '')?.value;
  const schema = isFields(whole) ? fieldOf(whole, '$schema') : undefined;
  return schema === undefined ? {} : { $schema: schema };
};

// Written where the first missing part of its address is, so that nothing else comes back.
const withMissing = (now: SourceFiles, then: SourceFiles, address: string): SourceFiles => {
  const parsed = parseAddress(address);
  const { value } = valueAt(then, address);
  if (typeof parsed === 'string' || value === null) return now;
  const { file, steps } = parsed;
  const addressAt = (depth: number): string => addressText({ file, steps: steps.slice(0, depth) });
  const depth = Array.from({ length: steps.length + 1 }, (_, at) => at).find(
    (at) => !isThere(now, addressAt(at)),
  );
  if (depth === undefined) return now;
  const inner = wrapped(steps.slice(depth), decodeValue(value));
  const whole = depth === 0 && isFields(inner) ? { ...schemaOf(then, file), ...inner } : inner;
  return overlayEdits(now, [{ address: addressAt(depth), expected: null, value: encodeValue(whole) }]);
};

// A restored element goes after the one that preceded it.
const inPlace = (
  files: SourceFiles,
  { then, now }: Restoration,
  restored: readonly string[],
): SourceFiles => {
  const lists = new Set(restored.flatMap((address) => listAt(address) ?? []));
  return [...lists].reduce((made, list) => {
    const address = `${list}/@order`;
    const present = namesIn(made, address);
    const own = namesIn(then, address).filter((name) => present.includes(name));
    const value = withAdded(namesIn(now, address), own);
    return overlayEdits(made, [{ address, expected: [...present], value: [...value] }]);
  }, files);
};

const pairsAt = (files: SourceFiles): Pairs => {
  const value = readJson(files[pairsPath] ?? '')?.value;
  const pairs = isFields(value) ? fieldOf(value, 'pairs') : undefined;
  return isFields(pairs) ? (pairs as Pairs) : {};
};

// Translations that were confirmed are confirmed again.
const withPairs = (files: SourceFiles, then: SourceFiles, restored: readonly string[]): SourceFiles => {
  if (then[pairsPath] === undefined) return files;
  const own = Object.entries(pairsAt(then)).filter(([address]) => isInside(address, restored));
  const now = pairsAt(files);
  const pairs = mergePairs(sourceDocuments(files), now, Object.fromEntries(own), now);
  return { ...files, [pairsPath]: pairsText(pairs) };
};

/**
 * Restores entries that a release had and the current files do not have, with their texts, their positions in lists
 * and the entries that they refer to. A value that exists in another form needs a choice (Decision 0056).
 */
export const restoreFrom = (restoration: Restoration): TakenBack => {
  const { then, now, choices } = restoration;
  const places = withTexts(then, restoredPlaces(restoration));
  const missing = places.filter((address) => !isThere(now, address) && isThere(then, address));
  const added = missing.reduce((files, address) => withMissing(files, then, address), now);
  const present = places.filter((address) => isThere(now, address));
  const different = editsBetween(now, then).filter(
    ({ address }) => isInside(address, present) && !isInside(address, missing),
  );
  const chosen = new Map(choices.map((choice) => [choice.address, choice]));
  const isTaken = (address: string): boolean => {
    const choice = chosen.get(address);
    return choice !== undefined && 'take' in choice && choice.take === 'mine';
  };
  const taken = different.filter(({ address }) => isTaken(address));
  const asked = different
    .filter(({ address }) => !chosen.has(address))
    .map(({ address, expected, value }): Conflict => ({
      address,
      base: expected,
      mine: value,
      theirs: expected,
    }));
  const files = inPlace(overlayEdits(added, taken), restoration, missing);
  return { files: missing.length === 0 ? files : withPairs(files, then, missing), asked };
};
