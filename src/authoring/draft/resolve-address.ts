import type { JSONPath } from 'jsonc-parser';
import type { Step } from './address.ts';
import { fieldOf, isFields } from './json-value.ts';
import { elementsOf, identitiesOf, isIdentityField, isWhole, type Shape, shapeInside } from './shape.ts';

export interface ResolvedAddress {
  // A final -1 means a new element.
  readonly path: JSONPath;
  readonly value: unknown;
  readonly shape: Shape | undefined;
  readonly list?: Shape | undefined;
  // The address means the order of the list, not a value.
  readonly isOrder?: boolean;
  // The parent is missing, so nothing can be written here.
  readonly isGone?: boolean;
}

export type ResolveFault = 'not-an-object' | 'not-a-list' | 'part-of-one-value' | 'identity-is-fixed';

const gone = (resolved: ResolvedAddress): ResolvedAddress => ({
  path: resolved.path,
  value: undefined,
  shape: undefined,
  isGone: true,
});

const named = (
  resolved: ResolvedAddress,
  step: Extract<Step, { kind: 'name' }>,
): ResolvedAddress | ResolveFault => {
  const { path, value, shape, list } = resolved;
  if (path.at(-1) === -1) return gone(resolved);
  if (value !== undefined && !isFields(value)) return 'not-an-object';
  if (list && isIdentityField(list, value, step.name)) return 'identity-is-fixed';
  const found = value === undefined ? undefined : fieldOf(value, step.name);
  return { path: [...path, step.name], value: found, shape: shapeInside(shape, step, found) };
};

/** A function that finds the elements of a list by identity; undefined for a list without identities. */
export type FindElements = (
  shape: Shape | undefined,
  list: unknown,
) => ReadonlyMap<string, unknown> | undefined;

/** Compares the identity of each element. */
export const elementsByIdentity: FindElements = (shape, list) => {
  const identities = identitiesOf(shape, list);
  return identities && elementsOf(identities, list);
};

const inList = (
  resolved: ResolvedAddress,
  step: Exclude<Step, { kind: 'name' }>,
  find: FindElements,
): ResolvedAddress | ResolveFault => {
  const { path, value, shape } = resolved;
  if (value === undefined) return gone(resolved);
  const elements = find(shape, value);
  if (!elements || !Array.isArray(value)) return 'not-a-list';
  if (step.kind === 'order')
    return { path, value: identitiesOf(shape, value), shape: undefined, list: shape, isOrder: true };
  const element = elements.get(step.identity);
  const index = element === undefined ? -1 : value.indexOf(element);
  return { path: [...path, index], value: element, shape: shapeInside(shape, step, element), list: shape };
};

/**
 * Follows the steps of an address, starting at the value of a document (undefined when the document does not exist).
 * `find` may cache the elements of lists.
 */
export const resolveAddress = (
  shape: Shape | undefined,
  root: unknown,
  steps: readonly Step[],
  find: FindElements = elementsByIdentity,
): ResolvedAddress | ResolveFault => {
  let resolved: ResolvedAddress | ResolveFault = { path: [], value: root, shape };
  for (const step of steps) {
    if (typeof resolved === 'string' || resolved.isGone) return resolved;
    if (isWhole(resolved.shape)) return 'part-of-one-value';
    resolved = step.kind === 'name' ? named(resolved, step) : inList(resolved, step, find);
  }
  return resolved;
};
