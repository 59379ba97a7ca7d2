import type { PortalConfig } from '../../config/portal-config.ts';
import { variantField } from '../../rules/pick.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import type { World } from './world.ts';

/** Which members get which field: the first applying variant that has its own, else the plain field, else none. */
export interface Choice {
  /** Undefined: the plain field. */
  readonly variant: string | undefined;
  /** Undefined: these members get none. */
  readonly value: string | undefined;
  readonly members: Diagram;
}

/** The choices of a field among its plan variants, as `pick` makes them, most specific first; together they hold every member. */
export const choices = (
  config: Pick<PortalConfig, 'variants'>,
  world: World,
  [fields, field]: readonly [Readonly<Record<string, unknown>>, string],
): readonly Choice[] => {
  const { diagrams, conditions } = world;
  let rest: Diagram = 1;
  const found: Choice[] = [];
  for (const { name, when } of config.variants) {
    const value = fields[variantField(name, field)];
    if (typeof value !== 'string') continue;
    const applies = conditions.ofWhen(when);
    found.push({ variant: name, value, members: diagrams.and(rest, applies) });
    rest = diagrams.minus(rest, applies);
  }
  const plain = fields[field];
  return [...found, { variant: undefined, value: typeof plain === 'string' ? plain : undefined, members: rest }];
};
