import { memoize } from '../../rules/memoize.ts';
import type { ConfigDocument } from '../files/document.ts';
import type { Language } from '../portal-config.ts';
import { environmentFindings } from './addresses/environments.ts';
import { launchFindings } from './addresses/launch.ts';
import { redirectFindings } from './addresses/redirects.ts';
import { targetFindings } from './addresses/targets.ts';
import { userFindings } from './addresses/user-names.ts';
import { type ConfigIndex, configIndex, type PortalNames } from './index/config-index.ts';
import { fileFindings, syntaxFindings } from './files/file-syntax.ts';
import { schemaFindings } from './files/schema-findings.ts';
import { schemaLineFindings } from './files/schema-line.ts';
import type { Finding } from './findings/finding.ts';
import { duplicateFindings } from './names/duplicates.ts';
import { menuOrderFindings } from './names/menu-order.ts';
import { nameSpaces } from './names/name-spaces.ts';
import { nameFindings, type NameSpace } from './index/unknown-names.ts';
import { unusedFindings } from './names/unused-names.ts';
import { type Problem, problemOf } from './findings/problem.ts';
import { factFindings, propertyFindings } from './rules/facts.ts';
import { presenceFindings } from './rules/presence-facts.ts';
import { ruleFindings } from './rules/rules.ts';
import { anchorFindings } from './screens/anchors.ts';
import { pathFindings } from './screens/paths.ts';
import { sectionFindings } from './screens/sections.ts';
import { fixedScreenFindings, screenFindings, screenShapeFindings } from './screens/screens.ts';
import { contrastFindings } from './screens/theme-contrast.ts';
import { endedFindings, spanFindings } from './screens/spans.ts';
import { agreementFindings } from './words/agreement.ts';
import { itemWordFindings } from './words/item-words.ts';
import { menuWordFindings } from './words/menu-words.ts';
import { phraseFindings } from './words/phrases.ts';
import { valueFindings } from './words/named-values.ts';
import { unknownPlaceholders } from './words/placeholders.ts';
import { screenWordFindings } from './words/screen-words.ts';
import { markupFindings, signFindings } from './words/text.ts';

/** Files that are missing or unknown, files that are not JSON, values that do not follow their schema. */
const shapeFindings = (documents: readonly ConfigDocument[]): readonly Finding[] => {
  const checked = documents.map((document) => ({ document, faults: syntaxFindings(document) }));
  const broken = checked.flatMap(({ faults }) => faults);
  return [
    ...fileFindings(documents),
    ...broken,
    ...checked.flatMap(({ document, faults }) => (faults.length > 0 ? [] : schemaFindings(document))),
  ];
};

/** Mistakes that leave open who sees what: undeclared names, and screens, paths, rules and facts that do not fit together. */
const structureFindings = (index: ConfigIndex, spaces: readonly NameSpace[]): readonly Finding[] => {
  const screens = screenFindings(index);
  return [
    ...spaces.flatMap((space) => nameFindings(space).findings),
    ...screens,
    ...(screens.length > 0 ? [] : [...screenShapeFindings(index), ...fixedScreenFindings(index), ...pathFindings(index)]),
    ...ruleFindings(index),
    ...factFindings(index),
  ];
};

const isWarning = ({ severity }: Finding): boolean => severity === 'warning';

/** The index of documents; the same list of them has the same index, as it is asked what it decides and what is wrong with it. */
const indexOf = memoize((portal: PortalNames) => memoize((documents: readonly ConfigDocument[]) => configIndex(documents, portal)));

/** What decides who sees what in a configuration, with its mistakes; of the same index the same object. */
const structureOf = memoize((index: ConfigIndex) => {
  const duplicates = duplicateFindings(index);
  if (duplicates.length > 0) return { duplicates, spaces: [], findings: duplicates };
  const spaces = nameSpaces(index);
  return { duplicates, spaces, findings: structureFindings(index, spaces) };
});

const crossFindings = (index: ConfigIndex, today: string | undefined): readonly Finding[] => {
  const { duplicates, spaces, findings: structure } = structureOf(index);
  if (duplicates.length > 0) return duplicates;
  const findings = [
    ...structure,
    ...propertyFindings(index),
    ...(factFindings(index).length > 0 ? [] : presenceFindings(index)),
    ...environmentFindings(index),
    ...launchFindings(index),
    ...targetFindings(index),
    ...userFindings(index),
    ...anchorFindings(index),
    ...redirectFindings(index),
    ...spanFindings(index),
    ...(today === undefined ? [] : endedFindings(index, today)),
    ...unknownPlaceholders(index),
    ...valueFindings(index),
    ...markupFindings(index),
    ...signFindings(index),
    ...itemWordFindings(index),
    ...screenWordFindings(index),
    ...phraseFindings(index),
    ...menuWordFindings(index),
    ...agreementFindings(index),
    ...menuOrderFindings(index),
    ...sectionFindings(index),
    ...contrastFindings(index),
    ...schemaLineFindings(index.documents),
  ];
  return findings.every(isWarning) ? [...findings, ...unusedFindings(spaces)] : findings;
};

const inOrder = (one: Problem, other: Problem): number =>
  one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line || one.column - other.column;

/**
 * Every mistake of a configuration, each once. The files are compared with each other only when each follows its schema, and by
 * name only when names are unique. What nothing uses is reported only when nothing is wrong: it might be a name whose use is
 * misspelt, which must not be deleted. What ended long ago is told where the caller says which day is today (YYYY-MM-DD).
 */
export const configFindings = (documents: readonly ConfigDocument[], portal: PortalNames, today?: string): readonly Finding[] => {
  const shape = shapeFindings(documents);
  return shape.length > 0 ? shape : crossFindings(indexOf(portal)(documents), today);
};

/** Every mistake of a configuration (`configFindings`) in words of one language: errors first, then by file and line. */
export const checkConfig = (
  documents: readonly ConfigDocument[],
  portal: PortalNames,
  language: Language = 'en',
  today?: string,
): readonly Problem[] => {
  const problems = configFindings(documents, portal, today).map((finding) => problemOf(finding, language));
  const bySeverity = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).sort(inOrder);
  return [...bySeverity('error'), ...bySeverity('warning')];
};

/** Whether every file of a configuration is there, is JSON and follows its schema. */
export const isReadable = (documents: readonly ConfigDocument[]): boolean => shapeFindings(documents).every(isWarning);

/** What an assertion names decides nothing: it only says what must be so. */
const isAsserted = ({ at }: Finding): boolean => at.document.is?.kind === 'assertions';

/** Whether a configuration decides who sees what; mistakes in words, addresses, hosts and assertions do not count. */
export const hasStructure = (documents: readonly ConfigDocument[], portal: PortalNames): boolean => {
  if (!isReadable(documents)) return false;
  return structureOf(indexOf(portal)(documents)).findings.every((finding) => isWarning(finding) || isAsserted(finding));
};
