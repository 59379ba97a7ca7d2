import { documentPlace } from '../../config/files/document.ts';
import { schemas } from '../../config/schemas/schemas.ts';
import { memoizeBy } from '../../rules/memoize.ts';
import { fieldOf, type Fields, isFields } from './json-value.ts';
import type { Step } from './address.ts';

/**
 * The schema of a value (Decision 0028). It determines which list elements have an identity and which values
 * are edited as a unit.
 */
export interface Shape {
  readonly file: string;
  readonly node: Fields;
}

const inside = (value: unknown, name: string): unknown =>
  isFields(value) ? fieldOf(value, name) : undefined;

const filesByName: Readonly<Record<string, object>> = schemas;

const referred = (file: string, reference: string): Shape | undefined => {
  const [named = '', pointer = ''] = reference.split('#');
  const target = named === '' ? file : named.replace('.json', '');
  const node = pointer.split('/').slice(1).reduce<unknown>(inside, filesByName[target]);
  return isFields(node) ? { file: target, node } : undefined;
};

// The schema that contains a reference may add its own role and description.
const withOwn = (shape: Shape | undefined, own: Fields): Shape | undefined =>
  shape && Object.keys(own).length > 0 ? { file: shape.file, node: { ...shape.node, ...own } } : shape;

// Cached, because form fields are looked up after every keystroke.
const behindReference = memoizeBy(
  ({ node }: Shape) => node,
  ({ file, node: { $ref, ...own } }) => withOwn(referred(file, String($ref)), own),
);

const resolved = (shape: Shape | undefined, value: unknown): Shape | undefined => {
  if (!shape) return undefined;
  const { file, node } = shape;
  if (typeof node['$ref'] === 'string') return resolved(behindReference(shape), value);
  const tag = inside(node['discriminator'], 'propertyName');
  if (typeof tag !== 'string' || !Array.isArray(node['oneOf'])) return shape;
  const isChosen = (option: Shape | undefined): boolean =>
    inside(inside(inside(option?.node, 'properties'), tag), 'const') === inside(value, tag);
  return node['oneOf'].map((option: Fields) => resolved({ file, node: option }, value)).find(isChosen);
};

const shapeAt = (file: string, node: unknown, value: unknown): Shape | undefined =>
  isFields(node) ? resolved({ file, node }, value) : undefined;

/** Returns the schema of a document by its path; undefined for unknown files. */
export const documentShape = (file: string): Shape | undefined => {
  const kind = documentPlace(file)?.kind;
  return kind && shapeAt(kind, filesByName[kind], undefined);
};

// Schemas can describe all names of one form, such as those that end with `Link`.
const byPattern = ({ patternProperties }: Fields, name: string): unknown =>
  isFields(patternProperties)
    ? Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1]
    : undefined;

/**
 * Returns the schema of a value inside another one, or undefined. The value itself selects between
 * alternatives.
 */
export const shapeInside = (shape: Shape | undefined, step: Step, value: unknown): Shape | undefined => {
  if (!shape || step.kind === 'order') return undefined;
  const { file, node } = shape;
  if (step.kind === 'element') return shapeAt(file, node['items'], value);
  return shapeAt(
    file,
    inside(node['properties'], step.name) ?? byPattern(node, step.name) ?? node['additionalProperties'],
    value,
  );
};

/**
 * Returns true for values that are merged as a unit, such as gates: merging parts could produce a condition
 * that no editor wrote.
 */
export const isWhole = (shape: Shape | undefined): boolean => shape?.node['identity'] === 'whole';

// The first of these fields that an element has is its identity. Undefined for lists without identities.
const identityFields = (shape: Shape | undefined): readonly string[] | undefined => {
  const declared = shape?.node['identity'];
  if (typeof declared === 'string') return declared === 'whole' ? undefined : [declared];
  return Array.isArray(declared) ? declared.map(String) : undefined;
};

export const identityOf = (list: Shape | undefined, element: unknown): string | undefined => {
  const found = identityFields(list)
    ?.map((field) => inside(element, field))
    .find((identity) => typeof identity === 'string' && identity !== '');
  return found as string | undefined;
};

// An edit must not change the field that identifies its element.
export const isIdentityField = (list: Shape | undefined, element: unknown, field: string): boolean =>
  identityFields(list)?.find((name) => inside(element, name) !== undefined) === field;

export const identitiesOf = (shape: Shape | undefined, value: unknown): readonly string[] | undefined => {
  if (!Array.isArray(value) || identityFields(shape) === undefined) return undefined;
  const identities = value.map((element) => identityOf(shape, element));
  const known = identities.filter((identity) => identity !== undefined);
  return known.length === identities.length && new Set(known).size === known.length ? known : undefined;
};

export const elementsOf = (identities: readonly string[], list: unknown): ReadonlyMap<string, unknown> => {
  const elements: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Map(identities.map((identity, index) => [identity, elements[index]]));
};
