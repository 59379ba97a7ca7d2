import { TooLarge } from '../../analysis/diagrams/too-large.ts';
import { type Believable, believable } from '../../analysis/explain/witness.ts';
import { analyse, type Analysis } from '../../analysis/findings/analyse.ts';
import type { AnalysisFinding } from '../../analysis/findings/finding.ts';
import { modelOf, type PortalModel } from '../../analysis/model/portal-model.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { witnessText } from '../../analysis/words/witness-words.ts';
import { checkConfig } from '../../config/check/check-config.ts';
import { configProblemsText, placedProblem, type Problem, problemOf } from '../../config/check/findings/problem.ts';
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
import { staleFindings } from '../pairs/pairs.ts';
import type { Says } from '../refusal.ts';
import { assertedNames, assertionProblems } from './assertions.ts';
import { excludedMembers } from './excluded-members.ts';
import { placeOf } from './places.ts';
import { whyNobody } from './why-nobody.ts';

const { home, login, notFound, chooseCoverage, extraPage } = reservedScreens;

/** The names that the portal's code gives meaning to, for the check of a configuration. */
export const portalNames: PortalNames = {
  derivedFacts: derivedFactNames,
  sessionFacts: ['isCoverageSelected', 'isLoggedIn', 'language'],
  dataProperties: documentedProperties,
  anchors: [helpLanguagesAnchor],
  screens: Object.values(reservedScreens),
  pathlessScreens: [home, login, notFound, chooseCoverage, extraPage],
  fixedScreens: reservedScreens,
};

/** Mistakes of the files of a configuration. */
export const fileProblems = (documents: readonly ConfigDocument[], language: Language = 'en', today?: string): readonly Problem[] =>
  checkConfig(documents, portalNames, language, today);

/** Returns the findings that the files of a configuration accept. */
export const waiversIn = (documents: readonly ConfigDocument[]): ConfigFiles['waivers']['waivers'] =>
  (documents.find(({ is }) => is?.kind === 'waivers')?.value as ConfigFiles['waivers'] | undefined)?.waivers ?? [];

/** Findings of which no member is an example: they are about nobody, or about nothing that a member sees. */
const aboutNobody: readonly AnalysisFinding['code'][] = ['unused-fact', 'unused-rule', 'stale-waiver'];

/** Sample members under a configuration, of whom or like whom examples are. */
type SamplesOf = (config: PortalConfig) => readonly SampleState[];

/** No sample members: examples are then told by what is unlike the plainest signed-in member. */
const noSamples: SamplesOf = () => [];

interface Examples {
  readonly pool: readonly Believable[];
  readonly samples: readonly SampleState[];
}

/** A model with the members that examples are chosen from. */
const examplesIn = (model: PortalModel, samplesOf: SamplesOf): Examples => {
  const samples = samplesOf(model.portal.config);
  return { samples, pool: believable(model, samples) };
};

/** Why nobody sees it, or the member of a finding in words. */
const exampleText = (model: PortalModel, finding: AnalysisFinding, language: Language, { pool, samples }: Examples): string => {
  const { code, witness: find } = finding;
  if (code === 'dead-item' || code === 'dead-place' || code === 'dead-rule') return whyNobody(model, finding, language);
  if (aboutNobody.includes(code)) return '';
  const say = sentences(language);
  const witness = find(pool);
  if (!witness) return '';
  const facts = witnessText(model, witness, { language, words: factWords(model.portal.labels, language), samples });
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
  const at = placeOf(documents, finding.about);
  if (!at) return [];
  const { code, severity, assumes, id, about, other = '' } = finding;
  const assumed = assumes.length === 0 ? '' : ` ${say('finding.assumes', { constraints: assumes.join(say('comma')) })}`;
  const message = say(`finding.${code}.message`, { name: about.name, field: about.field ?? '', other });
  const hint = `${say(`finding.${code}.hint`, { name: about.name, other })}${exampleText(model, finding, language, examples)}${assumed} [${id}]`;
  return [placedProblem({ at, code, message, hint, ...(severity === 'warning' && { severity }) })];
};

