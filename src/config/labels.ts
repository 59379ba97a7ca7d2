import type { Language } from './portal-config.ts';

/** Half a sentence in both languages. */
export type Says = Readonly<Record<Language, string>>;

/** What a fact means: when it is so, when it is not, and what its values are called. */
export interface FactLabel extends Says {
  readonly not?: Says;
  readonly values?: Readonly<Record<string, Says>>;
}

interface ConstraintLabel {
  readonly status: 'stated' | 'derived' | 'assumed';
  readonly evidence: string;
  readonly says: Says;
}

/** What facts, rules, variants and constraints mean for people. Members' browsers never need it. */
export interface Labels {
  readonly facts: Readonly<Record<string, FactLabel>>;
  readonly rules: Readonly<Record<string, Says>>;
  readonly variants: Readonly<Record<string, Says>>;
  readonly constraints: Readonly<Record<string, ConstraintLabel>>;
}
