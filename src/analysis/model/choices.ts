import type { PortalConfig } from '../../config/portal-config.ts';
import { variantField } from '../../rules/variants.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { World } from './world.ts';

/** Which members get which field: the first applying variant that has its own, else the plain field, else none. */
export interface Choice {
  /** Undefined: the plain field. */
  readonly variant: string | undefined;
  /** Undefined: these members get none. */
  readonly value: string | undefined;
  readonly members: Diagram;
}

interface VariantField {
  readonly variant: string;
  readonly field: string;
  readonly applies: Diagram;
}

const known = new WeakMap<World, Map<string, readonly VariantField[]>>();

const variantFields = (config: Pick<PortalConfig, 'variants'>, world: World, field: string): readonly VariantField[] => {
  const fields = known.get(world) ?? new Map<string, readonly VariantField[]>();
  known.set(world, fields);
  const found =
    fields.get(field) ??
    config.variants.map(({ name, when }) => ({ variant: name, field: variantField(name, field), applies: world.conditions.ofWhen(when) }));
  fields.set(field, found);
  return found;
};

/** The choices of a field among its plan variants, as `pick` makes them, most specific first; together they hold every member. */
export const choices = (
  config: Pick<PortalConfig, 'variants'>,
  world: World,
  [fields, field]: readonly [Readonly<Record<string, unknown>>, string],
): readonly Choice[] => {
  const { diagrams } = world;
  let rest: Diagram = 1;
  const found: Choice[] = [];
  for (const { variant, field: own, applies } of variantFields(config, world, field)) {
    const value = fields[own];
    if (typeof value !== 'string') continue;
    found.push({ variant, value, members: diagrams.and(rest, applies) });
    rest = diagrams.minus(rest, applies);
  }
  const plain = fields[field];
  return [...found, { variant: undefined, value: typeof plain === 'string' ? plain : undefined, members: rest }];
};
