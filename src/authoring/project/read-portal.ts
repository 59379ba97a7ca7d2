import { contradiction } from '../../analysis/model/states.ts';
import type { World } from '../../analysis/model/world.ts';
import { hasStructure, isReadable } from '../../config/check/check-config.ts';
import type { Problem } from '../../config/check/findings/problem.ts';
import { findRisks } from '../../config/check/risks/risks.ts';
import { compileConfig, type CompiledPortal } from '../../config/compile/compile-config.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import { refusal, Refusal } from '../refusal.ts';
import type { ConfigStore } from './config-store.ts';
import { fileProblems, findingProblems, portalNames, problemsMessage } from './problems.ts';

/** Throws when a document cannot be read, with the problems that `portal check` prints. */
export const refuseUnreadable = (documents: readonly ConfigDocument[]): void => {
  if (!isReadable(documents))
    throw new Refusal(problemsMessage((language) => fileProblems(documents, language)));
};

const soundOrRefused = memoize((documents: readonly ConfigDocument[]): CompiledPortal | Refusal =>
  hasStructure(documents, portalNames)
    ? compileConfig(documents)
    : new Refusal(problemsMessage((language) => fileProblems(documents, language))),
);

/** Compiles a configuration. Throws the problems if errors make it unclear who sees what. */
export const compileSound = (documents: readonly ConfigDocument[]): CompiledPortal => {
  const found = soundOrRefused(documents);
  if (found instanceof Refusal) throw found;
  return found;
};

const refuseErrors = (problemsIn: (language: Language) => readonly Problem[]): void => {
  if (problemsIn('en').some(({ severity }) => severity === 'error'))
    throw new Refusal(problemsMessage(problemsIn));
};

/**
 * Compiles a configuration for members. Throws the problems on any error of the check and, when `isAnalysed`,
 * of the analysis.
 */
export const compileWithoutErrors = (
  documents: readonly ConfigDocument[],
  isAnalysed: boolean,
): CompiledPortal => {
  refuseErrors((language) => fileProblems(documents, language));
  refuseErrors((language) => findRisks(documents, portalNames, [], language));
  if (isAnalysed) refuseErrors((language) => findingProblems(documents, language).problems);
  return compileConfig(documents);
};

export interface PortalSource {
  readonly portal: CompiledPortal;
  readonly documents: readonly ConfigDocument[];
}

/** Reads and compiles a configuration. Throws if errors make it unclear who sees what. */
export const readPortal = async (store: ConfigStore): Promise<PortalSource> => {
  const documents = await store.list();
  return { portal: compileSound(documents), documents };
};

/** Throws when the constraints exclude every possible member. */
export const refuseNoMember = (world: World): void => {
  const constraint = contradiction(world);
  if (constraint === undefined) return;
  throw refusal('no-member', { constraint });
};
