import type { BilingualText } from '../message-text.ts';
import type { Fact } from '../generated/config-files.ts';
import type { ConfigSources } from './config-sources.ts';

interface FactLabel extends BilingualText {
  readonly not?: BilingualText;
  readonly short?: BilingualText;
  readonly shortNot?: BilingualText;
  readonly values?: Readonly<Record<string, BilingualText>>;
}

interface ConstraintLabel {
  readonly status: 'stated' | 'derived' | 'assumed';
  readonly evidence: BilingualText;
  readonly says: BilingualText;
}

/** Labels of facts, rules, plan variants and constraints. Members' browsers do not load them. */
export interface Labels {
  readonly facts: Readonly<Record<string, FactLabel>>;
  readonly rules: Readonly<Record<string, BilingualText>>;
  readonly variants: Readonly<Record<string, BilingualText>>;
  readonly constraints: Readonly<Record<string, ConstraintLabel>>;
}

const textOf = (
  named: Readonly<Record<string, { readonly says: BilingualText }>>,
): Readonly<Record<string, BilingualText>> =>
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
  rules: textOf(rules),
  variants: textOf(Object.fromEntries(variants.map((variant) => [variant.name, variant]))),
  constraints: Object.fromEntries(
    constraints.map(({ id, status, evidence, says }) => [id, { status, evidence, says }]),
  ),
});
