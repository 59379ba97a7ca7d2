import type { ConfigSources } from './config-sources.ts';
import type { Labels, Says } from './labels.ts';

const said = (named: Readonly<Record<string, { readonly says: Says }>>): Readonly<Record<string, Says>> =>
  Object.fromEntries(Object.entries(named).map(([name, { says }]) => [name, says]));

/** The words for people about the facts, rules, variants and constraints of a configuration's sources. */
export const labelsOf = ({ facts, rules, variants, constraints }: ConfigSources): Labels => ({
  facts: said(facts),
  rules: said(rules),
  variants: said(Object.fromEntries(variants.map((variant) => [variant.name, variant]))),
  constraints: Object.fromEntries(constraints.map(({ id, status, evidence, says }) => [id, { status, evidence, says }])),
});
