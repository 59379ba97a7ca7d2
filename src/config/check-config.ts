import { anchorFindings } from './check/anchor-findings.ts';
import { configIndex, type ConfigIndex } from './check/config-index.ts';
import { duplicateFindings } from './check/duplicate-findings.ts';
import { environmentFindings } from './check/environment-findings.ts';
import type { Finding } from './check/finding.ts';
import { itemWordFindings } from './check/item-word-findings.ts';
import { markupFindings } from './check/markup-findings.ts';
import { menuWordFindings } from './check/menu-word-findings.ts';
import { nameSpaces } from './check/name-spaces.ts';
import { phraseFindings } from './check/phrase-findings.ts';
import { unknownPlaceholders } from './check/unknown-placeholders.ts';
import type { PortalNames } from './check/portal-names.ts';
import { problemOf } from './check/problem-of.ts';
import type { Problem } from './check/problem.ts';
import { propertyFindings } from './check/property-findings.ts';
import { redirectFindings } from './check/redirect-findings.ts';
import { screenWordFindings } from './check/screen-word-findings.ts';
import { shapeFindings } from './check/shape-findings.ts';
import { signFindings } from './check/sign-findings.ts';
import { structureFindings } from './check/structure-findings.ts';
import { targetFindings } from './check/target-findings.ts';
import { menuOrderFindings, unusedFindings } from './check/unused-findings.ts';
import type { ConfigDocument } from './config-document.ts';

const isWarning = ({ severity }: Finding): boolean => severity === 'warning';

const crossFindings = (index: ConfigIndex): readonly Finding[] => {
  const duplicates = duplicateFindings(index);
  if (duplicates.length > 0) return duplicates;
  const spaces = nameSpaces(index);
  const findings = [
    ...structureFindings(index, spaces),
    ...propertyFindings(index),
    ...environmentFindings(index),
    ...targetFindings(index),
    ...anchorFindings(index),
    ...redirectFindings(index),
    ...unknownPlaceholders(index),
    ...markupFindings(index),
    ...signFindings(index),
    ...itemWordFindings(index),
    ...screenWordFindings(index),
    ...phraseFindings(index),
    ...menuWordFindings(index),
    ...menuOrderFindings(index),
  ];
  return findings.every(isWarning) ? [...findings, ...unusedFindings(spaces)] : findings;
};

const inOrder = (one: Problem, other: Problem): number =>
  one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line || one.column - other.column;

/**
 * Every mistake of a configuration, each once, errors first, then by file and line. What the files hold is held against
 * each other only once every file follows its schema, and names only once they are unique; what nothing uses is told once nothing is wrong,
 * for a name whose use is misspelt must not be deleted.
 */
export const checkConfig = (documents: readonly ConfigDocument[], portal: PortalNames): readonly Problem[] => {
  const shape = shapeFindings(documents);
  const problems = (shape.length > 0 ? shape : crossFindings(configIndex(documents, portal))).map(problemOf);
  const of = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).sort(inOrder);
  return [...of('error'), ...of('warning')];
};
