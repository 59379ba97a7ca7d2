import type { PortalConfig } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import { ruleNames, type When } from '../../rules/expression.ts';
import type { PortalItem } from './item.ts';
import { gatedSettings } from './screen-gates.ts';

export interface NamedConditions {
  // `rule mayPayNow`, `home/quickLinks`, `variant egwp`, `setting noPlans`.
  readonly by: string;
  readonly names: readonly string[];
}

/** Returns the names of facts and rules in a gate. */
export const namesIn = (when: When | undefined): readonly string[] => {
  if (when === undefined) return [];
  if (typeof when === 'string') return [when];
  return Array.isArray(when) ? (when as readonly string[]) : (ruleNames(when) ?? []);
};

/** Returns the names in the gates of an item. */
export const gatesOf = memoize(({ id, source }: PortalItem): readonly NamedConditions[] =>
  ['when', 'pastDueWhen']
    .map((field) => ({ by: id, names: namesIn(source[field] as When | undefined) }))
    .filter(({ names }) => names.length > 0),
);

/** Returns every part of a configuration that names facts or rules, except constraints. */
export const namedConditions = (
  config: PortalConfig,
  items: readonly PortalItem[],
): readonly NamedConditions[] => [
  ...Object.entries(config.rules).map(([name, logic]) => ({ by: `rule ${name}`, names: namesIn(logic) })),
  ...config.variants.map(({ name, when }) => ({ by: `variant ${name}`, names: namesIn(when) })),
  ...gatedSettings.map((name) => ({ by: `setting ${name}`, names: namesIn(config.settings[name]) })),
  ...items.flatMap(gatesOf),
];
