import type { Expression, When } from './when.ts';

/** What the engine needs of a configuration: its rules and its plan variants, most specific first. */
export interface RuleSet {
  readonly rules: Readonly<Record<string, Expression>>;
  readonly variants: readonly { readonly name: string; readonly when: When }[];
}
