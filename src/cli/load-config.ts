import { existsSync } from 'node:fs';
import { portalNames } from '../authoring/project/portal-names.ts';
import { findingProblems } from '../authoring/project/problems.ts';
import { type PortalSource, readPortal } from '../authoring/project/read-portal.ts';
import { checkConfig } from '../config/check/check-config.ts';
import { configProblemsText, type Problem } from '../config/check/problem.ts';
import { compileConfig, type CompiledConfig } from '../config/compile/compile-config.ts';
import { readConfig } from '../config/files/read-config.ts';
import { withPortBase } from '../release/release-files.ts';
import type { OptionValues } from './command.ts';
import { existingFolders } from './options.ts';

/** The two folders of a configuration, and the first of the ports that its `local` environment is moved to. */
interface Source {
  readonly config: string;
  readonly locales: string;
  readonly portBase: number;
  /** Refuse also what the analysis of all possible members calls an error. */
  readonly isAnalysed?: boolean;
}

/**
 * A configuration, checked and compiled, its local ports moved. Undefined when it has errors or a folder is missing, with every
 * problem printed; warnings alone are not printed, `portal check` tells them.
 */
export const loadConfig = (
  { config, locales, portBase, isAnalysed = false }: Source,
  print: (line: string) => void,
): CompiledConfig | undefined => {
  const missing = [config, locales].find((folder) => !existsSync(folder));
  if (missing !== undefined) {
    print(`There is no folder ${missing}.`);
    return undefined;
  }
  const documents = readConfig(config, locales);
  const refuses = (problems: readonly Problem[]): boolean => {
    const isRefused = problems.some(({ severity }) => severity === 'error');
    if (isRefused) print(configProblemsText(problems));
    return isRefused;
  };
  if (refuses(checkConfig(documents, portalNames))) return undefined;
  if (isAnalysed && refuses(findingProblems(documents).problems)) return undefined;
  const compiled = compileConfig(documents);
  return { ...compiled, config: { ...compiled.config, environments: withPortBase(compiled.config.environments, portBase) } };
};

/** The configuration that `--config` and `--locales` name; a missing folder is a usage error. */
export const loadPortal = (values: OptionValues): PortalSource => {
  const { config, locales } = existingFolders(values);
  return readPortal(config, locales);
};
