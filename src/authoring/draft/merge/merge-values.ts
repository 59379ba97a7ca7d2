import { pairsPath } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { type Address, addressText } from '../address.ts';
import { addressInside, namesOf } from '../find-edits.ts';
import {
  decodeValue,
  type EncodedValue,
  encodeValue,
  fieldOf,
  type Fields,
  isFields,
  parseJson,
  sameJson,
} from '../json-value.ts';
import { applyChosenOrder, mergeOrder } from './merge-order.ts';
import { documentShape, elementsOf, identitiesOf, isWhole, type Shape, shapeInside } from '../shape.ts';

/** A value that both sides changed differently; absent values are null. */
export interface Conflict {
  readonly address: string;
  readonly base: EncodedValue;
  readonly mine: EncodedValue;
  readonly theirs: EncodedValue;
}

export type Choice =
  | { readonly address: string; readonly take: 'mine' | 'theirs' }
  | { readonly address: string; readonly value: EncodedValue };

export type Choices = ReadonlyMap<string, Choice>;

export interface Three {
  readonly at: Address;
  readonly shape: Shape | undefined;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

// Includes conflicts that are already decided. An undecided value is `theirs`.
export interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

const decided = (choice: Choice | undefined, mine: unknown, theirs: unknown): unknown => {
  if (!choice) return theirs;
  if ('value' in choice) return decodeValue(choice.value);
  return choice.take === 'mine' ? mine : theirs;
};

const conflicting = ({ at, base, mine, theirs }: Three, choices: Choices): Merged => {
  const address = addressText(at);
  const conflict = { address, base: encodeValue(base), mine: encodeValue(mine), theirs: encodeValue(theirs) };
  return { value: decided(choices.get(address), mine, theirs), conflicts: [conflict] };
};

const mergedFields = (
  three: Three,
  [base, mine, theirs]: readonly [Fields, Fields, Fields],
  choices: Choices,
): Merged => {
  const parts = namesOf(theirs, mine, base).map((name): readonly [string, Merged] => {
    const states = { base: fieldOf(base, name), mine: fieldOf(mine, name), theirs: fieldOf(theirs, name) };
    const step = { kind: 'name', name } as const;
    const shape = shapeInside(three.shape, step, states.theirs ?? states.mine);
    return [name, mergeValues({ at: addressInside(three.at, step), shape, ...states }, choices)];
  });
  const present = parts
    .filter(([, { value }]) => value !== undefined)
    .map(([name, { value }]) => [name, value] as const);
  return { value: Object.fromEntries(present), conflicts: parts.flatMap(([, { conflicts }]) => conflicts) };
};

type Identities = readonly [base: readonly string[], mine: readonly string[], theirs: readonly string[]];

const order = (
  three: Three,
  present: readonly string[],
  [base, mine, theirs]: Identities,
  choices: Choices,
): Merged => {
  const merged = mergeOrder(present, base, mine, theirs);
  if (merged) return { value: merged, conflicts: [] };
  const at = addressInside(three.at, { kind: 'order' });
  const { value, conflicts } = conflicting({ at, shape: undefined, base, mine, theirs }, choices);
  return { value: applyChosenOrder(present, Array.isArray(value) ? value.map(String) : []), conflicts };
};

const mergedLists = (three: Three, identities: Identities, choices: Choices): Merged => {
  const [base, mine, theirs] = [three.base, three.mine, three.theirs].map((list, side) =>
    elementsOf(identities[side] ?? [], list),
  );
  const all = [...new Set(identities.flat())];
  const elements = all.map((identity): readonly [string, Merged] => {
    const states = { base: base?.get(identity), mine: mine?.get(identity), theirs: theirs?.get(identity) };
    const step = { kind: 'element', identity } as const;
    const shape = shapeInside(three.shape, step, states.theirs ?? states.mine);
    return [identity, mergeValues({ at: addressInside(three.at, step), shape, ...states }, choices)];
  });
  const present = new Map(elements.filter(([, { value }]) => value !== undefined));
  const { value, conflicts } = order(three, [...present.keys()], identities, choices);
  const ordered = (value as readonly string[]).map((identity) => present.get(identity)?.value);
  return { value: ordered, conflicts: [...elements.flatMap(([, one]) => one.conflicts), ...conflicts] };
};

// A list that the base lacks counts as empty. Undefined when a side has a value that is no such list.
const threeIdentities = ({ shape, base, mine, theirs }: Three): Identities | undefined => {
  const inBase = base === undefined ? [] : identitiesOf(shape, base);
  const inMine = identitiesOf(shape, mine);
  const inTheirs = identitiesOf(shape, theirs);
  return inBase && inMine && inTheirs && [inBase, inMine, inTheirs];
};

const threeFields = ({
  shape,
  base = {},
  mine,
  theirs,
}: Three): readonly [Fields, Fields, Fields] | undefined =>
  !isWhole(shape) &&
  isFields(base) &&
  isFields(mine) &&
  isFields(theirs) &&
  ![base, mine, theirs].some((one) => Object.hasOwn(one, ''))
    ? [base, mine, theirs]
    : undefined;

/**
 * Merges two versions of a value: objects by property name, lists by identity, anything else as a unit.
 * Ignores formatting.
 */
export const mergeValues = (three: Three, choices: Choices): Merged => {
  const { base, mine, theirs } = three;
  if (sameJson(mine, theirs) || sameJson(base, mine)) return { value: theirs, conflicts: [] };
  if (sameJson(base, theirs)) return { value: mine, conflicts: [] };
  const identities = threeIdentities(three);
  if (identities) return mergedLists(three, identities, choices);
  const fields = threeFields(three);
  return fields ? mergedFields(three, fields, choices) : conflicting(three, choices);
};

/** Three versions of the files: the common base, the draft, and the live files. */
export interface ThreeSources {
  readonly base: SourceFiles;
  readonly mine: SourceFiles;
  readonly theirs: SourceFiles;
}

// A text that is not JSON counts as a string.
export const valueOfText = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  const parsed = parseJson(text);
  return parsed ? parsed.value : text;
};

/** Merges the values of one file; a file that a source lacks counts as a deleted value. */
export const mergeFile = ({ base, mine, theirs }: ThreeSources, path: string, choices: Choices): Merged =>
  mergeValues(
    {
      at: { file: path, steps: [] },
      shape: documentShape(path),
      base: valueOfText(base[path]),
      mine: valueOfText(mine[path]),
      theirs: valueOfText(theirs[path]),
    },
    choices,
  );

/**
 * Returns the conflicts of a merge without merging. Translation pairs never conflict, because a merge
 * recalculates them.
 */
export const findConflicts = (three: ThreeSources): readonly Conflict[] => {
  const { base, mine, theirs } = three;
  return namesOf(base, mine, theirs)
    .filter((path) => path !== pairsPath && mine[path] !== base[path] && theirs[path] !== base[path])
    .toSorted()
    .flatMap((path) => mergeFile(three, path, new Map()).conflicts);
};
