import { describeSet } from '../../analysis/explain/describe-set.ts';
import { witnessIn } from '../../analysis/explain/witness.ts';
import { claimAnswer, type ClaimAnswer } from '../../analysis/findings/assertions.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Assertion } from '../../config/generated/config-files.ts';
import { assertionsIn, claimOf, faultsOf, type WrittenAssertion } from '../project/assertion-claims.ts';
import { provedProblems, type TextContext } from '../project/assertions.ts';
import { exampleMember } from './find-member.ts';

export interface AssertionResult {
  readonly assertion: Assertion;
  readonly verb: 'sees' | 'neverSees' | 'reaches';
  /** `wrong`: the assertion is invalid as written. `nobody`: it applies to no possible member. */
  readonly state: 'true' | 'broken' | 'wrong' | 'nobody';
  readonly who: string;
  readonly problems: readonly { readonly message: string; readonly hint: string }[];
  readonly wrongFor: string;
  readonly counterexample: { readonly member: string; readonly part: string } | undefined;
  readonly assumes: readonly string[];
}

const counterexampleOf = (
  { failure }: ClaimAnswer,
  { pool }: TextContext,
): AssertionResult['counterexample'] => {
  const witness = failure && witnessIn(failure.model, failure.members, pool);
  if (!failure || !witness?.like) return undefined;
  return { member: exampleMember(failure.model, witness.state, witness.like), part: failure.part };
};

const resultOf = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  written: WrittenAssertion,
  context: TextContext,
): AssertionResult => {
  const { assertion } = written;
  const { language } = context;
  const problems = provedProblems(model, documents, written, { ...context, isOnPage: true }).map(
    ({ message, hint }) => ({
      message,
      hint,
    }),
  );
  const claim = claimOf(model, assertion);
  const one = {
    assertion,
    verb: claim.says,
    problems,
    who: '',
    wrongFor: '',
    counterexample: undefined,
    assumes: [],
  };
  if (faultsOf(model, written).length > 0) return { ...one, state: 'wrong' };
  const answer = claimAnswer(model, claim);
  const words = factWords(model.portal.labels, language);
  const cases = (set: number): string => words.cases(describeSet(model.world, set, model.world.possible), []);
  return {
    ...one,
    state: answer.members === 0 ? 'nobody' : answer.failure ? 'broken' : 'true',
    who: cases(answer.members),
    wrongFor: answer.failure ? cases(answer.failure.members) : '',
    counterexample: counterexampleOf(answer, context),
    assumes: answer.assumes.map((id) => model.portal.labels.constraints[id]?.says[language] ?? id),
  };
};

/** Returns the assertions of a configuration with their results, in the order of the file. */
export const assertionResults = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  context: TextContext,
): readonly AssertionResult[] =>
  assertionsIn(documents).map((written) => resultOf(model, documents, written, context));
