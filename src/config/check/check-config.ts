import { memoize } from '../../rules/memoize.ts';
import type { ConfigDocument } from '../files/document.ts';
import type { Language } from '../portal-config.ts';
import { environmentFindings } from './addresses/environments.ts';
import { launchFindings } from './addresses/launch.ts';
import { redirectFindings } from './addresses/redirects.ts';
import { targetFindings } from './addresses/targets.ts';
import { userFindings } from './addresses/user-names.ts';
import { type ConfigIndex, configIndex, type PortalNames } from './index/config-index.ts';
import { isLost, withoutConditions, withoutTexts } from './index/bare-documents.ts';
import { fileFindings, syntaxFindings } from './files/file-syntax.ts';
import { schemaFindings } from './files/schema-findings.ts';
import { schemaLineFindings } from './files/schema-line.ts';
import type { Finding } from './findings/finding.ts';
import { duplicateFindings } from './names/duplicates.ts';
import { menuOrderFindings } from './names/menu-order.ts';
import { conditionSpaces, nameSpaces } from './names/name-spaces.ts';
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

const unknownNames = (spaces: readonly NameSpace[]): readonly Finding[] =>
  spaces.flatMap((space) => nameFindings(space).findings);

const isWarning = ({ severity }: Finding): boolean => severity === 'warning';

// Cached, because the same documents are checked for errors and for structure.
const indexOf = memoize((portal: PortalNames) =>
  memoize((documents: readonly ConfigDocument[]) => configIndex(documents, portal)),
);

const structureOf = memoize((index: ConfigIndex) => {
  const duplicates = duplicateFindings(index);
  if (duplicates.length > 0) return { duplicates, spaces: [], findings: duplicates, areScreensKnown: false };
  const spaces = nameSpaces(index);
  const unknown = screenFindings(index);
  const areScreensKnown = unknown.length === 0;
  const screens = areScreensKnown ? [...screenShapeFindings(index), ...pathFindings(index)] : unknown;
  const findings = [...unknownNames(spaces), ...screens, ...factFindings(index)];
  return { duplicates, spaces, findings, areScreensKnown };
});

const conditionsOf = memoize((index: ConfigIndex) => {
  const spaces = conditionSpaces(index);
  const fixedScreens = fixedScreenFindings(index);
  return { spaces, findings: [...unknownNames(spaces), ...ruleFindings(index)], fixedScreens };
});

/** One configuration in three forms: complete, without the contents of its texts, and also without its conditions. */
interface Indexes {
  readonly index: ConfigIndex;
  readonly wordless: ConfigIndex;
  readonly bare: ConfigIndex;
}

const indexesOf = (documents: readonly ConfigDocument[], portal: PortalNames): Indexes => {
  const indexIn = indexOf(portal);
  const wordless = withoutTexts(documents);
  return {
    index: indexIn(documents),
    wordless: indexIn(wordless),
    bare: indexIn(withoutConditions(wordless)),
  };
};

// These checks read nothing that was left out, so they are not run again while a user types it. They are for a finding
// that has lost its position, because positions move.
const structureIn = ({ index, wordless, bare }: Indexes) => {
  const known = structureOf(bare);
  const { findings, duplicates, areScreensKnown } = known.findings.some(isLost) ? structureOf(index) : known;
  if (duplicates.length > 0) return { duplicates, findings };
  const inConditions = conditionsOf(wordless);
  const { fixedScreens, ...conditions } = inConditions.findings.some(isLost)
    ? conditionsOf(index)
    : inConditions;
  const fixed = areScreensKnown ? fixedScreens : [];
  return { duplicates, findings: [...conditions.findings, ...findings, ...fixed] };
};

const unusedIn = ({ index, wordless, bare }: Indexes): readonly Finding[] => {
  const found = unusedFindings([...conditionsOf(wordless).spaces, ...structureOf(bare).spaces]);
  return found.some(isLost) ? unusedFindings([...conditionSpaces(index), ...nameSpaces(index)]) : found;
};

const bared = (find: (index: ConfigIndex) => readonly Finding[]) => {
  const findOnce = memoize(find);
  return ({ index, bare }: Indexes): readonly Finding[] => {
    const found = findOnce(bare);
    return found.some(isLost) ? find(index) : found;
  };
};

const settingFindings = bared((index) => [
  ...propertyFindings(index),
  ...(factFindings(index).length > 0 ? [] : presenceFindings(index)),
  ...environmentFindings(index),
  ...launchFindings(index),
  ...targetFindings(index),
]);

const addressFindings = bared((index) => [
  ...anchorFindings(index),
  ...redirectFindings(index),
  ...periodFindings(index),
]);

const orderFindings = bared((index) => [
  ...menuOrderFindings(index),
  ...sectionFindings(index),
  ...contrastFindings(index),
]);

const crossFindings = (indexes: Indexes, today: string | undefined): readonly Finding[] => {
  const { index } = indexes;
  const { duplicates, findings: structure } = structureIn(indexes);
  if (duplicates.length > 0) return duplicates;
  const findings = [
    ...structure,
    ...settingFindings(indexes),
    ...userFindings(index),
    ...addressFindings(indexes),
    ...(today === undefined ? [] : endedFindings(index, today)),
    ...unknownPlaceholders(index),
    ...valueFindings(index),
    ...markupFindings(index),
    ...signFindings(index),
    ...splitLetterFindings(index),
    ...itemWordFindings(index, indexes.bare),
    ...screenWordFindings(index),
    ...phraseFindings(index),
    ...menuWordFindings(index),
    ...agreementFindings(index),
    ...orderFindings(indexes),
    ...schemaLineFindings(index.documents),
  ];
  return findings.every(isWarning) ? [...findings, ...unusedIn(indexes)] : findings;
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
  return shape.length > 0 ? shape : crossFindings(indexesOf(documents, portal), today);
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
  return structureIn(indexesOf(documents, portal)).findings.every(
    (finding) => isWarning(finding) || isAsserted(finding),
  );
};
