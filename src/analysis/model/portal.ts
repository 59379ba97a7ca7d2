import type { Language, PortalConfig, Words } from '../../config/portal-config.ts';

/** Half a sentence in both languages. */
export type Says = Readonly<Record<Language, string>>;

export interface ConstraintLabel {
  readonly status: 'stated' | 'derived' | 'assumed';
  readonly evidence: string;
  readonly says: Says;
}

/** What facts, rules, variants and constraints mean for people; a configuration's source files say it, a release does not carry it. */
export interface Labels {
  readonly facts: Readonly<Record<string, Says>>;
  readonly rules: Readonly<Record<string, Says>>;
  readonly variants: Readonly<Record<string, Says>>;
  readonly constraints: Readonly<Record<string, ConstraintLabel>>;
}

/** Everything that is analysed. */
export interface Portal {
  readonly config: PortalConfig;
  readonly words: Readonly<Record<Language, Words>>;
  readonly labels: Labels;
}
