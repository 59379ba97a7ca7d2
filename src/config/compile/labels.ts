import type { Fact } from '../generated/config-files.ts';
import type { Language } from '../portal-config.ts';
import type { ConfigSources } from './config-sources.ts';

type Says = Readonly<Record<Language, string>>;

interface FactLabel extends Says {
  readonly not?: Says;
  readonly short?: Says;
  readonly shortNot?: Says;
  readonly values?: Readonly<Record<string, Says>>;
}

interface ConstraintLabel {
  readonly status: 'stated' | 'derived' | 'assumed';
  readonly evidence: Says;
  readonly says: Says;
}

/** Labels of facts, rules, plan variants and constraints. Members' browsers do not load them. */
export interface Labels {
  readonly facts: Readonly<Record<string, FactLabel>>;
  readonly rules: Readonly<Record<string, Says>>;
  readonly variants: Readonly<Record<string, Says>>;
  readonly constraints: Readonly<Record<string, ConstraintLabel>>;
}

const said = (named: Readonly<Record<string, { readonly says: Says }>>): Readonly<Record<string, Says>> =>
  Object.fromEntries(Object.entries(named).map(([name, { says }]) => [name, says]));

const factLabel = (fact: Fact): FactLabel => ({
  ...fact.says,
  ...('saysNot' in fact && { not: fact.saysNot }),
  ...(fact.short && { short: fact.short }),
  ...('shortNot' in fact && { shortNot: fact.shortNot }),
  ...('saysValues' in fact && { values: fact.saysValues }),
});

export const labelsOf = ({ facts, rules, variants, constraints }: ConfigSources): Labels => ({
  facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factLabel(fact)])),
  rules: said(rules),
  variants: said(Object.fromEntries(variants.map((variant) => [variant.name, variant]))),
  constraints: Object.fromEntries(
    constraints.map(({ id, status, evidence, says }) => [id, { status, evidence, says }]),
  ),
});
