import type { ConfigIndex } from './config-index.ts';
import { factFindings } from './fact-findings.ts';
import type { Finding } from './finding.ts';
import { fixedScreenFindings } from './fixed-screen-findings.ts';
import { nameFindings, type NameSpace } from './name-findings.ts';
import { pathFindings } from './path-findings.ts';
import { ruleFindings } from './rule-findings.ts';
import { screenFindings } from './screen-findings.ts';
import { screenShapeFindings } from './screen-shape-findings.ts';

/** Mistakes after which it is open who sees what: names that nobody declared, screens, paths, rules and facts that do not fit together. */
export const structureFindings = (index: ConfigIndex, spaces: readonly NameSpace[]): readonly Finding[] => {
  const screens = screenFindings(index);
  return [
    ...spaces.flatMap((space) => nameFindings(space).findings),
    ...screens,
    ...(screens.length > 0 ? [] : [...screenShapeFindings(index), ...fixedScreenFindings(index), ...pathFindings(index)]),
    ...ruleFindings(index),
    ...factFindings(index),
  ];
};
