import { memoize } from '../../rules/memoize.ts';
import { variantField } from '../../rules/variants.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { World } from './world.ts';

/** Members who get the same value; the parts of a whole do not overlap. */
export interface Part {
  /** Undefined: these members get none. */
  readonly value: string | undefined;
  readonly members: Diagram;
}

/** Members who get a field from the same variant: the first applying one that has its own, else the plain field, else none. */
export interface Choice extends Part {
  /** Undefined: the plain field. */
  readonly variant: string | undefined;
}

/** The variants of a world with the name that a field has for each; memoized, because every item needs these names. */
const variantFields = memoize(({ variants }: World) =>
  memoize((field: string) => variants.map(({ name, members }) => ({ variant: name, own: variantField(name, field), applies: members }))),
);

/** The choices of a field among its plan variants, as `variantValue` makes them, most specific first; together they hold every member. */
export const choices = (world: World, fields: Readonly<Record<string, unknown>>, field: string): readonly Choice[] => {
  const { diagrams } = world;
  let rest: Diagram = 1;
  const found: Choice[] = [];
  for (const { variant, own, applies } of variantFields(world)(field)) {
    const value = fields[own];
    if (typeof value !== 'string') continue;
    found.push({ variant, value, members: diagrams.and(rest, applies) });
    rest = diagrams.minus(rest, applies);
  }
  const plain = fields[field];
  return [...found, { variant: undefined, value: typeof plain === 'string' ? plain : undefined, members: rest }];
};
