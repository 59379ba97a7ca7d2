import { ruleNames } from '../../rules/expression.ts';
import { namedConditions } from '../findings/items.ts';
import type { PortalModel } from '../model/portal-model.ts';

/** Every place that names a rule or fact itself: `rule mayPayNow`, `constraint noPlans`, `home/quickLinks`. */
export const whereNamed = ({ portal: { config }, items }: PortalModel, name: string): readonly string[] => {
  const constraints = config.constraints.map(({ id, logic }) => ({ by: `constraint ${id}`, names: ruleNames(logic) ?? [] }));
  return [...namedConditions(config, items), ...constraints].filter(({ names }) => names.includes(name)).map(({ by }) => by);
};
