import { contradiction } from '../../analysis/findings/states.ts';
import type { Portal, World } from '../../analysis/model/world.ts';
import { checkConfig, hasStructure } from '../../config/check/check-config.ts';
import { configProblemsText } from '../../config/check/problem.ts';
import { compileConfig } from '../../config/compile/compile-config.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { readConfig } from '../../config/files/read-config.ts';
import { Refusal } from '../refusal.ts';
import { portalNames } from './portal-names.ts';

/** Compiles a configuration; refuses one of which nobody can say who sees what, with the problems that `portal check` tells. */
export const compileSound = (documents: readonly ConfigDocument[]): Portal => {
  if (!hasStructure(documents, portalNames)) throw new Refusal(configProblemsText(checkConfig(documents, portalNames)));
  return compileConfig(documents);
};

/** A configuration as the analysis takes it, with the documents that it was read from. */
export interface PortalSource {
  readonly portal: Portal;
  readonly documents: readonly ConfigDocument[];
}

/** Reads a configuration from its two folders. Refuses one with mistakes that leave open who sees what; throws what the file system throws when one is missing. */
export const readPortal = (configFolder: string, localesFolder: string): PortalSource => {
  const documents = readConfig(configFolder, localesFolder);
  return { portal: compileSound(documents), documents };
};

/** Refuses a configuration whose constraints leave no possible member, of whom nothing could be said. */
export const refuseNoMember = (world: World): void => {
  const constraint = contradiction(world);
  if (constraint === undefined) return;
  throw new Refusal(
    `No member can exist: the constraint ${constraint} and those before it contradict each other. ` +
      'Correct it in config/rules/constraints.json; portal check tells the line.',
  );
};
