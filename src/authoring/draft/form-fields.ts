import common from '../../../schemas/common.json' with { type: 'json' };
import { type Fields, isFields } from './json-value.ts';
import { isWhole, type Shape, shapeInside } from './shape.ts';

/** What a value of a form is, which decides how it is edited; `json` where nothing simpler fits. */
export type FieldKind =
  'gate' | 'target' | 'name' | 'variants' | 'choice' | 'switch' | 'number' | 'day' | 'text' | 'texts' | 'bothLanguages' | 'group' | 'json';

/** A field of a form, as its schema has it. */
export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly shape: Shape;
  /** What it is for, in the schema's own words (English). */
  readonly says: string | undefined;
  readonly isRequired: boolean;
}

const dayPattern = common.definitions.from.pattern;

/** Names of things, each to be chosen among those that are declared. */
const nameRoles: readonly unknown[] = ['condition', 'frame', 'sharedBlock', 'menuName', 'parent'];

const ofRole = (role: unknown): FieldKind | undefined => {
  if (role === 'when') return 'gate';
  if (role === 'target') return 'target';
  if (role === 'byVariant') return 'variants';
  return nameRoles.includes(role) ? 'name' : undefined;
};

const isText = (node: unknown): boolean => isFields(node) && node['type'] === 'string';

const ofObject = ({ properties, additionalProperties }: Fields): FieldKind => {
  if (!isFields(properties)) return 'json';
  const names = Object.keys(properties);
  if (names.length === 2 && isText(properties['en']) && isText(properties['es'])) return 'bothLanguages';
  return additionalProperties === false ? 'group' : 'json';
};

const ofType = (shape: Shape): FieldKind => {
  const { node } = shape;
  if (Array.isArray(node['enum'])) return 'choice';
  switch (node['type']) {
    case 'boolean':
      return 'switch';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return node['pattern'] === dayPattern ? 'day' : 'text';
    case 'array':
      return isText(shapeInside(shape, { kind: 'element', identity: '' }, undefined)?.node) ? 'texts' : 'json';
    case 'object':
      return isWhole(shape) ? 'json' : ofObject(node);
    default:
      return 'json';
  }
};

/** How a value of a shape is edited: by its role where it has one, else by its type. */
export const fieldKind = (shape: Shape): FieldKind => ofRole(shape.node['role']) ?? ofType(shape);

/** What an element is known by, and what lies below it in the tree, is edited elsewhere. */
const isElsewhere = (name: string, shape: Shape): boolean =>
  ['$schema', 'id', 'key', 'use'].includes(name) ||
  'const' in shape.node ||
  (shape.node['type'] === 'array' && shape.node['identity'] !== undefined) ||
  shape.node['role'] === 'item';

const described = (node: Fields): string | undefined => (typeof node['description'] === 'string' ? node['description'] : undefined);

/**
 * The fields that an entry of a shape may have, in the order of its schema: nothing but the schema says which there are, so that a new kind of
 * block has its form by being described. What it is known by and lists of items are left out.
 */
export const formFields = (shape: Shape | undefined, entry: unknown): readonly FormField[] => {
  const properties = shape?.node['properties'];
  if (!shape || !isFields(properties)) return [];
  const required: readonly unknown[] = Array.isArray(shape.node['required']) ? shape.node['required'] : [];
  return Object.keys(properties).flatMap((name): readonly FormField[] => {
    const inner = shapeInside(shape, { kind: 'name', name }, isFields(entry) ? entry[name] : undefined);
    if (!inner || isElsewhere(name, inner)) return [];
    return [{ name, kind: fieldKind(inner), shape: inner, says: described(inner.node), isRequired: required.includes(name) }];
  });
};

/** Whether entries of a shape may have a field for each plan variant beside the plain one, as `medicareLink` beside `link`. */
export const mayVary = (shape: Shape | undefined, field: string): boolean => {
  const name = `anybody${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return (
    shape !== undefined && isFields(shape.node['patternProperties']) && shapeInside(shape, { kind: 'name', name }, undefined) !== undefined
  );
};

/** The lists of items that an entry of a shape may have, such as `items` of a block. */
export const itemLists = (shape: Shape | undefined): readonly string[] => {
  const properties = shape?.node['properties'];
  if (!shape || !isFields(properties)) return [];
  return Object.keys(properties).filter((name) => {
    const list = shapeInside(shape, { kind: 'name', name }, undefined);
    const element = list?.node['type'] === 'array' ? shapeInside(list, { kind: 'element', identity: '' }, undefined) : undefined;
    return element?.node['role'] === 'item';
  });
};
