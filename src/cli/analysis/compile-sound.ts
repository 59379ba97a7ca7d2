import type { Portal } from '../../analysis/model/world.ts';
import { checkConfig, hasStructure } from '../../config/check/check-config.ts';
import { configProblemsText } from '../../config/check/problem.ts';
import { compileConfig } from '../../config/compile/compile-config.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { portalNames } from '../portal-names.ts';
import { Refusal } from '../refusal.ts';

/** Compiles a configuration; refuses one of which nobody can say who sees what, with the problems that `portal check` tells. */
export const compileSound = (documents: readonly ConfigDocument[]): Portal => {
  if (!hasStructure(documents, portalNames)) throw new Refusal(configProblemsText(checkConfig(documents, portalNames)));
  return compileConfig(documents);
};
