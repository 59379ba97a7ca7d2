import { contradiction } from '../../analysis/model/states.ts';
import type { World } from '../../analysis/model/world.ts';
import { hasStructure, isReadable } from '../../config/check/check-config.ts';
import type { Problem } from '../../config/check/findings/problem.ts';
import { compileConfig, type CompiledPortal } from '../../config/compile/compile-config.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import { refusal, Refusal } from '../refusal.ts';
import type { ConfigStore } from './config-store.ts';
import { fileProblems, findingProblems, portalNames, problemsSay } from './problems.ts';

/** Refuses, with the problems that `portal check` prints, a configuration of which a document cannot be read. */
export const refuseUnreadable = (documents: readonly ConfigDocument[]): void => {
  if (!isReadable(documents)) throw new Refusal(problemsSay((language) => fileProblems(documents, language)));
};

const soundOrRefused = memoize((documents: readonly ConfigDocument[]): CompiledPortal | Refusal =>
  hasStructure(documents, portalNames)
    ? compileConfig(documents)
    : new Refusal(problemsSay((language) => fileProblems(documents, language))),
);

/** Compiles a configuration; refuses one of which nobody can say who sees what, with the problems that `portal check` prints. */
export const compileSound = (documents: readonly ConfigDocument[]): CompiledPortal => {
  const found = soundOrRefused(documents);
  if (found instanceof Refusal) throw found;
  return found;
};

const refuseErrors = (problemsIn: (language: Language) => readonly Problem[]): void => {
  if (problemsIn('en').some(({ severity }) => severity === 'error')) throw new Refusal(problemsSay(problemsIn));
};

/** Compiles a configuration for members; refuses, with the problems, one that has an error or, where `isAnalysed`, one in which the analysis of all possible members finds an error. */
export const compileWithoutErrors = (documents: readonly ConfigDocument[], isAnalysed: boolean): CompiledPortal => {
  refuseErrors((language) => fileProblems(documents, language));
  if (isAnalysed) refuseErrors((language) => findingProblems(documents, language).problems);
  return compileConfig(documents);
};

/** A configuration as the analysis takes it, with the documents that it was read from. */
export interface PortalSource {
  readonly portal: CompiledPortal;
  readonly documents: readonly ConfigDocument[];
}

/** Reads a configuration; refuses one with mistakes that leave open who sees what. */
export const readPortal = async (store: ConfigStore): Promise<PortalSource> => {
  const documents = await store.list();
  return { portal: compileSound(documents), documents };
};

/** Refuses a configuration whose constraints leave no possible member, of whom nothing could be said. */
export const refuseNoMember = (world: World): void => {
  const constraint = contradiction(world);
  if (constraint === undefined) return;
  throw refusal('no-member', { constraint });
};
