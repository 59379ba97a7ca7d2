import type { BilingualText } from '../../config/message-text.ts';
import { type Fields, isFields } from './json-value.ts';
import { type Shape, shapeInside } from './shape.ts';

export interface FormField {
  readonly name: string;
  readonly shape: Shape;
  readonly says: BilingualText | undefined;
  readonly isRequired: boolean;
}

// The identity of an element, and the items below it, are edited elsewhere.
const isElsewhere = (name: string, shape: Shape): boolean =>
  ['$schema', 'id', 'key', 'use'].includes(name) ||
  'const' in shape.node ||
  (shape.node['type'] === 'array' && shape.node['identity'] !== undefined) ||
  shape.node['role'] === 'item';

const described = ({ description: en, spanish: es = en }: Fields): BilingualText | undefined =>
  typeof en === 'string' && typeof es === 'string' ? { en, es } : undefined;

/** Returns the possible fields of an entry in schema order, without its identity and its lists of items. */
export const formFields = (shape: Shape | undefined, entry: unknown): readonly FormField[] => {
  const properties = shape?.node['properties'];
  if (!shape || !isFields(properties)) return [];
  const required: readonly unknown[] = Array.isArray(shape.node['required']) ? shape.node['required'] : [];
  return Object.keys(properties).flatMap((name): readonly FormField[] => {
    const inner = shapeInside(shape, { kind: 'name', name }, isFields(entry) ? entry[name] : undefined);
    if (!inner || isElsewhere(name, inner)) return [];
    return [{ name, shape: inner, says: described(inner.node), isRequired: required.includes(name) }];
  });
};

/**
 * Returns true when an entry may also have a version of the field for each plan variant, such as
 * `medicareLink` for `link`.
 */
export const mayVary = (shape: Shape | undefined, field: string): boolean => {
  const name = `anybody${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return (
    shape !== undefined &&
    isFields(shape.node['patternProperties']) &&
    shapeInside(shape, { kind: 'name', name }, undefined) !== undefined
  );
};

/** Returns the names of lists of items that an entry may have, such as `items` of a block. */
export const itemLists = (shape: Shape | undefined): readonly string[] => {
  const properties = shape?.node['properties'];
  if (!shape || !isFields(properties)) return [];
  return Object.keys(properties).filter((name) => {
    const list = shapeInside(shape, { kind: 'name', name }, undefined);
    const element =
      list?.node['type'] === 'array'
        ? shapeInside(list, { kind: 'element', identity: '' }, undefined)
        : undefined;
    return element?.node['role'] === 'item';
  });
};
