import type { Language } from '../portal-config.ts';
import type { Spot } from './finding.ts';
import type { NameSpace, NameUse } from './name-findings.ts';

/** Names that need words in both languages, and the words that there are. */
export interface WordedNames extends Pick<NameSpace, 'code' | 'what' | 'declaredIn' | 'declared'> {
  /** Names that cannot do without words. */
  readonly needed: ReadonlySet<string>;
  readonly words: Readonly<Record<Language, readonly NameUse[]>>;
  /** Where a missing word would be written. */
  readonly writeAt: (language: Language, declaredAt: Spot) => Spot;
  readonly otherUses?: readonly NameUse[];
}
