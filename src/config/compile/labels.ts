import type { Fact } from '../generated/config-files.ts';
import type { Language } from '../portal-config.ts';
import type { ConfigSources } from './config-sources.ts';

/** Half a sentence, or a reason, in both languages. */
type Says = Readonly<Record<Language, string>>;

/** What a fact means: when it is so, when it is not, both in a word or two, and what its values are called. */
interface FactLabel extends Says {
  readonly not?: Says;
  readonly short?: Says;
  readonly shortNot?: Says;
  readonly values?: Readonly<Record<string, Says>>;
}

interface ConstraintLabel {
  readonly status: 'stated' | 'derived' | 'assumed';
  /** Where it is stated, or why it is assumed. */
  readonly evidence: Says;
  readonly says: Says;
}

/** What facts, rules, variants and constraints mean for people. Members' browsers never need it. */
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

/** The words for people about the facts, rules, variants and constraints of a configuration's sources. */
export const labelsOf = ({ facts, rules, variants, constraints }: ConfigSources): Labels => ({
  facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factLabel(fact)])),
  rules: said(rules),
  variants: said(Object.fromEntries(variants.map((variant) => [variant.name, variant]))),
  constraints: Object.fromEntries(constraints.map(({ id, status, evidence, says }) => [id, { status, evidence, says }])),
});
