import { describeSet } from '../../analysis/explain/describe-set.ts';
import { type RealisticMember, witnessIn } from '../../analysis/explain/witness.ts';
import { type Claim, claimAnswer, type ClaimAnswer } from '../../analysis/findings/assertions.ts';
import { namesIn } from '../../analysis/model/named-conditions.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { type NamedSample, sentences } from '../../analysis/words/sentences.ts';
import { witnessText } from '../../analysis/words/witness-words.ts';
import { locateProblem, type Problem } from '../../config/check/findings/problem.ts';
import { nearestName } from '../../config/check/findings/wording.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Assertion } from '../../config/generated/config-files.ts';
import type { Language } from '../../config/portal-config.ts';
import { UnknownName } from '../refusal.ts';
import { assertionsIn, claimOf, type Fault, faultsOf, type WrittenAssertion } from './assertion-claims.ts';
import { findFileLine, formatLocation } from './places.ts';

export interface TextContext {
  readonly language: Language;
  readonly pool: readonly RealisticMember[];
  readonly samples: readonly NamedSample[];
  // Set for a page with its own link to an example: then no command is named.
  readonly isOnPage?: boolean;
}

// Facts and rules that only an assertion names are not unused.
export const assertedNames = (documents: readonly ConfigDocument[]): ReadonlySet<string> =>
  new Set(assertionsIn(documents).flatMap(({ assertion: { who } }) => namesIn(who)));

const faultProblem = (
  { assertion, location }: WrittenAssertion,
  { field, code, blanks = {}, near = [] }: Fault,
  language: Language,
): Problem => {
  const say = sentences(language);
  const all = { name: assertion.name, ...blanks };
  const nearest = nearestName(blanks['part'] ?? '', near);
  const hint = `${nearest === undefined ? '' : `${say(`finding.${code}.near`, { near: nearest })} `}${say(`finding.${code}.hint`, all)}`;
  return locateProblem({ at: location(field), code, message: say(`finding.${code}.message`, all), hint });
};

const failureText = (
  { name, within }: Assertion,
  claim: Claim,
  { failure }: ClaimAnswer,
  language: Language,
): string => {
  const say = sentences(language);
  return say(`finding.broken-assertion.${claim.says}`, {
    name,
    part: failure?.part ?? '',
    within: within === undefined ? '' : say('finding.broken-assertion.within', { count: String(within) }),
    days: failure?.days === undefined ? '' : say('finding.broken-assertion.days', { days: failure.days }),
  });
};

const exampleText = (
  { failure }: ClaimAnswer,
  { language, pool, samples, isOnPage }: TextContext,
): string => {
  const witness = failure && witnessIn(failure.model, failure.members, pool);
  if (!witness) return '';
  const say = sentences(language);
  const words = factWords(failure.model.portal.labels, language);
  const facts = witnessText(failure.model, witness, { language, words, samples });
  const isSample = !isOnPage && witness.like?.but.length === 0 && failure.model.byId.has(failure.part);
  const why = isSample
    ? ` ${say('finding.broken-assertion.why', { part: failure.part, name: witness.like.name })}`
    : '';
  return ` ${say('finding.witness', { facts })}${why}`;
};

export const provedProblems = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  written: WrittenAssertion,
  context: TextContext,
): readonly Problem[] => {
  const { assertion, location } = written;
  const { language } = context;
  const say = sentences(language);
  const faults = faultsOf(model, written);
  if (faults.length > 0) return faults.map((fault) => faultProblem(written, fault, language));
  const claim = claimOf(model, assertion);
  const answer = claimAnswer(model, claim);
  const { name, says } = assertion;
  if (answer.members === 0) {
    const [message, hint] = ['message', 'hint'].map((part) =>
      say(`finding.assertion-nobody.${part}`, { name }),
    ) as [string, string];
    return [locateProblem({ at: location(), code: 'assertion-nobody', message, hint, severity: 'warning' })];
  }
  if (!answer.failure) return [];
  const { part } = answer.failure;
  const at = model.byId.has(part) ? findFileLine(documents, { kind: 'item', name: part }) : undefined;
  const where = at === undefined ? '' : say('finding.broken-assertion.at', { at });
  const hint = `${say('finding.broken-assertion.hint', { says: says[language], part, at: where })}${exampleText(answer, context)}`;
  return [
    locateProblem({
      at: location(claim.says),
      code: 'broken-assertion',
      message: failureText(assertion, claim, answer, language),
      hint,
    }),
  ];
};

export const assertionProblems = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  context: TextContext,
): readonly Problem[] =>
  assertionsIn(documents).flatMap((written) => provedProblems(model, documents, written, context));

/**
 * Checks an assertion. Returns its members, the constraints it depends on, and the members who break it.
 * Throws for an unknown name.
 */
export const assertionReport = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  name: string,
  context: TextContext,
): { readonly data: object; readonly lines: readonly string[] } => {
  const all = assertionsIn(documents);
  const written = all.find(({ assertion }) => assertion.name === name);
  if (!written)
    throw new UnknownName(
      'assertion',
      name,
      all.map(({ assertion }) => assertion.name),
    );
  const { language } = context;
  const say = sentences(language);
  const { assertion, location } = written;
  const at = formatLocation(location());
  const problems = provedProblems(model, documents, written, context);
  const claim = claimOf(model, assertion);
  const { members, failure, assumes } = claimAnswer(model, claim);
  const cases = (set: number): string =>
    factWords(model.portal.labels, language).cases(describeSet(model.world, set, model.world.possible), []);
  const lines = [
    say('aboutAssertion.says', { name, says: assertion.says[language] }),
    say('explain.writtenAt', { at }),
    ...problems.flatMap(({ message, hint }) => [say('aboutAssertion.wrong', { message }), hint]),
    ...(problems.length === 0 ? [say('aboutAssertion.true')] : []),
    say('aboutAssertion.of', { cases: cases(members) }),
    ...(failure ? [say('aboutAssertion.wrongFor', { cases: cases(failure.members) })] : []),
    ...(assumes.length === 0 ? [] : [say('finding.assumes', { constraints: assumes.join(say('comma')) })]),
  ];
  return { data: { ...assertion, writtenAt: at, isTrue: problems.length === 0, problems, assumes }, lines };
};
