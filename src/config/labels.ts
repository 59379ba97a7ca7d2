import type { Language } from './portal-config.ts';

/** Half a sentence in both languages. */
export type Says = Readonly<Record<Language, string>>;

interface ConstraintLabel {
  readonly status: 'stated' | 'derived' | 'assumed';
  readonly evidence: string;
  readonly says: Says;
}

/** What facts, rules, variants and constraints mean for people. Members' browsers never need it. */
export interface Labels {
  readonly facts: Readonly<Record<string, Says>>;
  readonly rules: Readonly<Record<string, Says>>;
  readonly variants: Readonly<Record<string, Says>>;
  readonly constraints: Readonly<Record<string, ConstraintLabel>>;
}
