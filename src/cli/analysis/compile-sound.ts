import type { Portal } from '../../analysis/model/portal.ts';
import { checkConfig } from '../../config/check-config.ts';
import { compileConfig } from '../../config/compile-config.ts';
import type { ConfigDocument } from '../../config/config-document.ts';
import { configProblemsText } from '../../config/config-problems-text.ts';
import { hasStructure } from '../../config/has-structure.ts';
import { portalNames } from '../portal-names.ts';
import { Refusal } from '../refusal.ts';

/** Compiles a configuration; refuses one of which nobody can say who sees what, with the problems that `portal check` tells. */
export const compileSound = (documents: readonly ConfigDocument[]): Portal => {
  if (!hasStructure(documents, portalNames)) throw new Refusal(configProblemsText(checkConfig(documents, portalNames)));
  return compileConfig(documents);
};
