import common from '../../../schemas/common.json' with { type: 'json' };
import { type Fields, isFields } from './json-value.ts';
import { isWhole, type Shape, shapeInside } from './shape.ts';

/** The kind of a form field, which selects its input; `json` when no simpler kind matches. */
export type FieldKind =
  'gate' | 'target' | 'name' | 'variants' | 'choice' | 'switch' | 'number' | 'day' | 'text' | 'texts' | 'bothLanguages' | 'group' | 'json';

/** A form field as its schema describes it. */
export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly shape: Shape;
  /** The description in the schema (English). */
  readonly says: string | undefined;
  readonly isRequired: boolean;
}

const dayPattern = common.definitions.from.pattern;

// References to declared names: users select from a list.
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

/** Returns how a value is edited: by its schema role if it has one, otherwise by its type. */
export const fieldKind = (shape: Shape): FieldKind => ofRole(shape.node['role']) ?? ofType(shape);

// The identity of an element, and the items below it, are edited elsewhere.
const isElsewhere = (name: string, shape: Shape): boolean =>
  ['$schema', 'id', 'key', 'use'].includes(name) ||
  'const' in shape.node ||
  (shape.node['type'] === 'array' && shape.node['identity'] !== undefined) ||
  shape.node['role'] === 'item';

const described = (node: Fields): string | undefined => (typeof node['description'] === 'string' ? node['description'] : undefined);

/**
 * Returns the possible fields of an entry in schema order, without its identity and its lists of items. Only
 * the schema decides, so a new kind of block needs no code.
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

/**
 * Returns true when an entry may have the field for each plan variant too, as `medicareLink` beside `link`.
 */
export const mayVary = (shape: Shape | undefined, field: string): boolean => {
  const name = `anybody${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return (
    shape !== undefined && isFields(shape.node['patternProperties']) && shapeInside(shape, { kind: 'name', name }, undefined) !== undefined
  );
};

/** Returns the names of lists of items that an entry may have, such as `items` of a block. */
export const itemLists = (shape: Shape | undefined): readonly string[] => {
  const properties = shape?.node['properties'];
  if (!shape || !isFields(properties)) return [];
  return Object.keys(properties).filter((name) => {
    const list = shapeInside(shape, { kind: 'name', name }, undefined);
    const element = list?.node['type'] === 'array' ? shapeInside(list, { kind: 'element', identity: '' }, undefined) : undefined;
    return element?.node['role'] === 'item';
  });
};