/** The names of the screen, block and item that an item lies in. */
const above = (name: string): readonly string[] => {
  const parts = name.split('/');
  return parts.slice(1).map((_, place) => parts.slice(0, place + 1).join('/'));
};

const analysed = (documents: readonly ConfigDocument[]): { readonly model: PortalModel; readonly analysis: Analysis } | TooLarge => {
  try {
    const model = modelOf(compileConfig(documents));
    return { model, analysis: analyse(model, waiversIn(documents)) };
  } catch (error) {
    if (error instanceof TooLarge) return error;
    throw error;
  }
};

/** What is too complex to be analysed, at its place. */
const tooComplex = (documents: readonly ConfigDocument[], { about }: TooLarge, language: Language): readonly Problem[] => {
  const say = sentences(language);
  const at = placeOf(documents, about ?? { kind: 'rule', name: '' });
  const name = about?.name ?? 'config';
  const [message, hint] = ['message', 'hint'].map((part) => say(`finding.too-complex.${part}`, { name })) as [string, string];
  return at ? [placedProblem({ at, code: 'too-complex', message, hint })] : [];
};

/** What the analysis of a checked configuration found, waived findings left out, with places in its files; what lies in a dead screen or block is dead with it, and is not told again. */
export const findingProblems = (
  documents: readonly ConfigDocument[],
  language: Language = 'en',
  samplesOf = noSamples,
): { readonly analysis: Analysis; readonly problems: readonly Problem[] } => {
  const found = analysed(documents);
  if (found instanceof TooLarge) return { analysis: { findings: [], waived: [] }, problems: tooComplex(documents, found, language) };
  const { model, analysis } = found;
  const dead = new Set(analysis.findings.filter(({ code }) => code === 'dead-item').map(({ about }) => about.name));
  const asserted = assertedNames(documents);
  const told = analysis.findings.filter(
    ({ code, about }) =>
      ((code !== 'dead-item' && code !== 'dead-place') || !above(about.name).some((name) => dead.has(name))) &&
      ((code !== 'unused-rule' && code !== 'unused-fact') || !asserted.has(about.name)),
  );
  const examples = examplesIn(model, samplesOf);
  const problems = told.flatMap((finding) => problemFrom(model, documents, finding, language, examples));
  const telling = { language, ...examples };
  const excluded = excludedMembers(model, documents, telling);
  return { analysis, problems: [...excluded, ...problems, ...assertionProblems(model, documents, telling)] };
};

/** Facts and rules that nothing uses are reported by the analysis, which knows what the portal itself reads and what is waived. */
const isTakenOver = ({ code, file }: Problem): boolean => code === 'unused-name' && /rules\/(facts|rules)\.json$/.test(file);

/**
 * All that `portal check` says of a configuration: mistakes of the files and, where these have none, Spanish words that are not
 * known to say what their English says, and what the analysis of all members finds. `today` (YYYY-MM-DD) tells what has ended long ago; without it nothing depends on the day.
 * Examples of findings are sample members or like one where `samplesOf` knows these.
 */
export const everyProblem = (
  documents: readonly ConfigDocument[],
  language: Language = 'en',
  today?: string,
  samplesOf?: SamplesOf,
): readonly Problem[] => {
  const checked = fileProblems(documents, language, today);
  if (checked.some(({ severity }) => severity === 'error')) return checked;
  const stale = staleFindings(documents).map((finding) => problemOf(finding, language));
  return [...checked.filter((problem) => !isTakenOver(problem)), ...stale, ...findingProblems(documents, language, samplesOf).problems];
};

/** Problems as a text of both languages. */
export const problemsSay = (problemsIn: (language: Language) => readonly Problem[]): Says => ({
  en: configProblemsText(problemsIn('en')),
  es: configProblemsText(problemsIn('es'), 'es'),
});
