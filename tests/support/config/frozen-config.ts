import { compileSound } from '../../../src/authoring/project/read-portal.ts';
import type { CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import type { ConfigDocument } from '../../../src/config/files/document.ts';
import { readConfig } from '../../../src/config/files/read-config.ts';
import { type SourceFiles, sourceOf } from '../../../src/config/files/source.ts';
import { projectRoot } from '../project-files.ts';

/**
 * Where the frozen configuration lies: what the portal shipped one day, for tests of what is done with a
 * configuration (Decision 0049).
 */
export const frozenFolder = `${projectRoot}/tests/support/config/frozen`;

const folders = { config: `${frozenFolder}/config`, locales: `${frozenFolder}/locales` };

/** The frozen configuration as it was read; files are named by their place in it. */
export const frozenDocuments = (): readonly ConfigDocument[] =>
  readConfig(folders.config, folders.locales).map((document) => ({ ...document, fullPath: document.file }));

/** The files of the frozen configuration by their place. */
export const frozenSource = (): SourceFiles => sourceOf(frozenDocuments());

/** The frozen configuration, compiled. */
export const frozenConfig = compileSound(frozenDocuments());

/** The frozen configuration under another brand name, so that each name gives a different release. */
export const compiledConfig = (name = 'Brisamar Health Plan'): CompiledPortal => ({
  ...frozenConfig,
  config: { ...frozenConfig.config, brand: { ...frozenConfig.config.brand, name } },
});

/**
 * The frozen source with the environment of this machine alone: a fifth of the documents, and of the time
 * that a publication takes.
 */
export const localSource = (): SourceFiles => {
  const source = frozenSource();
  const file = 'config/environments.json';
  const { environments, ...rest } = JSON.parse(source[file] ?? '') as {
    readonly environments: Readonly<Record<string, unknown>>;
  };
  return { ...source, [file]: JSON.stringify({ ...rest, environments: { local: environments['local'] } }) };
};
