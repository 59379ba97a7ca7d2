import { memoize } from '../../rules/memoize.ts';
import type { ConfigDocument } from '../files/document.ts';
import type { Language } from '../portal-config.ts';
import { environmentFindings } from './addresses/environments.ts';
import { launchFindings } from './addresses/launch.ts';
import { redirectFindings } from './addresses/redirects.ts';
import { targetFindings } from './addresses/targets.ts';
import { userFindings } from './addresses/user-names.ts';
import { type ConfigIndex, configIndex, type PortalNames } from './index/config-index.ts';
import { isInTexts, withoutTexts } from './index/without-texts.ts';
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
import { endedFindings, periodFindings } from './screens/periods.ts';
import { agreementFindings } from './words/agreement.ts';
import { splitLetterFindings } from './words/split-letters.ts';
import { itemWordFindings } from './words/item-words.ts';
import { menuWordFindings } from './words/menu-words.ts';
import { phraseFindings } from './words/phrases.ts';
import { valueFindings } from './words/named-values.ts';
import { unknownPlaceholders } from './words/placeholders.ts';
import { screenWordFindings } from './words/screen-words.ts';
import { markupFindings, signFindings } from './words/text.ts';

const shapeFindings = (documents: readonly ConfigDocument[]): readonly Finding[] => {
  const checked = documents.map((document) => ({ document, faults: syntaxFindings(document) }));
  const broken = checked.flatMap(({ faults }) => faults);
  return [
    ...fileFindings(documents),
    ...broken,
    ...checked.flatMap(({ document, faults }) => (faults.length > 0 ? [] : schemaFindings(document))),
  ];
};

const structureFindings = (index: ConfigIndex, spaces: readonly NameSpace[]): readonly Finding[] => {
  const screens = screenFindings(index);
  return [
    ...spaces.flatMap((space) => nameFindings(space).findings),
    ...screens,
    ...(screens.length > 0
      ? []
      : [...screenShapeFindings(index), ...fixedScreenFindings(index), ...pathFindings(index)]),
    ...ruleFindings(index),
    ...factFindings(index),
  ];
};

const isWarning = ({ severity }: Finding): boolean => severity === 'warning';

// Cached, because the same documents are checked for errors and for structure.
const indexOf = memoize((portal: PortalNames) =>
  memoize((documents: readonly ConfigDocument[]) => configIndex(documents, portal)),
);

const structureOf = memoize((index: ConfigIndex) => {
  const duplicates = duplicateFindings(index);
  if (duplicates.length > 0) return { duplicates, spaces: [], findings: duplicates };
  const spaces = nameSpaces(index);
  return { duplicates, spaces, findings: structureFindings(index, spaces) };
});

// What texts say decides nothing here, so these checks are not run again while a user types. With a finding in a file
// of texts they are, because its position moves.
const structureIn = (index: ConfigIndex, bare: ConfigIndex) => {
  const found = structureOf(bare);
  return found.findings.some(isInTexts) ? structureOf(index) : found;
};

const wordless = (find: (index: ConfigIndex) => readonly Finding[]) => {
  const findOnce = memoize(find);
  return (index: ConfigIndex, bare: ConfigIndex): readonly Finding[] => {
    const found = findOnce(bare);
    return found.some(isInTexts) ? find(index) : found;
  };
};

const settingFindings = wordless((index) => [
  ...propertyFindings(index),
  ...(factFindings(index).length > 0 ? [] : presenceFindings(index)),
  ...environmentFindings(index),
  ...launchFindings(index),
  ...targetFindings(index),
]);

const addressFindings = wordless((index) => [
  ...anchorFindings(index),
  ...redirectFindings(index),
  ...periodFindings(index),
]);

const orderFindings = wordless((index) => [
  ...menuOrderFindings(index),
  ...sectionFindings(index),
  ...contrastFindings(index),
]);

const crossFindings = (
  index: ConfigIndex,
  bare: ConfigIndex,
  today: string | undefined,
): readonly Finding[] => {
  const { duplicates, spaces, findings: structure } = structureIn(index, bare);
  if (duplicates.length > 0) return duplicates;
  const findings = [
    ...structure,
    ...settingFindings(index, bare),
    ...userFindings(index),
    ...addressFindings(index, bare),
    ...(today === undefined ? [] : endedFindings(index, today)),
    ...unknownPlaceholders(index),
    ...valueFindings(index),
    ...markupFindings(index),
    ...signFindings(index),
    ...splitLetterFindings(index),
    ...itemWordFindings(index),
    ...screenWordFindings(index),
    ...phraseFindings(index),
    ...menuWordFindings(index),
    ...agreementFindings(index),
    ...orderFindings(index, bare),
    ...schemaLineFindings(index.documents),
  ];
  return findings.every(isWarning) ? [...findings, ...unusedFindings(spaces)] : findings;
};

const inOrder = (one: Problem, other: Problem): number =>
  one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line || one.column - other.column;

/**
 * Returns each problem of a configuration once. Compares files only if all follow their schema, and compares
 * names across files only if names are unique. Reports unused names only if there are no errors, because a
 * misspelled use would look like an unused name. With `today` (YYYY-MM-DD), also reports entries that ended
 * long ago.
 */
export const configFindings = (
  documents: readonly ConfigDocument[],
  portal: PortalNames,
  today?: string,
): readonly Finding[] => {
  const shape = shapeFindings(documents);
  const indexIn = indexOf(portal);
  return shape.length > 0
    ? shape
    : crossFindings(indexIn(documents), indexIn(withoutTexts(documents)), today);
};

/** Returns every problem of a configuration in one language: errors first, then by file and line. */
export const checkConfig = (
  documents: readonly ConfigDocument[],
  portal: PortalNames,
  language: Language = 'en',
  today?: string,
): readonly Problem[] => {
  const problems = configFindings(documents, portal, today).map((finding) => problemOf(finding, language));
  const bySeverity = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).sort(inOrder);
  return [...bySeverity('error'), ...bySeverity('warning')];
};

/** Returns true when every file exists, is JSON and follows its schema. */
export const isReadable = (documents: readonly ConfigDocument[]): boolean =>
  shapeFindings(documents).every(isWarning);

// Assertions do not affect what members see.
const isAsserted = ({ at }: Finding): boolean => at.document.is?.kind === 'assertions';

/**
 * Returns true if the files determine who sees what. Errors in texts, addresses, hosts and assertions are
 * ignored.
 */
export const hasStructure = (documents: readonly ConfigDocument[], portal: PortalNames): boolean => {
  if (!isReadable(documents)) return false;
  return structureOf(indexOf(portal)(withoutTexts(documents))).findings.every(
    (finding) => isWarning(finding) || isAsserted(finding),
  );
};
