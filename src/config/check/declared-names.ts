import type { Spot } from './finding.ts';
import type { NameUse } from './name-findings.ts';

/** Declarations as a name space holds them: the place of each name. */
export const declaredNames = (names: readonly NameUse[]): ReadonlyMap<string, Spot> => new Map(names.map(({ name, at }) => [name, at]));
