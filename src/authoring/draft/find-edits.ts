import { textAt } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { type Address, addressText, type Step } from './address.ts';
import type { DraftEdit } from './apply-edits.ts';
import { encodeValue, fieldOf, type Fields, isFields, parseJson, readFile, sameJson } from './json-value.ts';
import { documentShape, elementsOf, identitiesOf, isWhole, type Shape, shapeInside } from './shape.ts';

interface Both {
  readonly at: Address;
  readonly shape: Shape | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

const edit = (at: Address, before: unknown, after: unknown): DraftEdit => ({
  address: addressText(at),
  expected: encodeValue(before),
  value: encodeValue(after),
});

export const addressInside = ({ file, steps }: Address, step: Step): Address => ({
  file,
  steps: [...steps, step],
});

const inside = ({ at, shape }: Both, step: Step, before: unknown, after: unknown): readonly DraftEdit[] =>
  valueEdits({
    at: addressInside(at, step),
    shape: shapeInside(shape, step, after ?? before),
    before,
    after,
  });

/** Returns the names of all fields, without duplicates. */
export const namesOf = (...objects: readonly Fields[]): readonly string[] => [
  ...new Set(objects.flatMap((one) => Object.keys(one))),
];

const fieldEdits = (both: Both, before: Fields, after: Fields): readonly DraftEdit[] =>
  namesOf(before, after).flatMap((name) =>
    inside(both, { kind: 'name', name }, fieldOf(before, name), fieldOf(after, name)),
  );

const listEdits = (both: Both, before: readonly string[], after: readonly string[]): readonly DraftEdit[] => {
  const old = elementsOf(before, both.before);
  const young = elementsOf(after, both.after);
  const all = [...before, ...after.filter((identity) => !old.has(identity))];
  const elements = all.flatMap((identity) =>
    inside(both, { kind: 'element', identity }, old.get(identity), young.get(identity)),
  );
  const order = all.filter((identity) => young.has(identity));
  return sameJson(order, after)
    ? elements
    : [...elements, edit(addressInside(both.at, { kind: 'order' }), order, after)];
};

// A field with an empty name has no address.
const isAddressable = (value: Fields): boolean => !Object.hasOwn(value, '');

const valueEdits = (both: Both): readonly DraftEdit[] => {
  const { at, shape, before, after } = both;
  if (sameJson(before, after)) return [];
  const old = identitiesOf(shape, before);
  const young = identitiesOf(shape, after);
  if (old && young) return listEdits(both, old, young);
  const areObjects = isFields(before) && isFields(after) && !isWhole(shape);
  if (areObjects && isAddressable(before) && isAddressable(after)) return fieldEdits(both, before, after);
  return [edit(at, before, after)];
};

const documentEdits = (
  file: string,
  before: string | undefined,
  after: string | undefined,
): readonly DraftEdit[] => {
  if (before === after) return [];
  const [old, young] = [before, after].map((text) =>
    text === undefined ? { value: undefined } : readFile(file, text),
  );
  if (!old || !young) return [];
  return valueEdits({
    at: { file, steps: [] },
    shape: documentShape(file),
    before: old.value,
    after: young.value,
  });
};

/**
 * Returns the edits from one state of the files to another, in order. Ignores formatting and files that are
 * not JSON.
 */
export const editsBetween = (before: SourceFiles, after: SourceFiles): readonly DraftEdit[] =>
  namesOf(before, after)
    .toSorted()
    .flatMap((file) => documentEdits(file, textAt(before, file), textAt(after, file)));

// Restores the old text of files whose value did not change, to keep their layout.
export const keepUnchangedText = (before: SourceFiles, after: SourceFiles): SourceFiles =>
  Object.fromEntries(
    Object.entries(after).map(([file, text]) => {
      const old = before[file] ?? '';
      return [file, JSON.stringify(parseJson(old)?.value) === text ? old : text];
    }),
  );
