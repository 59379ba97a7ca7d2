import type { Problem } from '../../config/check/findings/problem.ts';
import { findRisks } from '../../config/check/risks/risks.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language } from '../../config/portal-config.ts';
import { findProblems, portalNames } from './problems.ts';

/** Adds the risks for members to the other problems of a configuration. */
export const withRisks = (
  problems: readonly Problem[],
  documents: readonly ConfigDocument[],
  language: Language,
): readonly Problem[] => [...problems, ...findRisks(documents, portalNames, problems, language)];

/**
 * Returns everything that `portal check` reports. Browsers load `findProblems` only, and get the rest from the
 * server (Decision 0059).
 */
export const findAllProblems = (
  ...[documents, language = 'en', ...asked]: Parameters<typeof findProblems>
): readonly Problem[] => withRisks(findProblems(documents, language, ...asked), documents, language);
