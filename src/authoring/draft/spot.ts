import type { JSONPath } from 'jsonc-parser';
import type { Step } from './address.ts';
import { fieldOf, isFields } from './json-value.ts';
import { identitiesOf, isIdentityField, isWhole, type Shape, shapeInside } from './shape.ts';

/** Where the steps of an address lead in the value of a document. */
export interface Spot {
  /** In the JSON; -1 at its end stands for a new element. */
  readonly path: JSONPath;
  /** Undefined: nothing is there. */
  readonly value: unknown;
  readonly shape: Shape | undefined;
  /** The list whose element this is, or whose order. */
  readonly list?: Shape | undefined;
  /** What is meant is the order of the elements of the list at the path, not a value. */
  readonly isOrder?: boolean;
  /** The element or list in which this would stand is not there, so that nothing can be written. */
  readonly isGone?: boolean;
}

/** Why steps lead nowhere, whatever the document holds. */
export type SpotFault = 'not-an-object' | 'not-a-list' | 'part-of-one-value' | 'identity-is-fixed';

const gone = (spot: Spot): Spot => ({ path: spot.path, value: undefined, shape: undefined, isGone: true });

const named = (spot: Spot, step: Extract<Step, { kind: 'name' }>): Spot | SpotFault => {
  const { path, value, shape, list } = spot;
  if (path.at(-1) === -1) return gone(spot);
  if (value !== undefined && !isFields(value)) return 'not-an-object';
  if (list && isIdentityField(list, value, step.name)) return 'identity-is-fixed';
  const found = value === undefined ? undefined : fieldOf(value, step.name);
  return { path: [...path, step.name], value: found, shape: shapeInside(shape, step, found) };
};

const inList = (spot: Spot, step: Exclude<Step, { kind: 'name' }>): Spot | SpotFault => {
  const { path, value, shape } = spot;
  if (value === undefined) return gone(spot);
  const identities = identitiesOf(shape, value);
  if (!identities || !Array.isArray(value)) return 'not-a-list';
  if (step.kind === 'order') return { path, value: identities, shape: undefined, list: shape, isOrder: true };
  const index = identities.indexOf(step.identity);
  const element: unknown = index < 0 ? undefined : value[index];
  return { path: [...path, index], value: element, shape: shapeInside(shape, step, element), list: shape };
};

/** Follows the steps of an address from the value of a document (undefined: there is no such document). */
export const spotOf = (shape: Shape | undefined, root: unknown, steps: readonly Step[]): Spot | SpotFault => {
  let spot: Spot | SpotFault = { path: [], value: root, shape };
  for (const step of steps) {
    if (typeof spot === 'string' || spot.isGone) return spot;
    if (isWhole(spot.shape)) return 'part-of-one-value';
    spot = step.kind === 'name' ? named(spot, step) : inList(spot, step);
  }
  return spot;
};
