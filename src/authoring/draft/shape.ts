import { documentPlace } from '../../config/files/document.ts';
import { schemas } from '../../config/schemas/schemas.ts';
import { memoizeBy } from '../../rules/memoize.ts';
import { type Fields, fieldOf, isFields } from './json-value.ts';
import type { Step } from './address.ts';

/** What the schemas say of a value (Decision 0028): which elements of its lists have an identity, and what is one value though it has parts. */
export interface Shape {
  /** The schema file in which references without a file are looked up. */
  readonly file: string;
  readonly node: Fields;
}

const inside = (value: unknown, name: string): unknown => (isFields(value) ? fieldOf(value, name) : undefined);

const filesByName: Readonly<Record<string, object>> = schemas;

/** The schema that a reference such as `common.json#/definitions/when` names. */
const referred = (file: string, reference: string): Shape | undefined => {
  const [named = '', pointer = ''] = reference.split('#');
  const target = named === '' ? file : named.replace('.json', '');
  const node = pointer.split('/').slice(1).reduce<unknown>(inside, filesByName[target]);
  return isFields(node) ? { file: target, node } : undefined;
};

/** What refers says more of the value than what it refers to: its role there, and what it is for. */
const withOwn = (shape: Shape | undefined, own: Fields): Shape | undefined =>
  shape && Object.keys(own).length > 0 ? { file: shape.file, node: { ...shape.node, ...own } } : shape;

/** What a schema that refers stands for; the same for the same schema, as the fields of a form are looked up after every key. */
const behindReference = memoizeBy(
  ({ node }: Shape) => node,
  ({ file, node: { $ref, ...own } }) => withOwn(referred(file, String($ref)), own),
);

/** A schema behind its references and, where the value decides, the alternative that its tag chooses. */
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

/** The shape of a whole document, by where it lies; undefined where no schema knows it. */
export const documentShape = (place: string): Shape | undefined => {
  const kind = documentPlace(place)?.kind;
  return kind && shapeAt(kind, filesByName[kind], undefined);
};

/** What the schema says of all names of one form, such as those that end in `Link`. */
const byPattern = ({ patternProperties }: Fields, name: string): unknown =>
  isFields(patternProperties) ? Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1] : undefined;

/** The shape of a value inside another one; the value itself chooses between alternatives. Undefined where the schemas say nothing of it. */
export const shapeInside = (shape: Shape | undefined, step: Step, value: unknown): Shape | undefined => {
  if (!shape || step.kind === 'order') return undefined;
  const { file, node } = shape;
  if (step.kind === 'element') return shapeAt(file, node['items'], value);
  return shapeAt(file, inside(node['properties'], step.name) ?? byPattern(node, step.name) ?? node['additionalProperties'], value);
};

/** Whether a value with parts is edited and merged as one, as a gate is: half of one gate and half of another say what nobody meant. */
export const isWhole = (shape: Shape | undefined): boolean => shape?.node['identity'] === 'whole';

/** The fields of which the first that an element has is its identity; undefined where elements have none. */
const identityFields = (shape: Shape | undefined): readonly string[] | undefined => {
  const said = shape?.node['identity'];
  if (typeof said === 'string') return said === 'whole' ? undefined : [said];
  return Array.isArray(said) ? said.map(String) : undefined;
};

/** The identity of an element of a list; undefined where it has none. */
export const identityOf = (list: Shape | undefined, element: unknown): string | undefined => {
  const found = identityFields(list)
    ?.map((field) => inside(element, field))
    .find((identity) => typeof identity === 'string' && identity !== '');
  return found as string | undefined;
};

/** Whether a field is what its element is known by, which no edit of the field may change. */
export const isIdentityField = (list: Shape | undefined, element: unknown, field: string): boolean =>
  identityFields(list)?.find((name) => inside(element, name) !== undefined) === field;

/** The identities of the elements of a list, in order; undefined for what is no list, or a list of which not every element has one of its own. */
export const identitiesOf = (shape: Shape | undefined, value: unknown): readonly string[] | undefined => {
  if (!Array.isArray(value) || identityFields(shape) === undefined) return undefined;
  const identities = value.map((element) => identityOf(shape, element));
  const known = identities.filter((identity) => identity !== undefined);
  return known.length === identities.length && new Set(known).size === known.length ? known : undefined;
};
