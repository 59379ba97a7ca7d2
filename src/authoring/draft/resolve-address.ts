import type { JSONPath } from 'jsonc-parser';
import type { Step } from './address.ts';
import { fieldOf, isFields } from './json-value.ts';
import { identitiesOf, isIdentityField, isWhole, type Shape, shapeInside } from './shape.ts';

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

const gone = (spot: ResolvedAddress): ResolvedAddress => ({
  path: spot.path,
  value: undefined,
  shape: undefined,
  isGone: true,
});

const named = (
  spot: ResolvedAddress,
  step: Extract<Step, { kind: 'name' }>,
): ResolvedAddress | ResolveFault => {
  const { path, value, shape, list } = spot;
  if (path.at(-1) === -1) return gone(spot);
  if (value !== undefined && !isFields(value)) return 'not-an-object';
  if (list && isIdentityField(list, value, step.name)) return 'identity-is-fixed';
  const found = value === undefined ? undefined : fieldOf(value, step.name);
  return { path: [...path, step.name], value: found, shape: shapeInside(shape, step, found) };
};

const inList = (
  spot: ResolvedAddress,
  step: Exclude<Step, { kind: 'name' }>,
): ResolvedAddress | ResolveFault => {
  const { path, value, shape } = spot;
  if (value === undefined) return gone(spot);
  const identities = identitiesOf(shape, value);
  if (!identities || !Array.isArray(value)) return 'not-a-list';
  if (step.kind === 'order') return { path, value: identities, shape: undefined, list: shape, isOrder: true };
  const index = identities.indexOf(step.identity);
  const element: unknown = index < 0 ? undefined : value[index];
  return { path: [...path, index], value: element, shape: shapeInside(shape, step, element), list: shape };
};

/**
 * Follows the steps of an address, starting at the value of a document (undefined when the document does not
 * exist).
 */
export const resolveAddress = (
  shape: Shape | undefined,
  root: unknown,
  steps: readonly Step[],
): ResolvedAddress | ResolveFault => {
  let spot: ResolvedAddress | ResolveFault = { path: [], value: root, shape };
  for (const step of steps) {
    if (typeof spot === 'string' || spot.isGone) return spot;
    if (isWhole(spot.shape)) return 'part-of-one-value';
    spot = step.kind === 'name' ? named(spot, step) : inList(spot, step);
  }
  return spot;
};
