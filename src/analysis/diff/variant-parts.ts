import type { PortalConfig } from '../../config/portal-config.ts';
import { variantField } from '../../rules/variants.ts';
import { type Choice, choices } from '../model/choices.ts';
import type { World } from '../model/world.ts';

/** Values by plan variant; `default` is for the rest. */
export type VariantTable = Readonly<Record<string, string>>;

/** Which members get which value of a table: that of the first variant that applies and has one. */
export const variantParts = (config: PortalConfig, world: World, table: VariantTable): readonly Choice[] => {
  const fields = Object.entries(table).map(([variant, value]) => [variant === 'default' ? 'value' : variantField(variant, 'value'), value]);
  return choices(config, world, [Object.fromEntries(fields) as VariantTable, 'value']);
};
