import { TooLarge } from '../../analysis/diagrams/too-large.ts';
import { type RealisticMember, realisticMembers } from '../../analysis/explain/witness.ts';
import { analyse, type Analysis } from '../../analysis/findings/analyse.ts';
import type { AnalysisFinding } from '../../analysis/findings/finding.ts';
import { modelOf, type PortalModel } from '../../analysis/model/portal-model.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { witnessText } from '../../analysis/words/witness-words.ts';
import { checkConfig } from '../../config/check/check-config.ts';
import {
  configProblemsText,
  locateProblem,
  type Problem,
  problemOf,
} from '../../config/check/findings/problem.ts';
import type { PortalNames } from '../../config/check/index/config-index.ts';
import { compileConfig } from '../../config/compile/compile-config.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { ConfigFiles } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { documentedProperties } from '../../member/data-string/documented-properties.ts';
import { derivedFactNames } from '../../member/facts.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { reservedScreens } from '../../view/routes/paths.ts';
import { helpLanguagesAnchor } from '../../view/shell/shell-view.ts';
import { outdatedFindings } from '../pairs/pairs.ts';
import type { BilingualText } from '../../config/message-text.ts';
import { assertedNames, assertionProblems } from './assertions.ts';
import { excludedMembers } from './excluded-members.ts';
import { findLocation } from './places.ts';
import { whyNobody } from './why-nobody.ts';

const { home, login, notFound, chooseCoverage, extraPage } = reservedScreens;

export const portalNames: PortalNames = {
  derivedFacts: derivedFactNames,
  sessionFacts: ['isCoverageSelected', 'isLoggedIn', 'language'],
  dataProperties: documentedProperties,
  anchors: [helpLanguagesAnchor],
  screens: Object.values(reservedScreens),
  pathlessScreens: [home, login, notFound, chooseCoverage, extraPage],
  fixedScreens: reservedScreens,
};

export const fileProblems = (
  documents: readonly ConfigDocument[],
  language: Language = 'en',
  today?: string,
): readonly Problem[] => checkConfig(documents, portalNames, language, today);

/** Returns the accepted findings of a configuration. */
export const waiversIn = (documents: readonly ConfigDocument[]): ConfigFiles['waivers']['waivers'] =>
  (documents.find(({ is }) => is?.kind === 'waivers')?.value as ConfigFiles['waivers'] | undefined)
    ?.waivers ?? [];

const aboutNobody: readonly AnalysisFinding['code'][] = ['unused-fact', 'unused-rule', 'stale-waiver'];

type SamplesOf = (config: PortalConfig) => readonly SampleState[];

const noSamples: SamplesOf = () => [];

interface Examples {
  readonly pool: readonly RealisticMember[];
  readonly samples: readonly SampleState[];
}

const examplesIn = (model: PortalModel, samplesOf: SamplesOf): Examples => {
  const samples = samplesOf(model.portal.config);
  return { samples, pool: realisticMembers(model, samples) };
};

const exampleText = (
  model: PortalModel,
  finding: AnalysisFinding,
  language: Language,
  { pool, samples }: Examples,
): string => {
  const { code, witness: find } = finding;
  if (code === 'dead-item' || code === 'dead-place' || code === 'dead-rule')
    return whyNobody(model, finding, language);
  if (aboutNobody.includes(code)) return '';
  const say = sentences(language);
  const witness = find(pool);
  if (!witness) return '';
  const facts = witnessText(model, witness, {
    language,
    words: factWords(model.portal.labels, language),
    samples,
  });
  return ` ${say('finding.witness', { facts })}`;
};

