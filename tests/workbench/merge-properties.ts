import { areRelated, parseAddress } from '../../src/authoring/draft/address.ts';
import { applyEdits } from '../../src/authoring/draft/apply-edits.ts';
import { editsBetween } from '../../src/authoring/draft/find-edits.ts';
import { encodeValue, sameJson } from '../../src/authoring/draft/json-value.ts';
import { mergeFiles } from '../../src/authoring/draft/merge/merge-files.ts';
import { documentShape, identitiesOf, type Shape, shapeInside } from '../../src/authoring/draft/shape.ts';
import { resolveAddress } from '../../src/authoring/draft/resolve-address.ts';
import type { SourceFiles } from '../../src/config/files/source.ts';
import { frozenDocuments } from '../support/config/frozen-config.ts';
import { changedFiles } from './random-files.ts';

/** Files that hold every kind of list, object and value; the others are alike. */
const some = [
  'screens/claims',
  'screens/home',
  'site/menus',
  'rules/plans',
  'rules/rules',
  'rules/waivers',
  'en/claims',
  'es/claims',
  'shared/blocks',
];

const shipped: SourceFiles = Object.fromEntries(
  frozenDocuments()
    .filter(({ file }) => some.some((name) => file.endsWith(`${name}.json`)))
    .map(({ file, text }) => [file, text]),
);

const valuesOf = (files: SourceFiles): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, JSON.parse(text) as unknown]));

const valueAt = (files: SourceFiles, text: string): unknown => {
  const address = parseAddress(text);
  if (typeof address === 'string') throw new Error(`${text}: ${address}`);
  const document = files[address.file];
  const resolved = resolveAddress(
    documentShape(address.file),
    document === undefined ? undefined : JSON.parse(document),
    address.steps,
  );
  return typeof resolved === 'string' ? resolved : encodeValue(resolved.value);
};

/**
 * A value whose lists with identities are objects by name, because the order of additions depends on the
 * side.
 */
const sorted = (value: unknown, shape: Shape | undefined): unknown => {
  const identities = identitiesOf(shape, value);
  if (identities && Array.isArray(value)) {
    const elements = value.map(
      (one: unknown, index) =>
        [identities[index], sorted(one, shapeInside(shape, { kind: 'element', identity: '' }, one))] as const,
    );
    return [...elements].sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      sorted(one, shapeInside(shape, { kind: 'name', name }, one)),
    ]),
  );
};

const sortedFiles = (files: SourceFiles): unknown =>
  Object.fromEntries(
    Object.entries(valuesOf(files)).map(([file, value]) => [file, sorted(value, documentShape(file))]),
  );

const isDoubled = (value: unknown, shape: Shape | undefined): boolean => {
  if (Array.isArray(value)) {
    const all = value.map((one: unknown) => JSON.stringify(one));
    return typeof value[0] === 'object' && new Set(all).size < all.length;
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) =>
    isDoubled(one, shapeInside(shape, { kind: 'name', name }, one)),
  );
};

const replayed = (before: SourceFiles, after: SourceFiles): boolean => {
  const applied = applyEdits(before, editsBetween(before, after));
  return 'files' in applied && sameJson(valuesOf(applied.files), valuesOf(after));
};

/** What is wrong with the merge of two random drafts of the shipped files; nothing, if all is well. */
export const mergeFaults = (seed: number): readonly string[] => {
  const base = shipped;
  const mine = changedFiles(base, seed, 1 + (seed % 7));
  const theirs = changedFiles(base, seed + 1_000_003, 1 + (seed % 5));
  const merged = mergeFiles({ base, mine, theirs });
  const mirrored = mergeFiles({ base, mine: theirs, theirs: mine });
  const disputed = merged.conflicts.map(({ address }) => address);
  const own = editsBetween(base, mine);
  const other = editsBetween(base, theirs);
  const isApart = own.every((one) => other.every(({ address }) => !areRelated(one.address, address)));
  const touched = [...disputed, ...other.map(({ address }) => address)];
  const lost = own.filter(({ address, value }) => {
    const isOrder = address.endsWith('/@order');
    return (
      !isOrder &&
      !touched.some((one) => areRelated(one, address)) &&
      !sameJson(valueAt(merged.files, address), value)
    );
  });
  const take = (side: 'mine' | 'theirs') =>
    mergeFiles(
      { base, mine, theirs },
      merged.conflicts.map(({ address }) => ({ address, take: side })),
    );
  const isSound = (files: SourceFiles): boolean =>
    !Object.entries(valuesOf(files)).some(([file, value]) => isDoubled(value, documentShape(file)));
  const checks: Readonly<Record<string, boolean>> = {
    'edits between two states lead from one to the other':
      replayed(base, mine) && replayed(mine, theirs) && replayed(mine, base),
    'one-sided changes are taken over':
      sameJson(mergeFiles({ base, mine, theirs: base }).files, mine) &&
      sameJson(mergeFiles({ base, mine: base, theirs }).files, theirs),
    'equal changes are no conflict': sameJson(mergeFiles({ base, mine, theirs: mine }), {
      files: mine,
      conflicts: [],
      needless: [],
    }),
    'mirrored sides have the same conflicts': sameJson(
      [...disputed].sort(),
      mirrored.conflicts.map(({ address }) => address).sort(),
    ),
    'mirrored sides come to the same':
      disputed.length > 0 || sameJson(sortedFiles(merged.files), sortedFiles(mirrored.files)),
    'changes in different places are no conflict': !isApart || disputed.length === 0,
    'nothing is lost': lost.length === 0,
    'nothing is doubled': !isSound(mine) || !isSound(theirs) || isSound(merged.files),
    'choices decide every conflict': [take('mine'), take('theirs')].every(
      ({ conflicts, needless }) => conflicts.length + needless.length === 0,
    ),
  };
  return Object.entries(checks).flatMap(([says, isRight]) => (isRight ? [] : [`${says} (seed ${seed})`]));
};
