import { memoize } from '../../rules/memoize.ts';
import { variantField } from '../../rules/variants.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { World } from './world.ts';

export interface Part {
  readonly value: string | undefined;
  readonly members: Diagram;
}

export interface Choice extends Part {
  readonly variant: string | undefined;
}

// Cached, because every item needs these names.
const variantFields = memoize((variants: World['variants']) =>
  memoize((field: string) =>
    variants.map(({ name, members }) => ({
      variant: name,
      own: variantField(name, field),
      applies: members,
    })),
  ),
);

/**
 * Returns the versions of a field, each with its members, as `variantValue` selects them. Together they cover
 * every member.
 */
export const choices = (
  world: World,
  fields: Readonly<Record<string, unknown>>,
  field: string,
): readonly Choice[] => {
  const { diagrams } = world;
  let rest: Diagram = 1;
  const found: Choice[] = [];
  for (const { variant, own, applies } of variantFields(world.variants)(field)) {
    const value = fields[own];
    if (typeof value !== 'string') continue;
    found.push({ variant, value, members: diagrams.and(rest, applies) });
    rest = diagrams.minus(rest, applies);
  }
  const plain = fields[field];
  return [
    ...found,
    { variant: undefined, value: typeof plain === 'string' ? plain : undefined, members: rest },
  ];
};
