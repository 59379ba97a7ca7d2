import type { ConfigSources } from './config-sources.ts';
import type { Fact } from './generated/config-files.ts';
import type { FactLabel, Labels, Says } from './labels.ts';

const said = (named: Readonly<Record<string, { readonly says: Says }>>): Readonly<Record<string, Says>> =>
  Object.fromEntries(Object.entries(named).map(([name, { says }]) => [name, says]));

const factLabel = (fact: Fact): FactLabel => ({
  ...fact.says,
  ...('saysNot' in fact && { not: fact.saysNot }),
  ...('saysValues' in fact && { values: fact.saysValues }),
});

/** The words for people about the facts, rules, variants and constraints of a configuration's sources. */
export const labelsOf = ({ facts, rules, variants, constraints }: ConfigSources): Labels => ({
  facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factLabel(fact)])),
  rules: said(rules),
  variants: said(Object.fromEntries(variants.map((variant) => [variant.name, variant]))),
  constraints: Object.fromEntries(constraints.map(({ id, status, evidence, says }) => [id, { status, evidence, says }])),
});