const problemFrom = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  finding: AnalysisFinding,
  language: Language,
  examples: Examples,
): readonly Problem[] => {
  const say = sentences(language);
  const at = findLocation(documents, finding.about);
  if (!at) return [];
  const { code, severity, assumes, id, about, other = '' } = finding;
  const assumed =
    assumes.length === 0 ? '' : ` ${say('finding.assumes', { constraints: assumes.join(say('comma')) })}`;
  const message = say(`finding.${code}.message`, { name: about.name, field: about.field ?? '', other });
  const hint = `${say(`finding.${code}.hint`, { name: about.name, other })}${exampleText(model, finding, language, examples)}${assumed} [${id}]`;
  return [locateProblem({ at, code, message, hint, ...(severity === 'warning' && { severity }) })];
};

const above = (name: string): readonly string[] => {
  const parts = name.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
};

const analysed = (
  documents: readonly ConfigDocument[],
): { readonly model: PortalModel; readonly analysis: Analysis } | TooLarge => {
  try {
    const model = modelOf(compileConfig(documents));
    return { model, analysis: analyse(model, waiversIn(documents)) };
  } catch (error) {
    if (error instanceof TooLarge) return error;
    throw error;
  }
};

const tooComplex = (
  documents: readonly ConfigDocument[],
  { about }: TooLarge,
  language: Language,
): readonly Problem[] => {
  const say = sentences(language);
  const at = findLocation(documents, about ?? { kind: 'rule', name: '' });
  const name = about?.name ?? 'config';
  const [message, hint] = ['message', 'hint'].map((part) => say(`finding.too-complex.${part}`, { name })) as [
    string,
    string,
  ];
  return at ? [locateProblem({ at, code: 'too-complex', message, hint })] : [];
};

export const findingProblems = (
  documents: readonly ConfigDocument[],
  language: Language = 'en',
  samplesOf = noSamples,
): { readonly analysis: Analysis; readonly problems: readonly Problem[] } => {
  const found = analysed(documents);
  if (found instanceof TooLarge)
    return { analysis: { findings: [], waived: [] }, problems: tooComplex(documents, found, language) };
  const { model, analysis } = found;
  const dead = new Set(
    analysis.findings.filter(({ code }) => code === 'dead-item').map(({ about }) => about.name),
  );
  const asserted = assertedNames(documents);
  const reported = analysis.findings.filter(
    ({ code, about }) =>
      ((code !== 'dead-item' && code !== 'dead-place') ||
        !above(about.name).some((name) => dead.has(name))) &&
      ((code !== 'unused-rule' && code !== 'unused-fact') || !asserted.has(about.name)),
  );
  const examples = examplesIn(model, samplesOf);
  const problems = reported.flatMap((finding) => problemFrom(model, documents, finding, language, examples));
  const context = { language, ...examples };
  const excluded = excludedMembers(model, documents, context);
  return { analysis, problems: [...excluded, ...problems, ...assertionProblems(model, documents, context)] };
};

// The analysis reports unused facts and rules instead, because it knows the portal's own uses and the
// waivers.
const isTakenOver = ({ code, file }: Problem): boolean =>
  code === 'unused-name' && /rules\/(facts|rules)\.json$/.test(file);

/**
 * Returns everything that `portal check` reports. Includes outdated translations and findings of the analysis
 * only if the files have no errors. `today` (YYYY-MM-DD) enables reports about past days; `samplesOf`
 * supplies sample members as examples.
 */
export const findProblems = (
  documents: readonly ConfigDocument[],
  language: Language = 'en',
  today?: string,
  samplesOf?: SamplesOf,
): readonly Problem[] => {
  const checked = fileProblems(documents, language, today);
  if (checked.some(({ severity }) => severity === 'error')) return checked;
  const stale = outdatedFindings(documents).map((finding) => problemOf(finding, language));
  return [
    ...checked.filter((problem) => !isTakenOver(problem)),
    ...stale,
    ...findingProblems(documents, language, samplesOf).problems,
  ];
};

/** Formats problems as a text in both languages. */
export const problemsMessage = (problemsIn: (language: Language) => readonly Problem[]): BilingualText => ({
  en: configProblemsText(problemsIn('en')),
  es: configProblemsText(problemsIn('es'), 'es'),
});
