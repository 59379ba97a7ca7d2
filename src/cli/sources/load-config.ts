import { existsSync } from 'node:fs';
import { type Folders, folderStore } from '../../authoring/project/config-store.ts';
import type { Published } from '../../authoring/project/publications.ts';
import { compileWithoutErrors, type PortalSource, readPortal } from '../../authoring/project/read-portal.ts';
import { readVersion, versionText } from '../../authoring/project/versions.ts';
import { Refusal } from '../../authoring/refusal.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { type SourceFiles, sourceOf } from '../../config/files/source.ts';
import { readPointer } from '../../release/pointer.ts';
import { publicationChain } from '../../release/chain/publication-chain.ts';
import { readRelease } from '../../release/read-release.ts';
import { releasedConfig, withPortBase } from '../../release/release-files.ts';
import type { OptionValues } from '../options/command.ts';
import { existingFolders } from '../options/options.ts';
import { refuseNoConfig } from '../options/write-places.ts';

interface Source extends Folders {
  readonly portBase: number;
  readonly isAnalysed?: boolean;
}

// `source` holds the texts before ports were changed.
interface Loaded {
  readonly compiled: CompiledPortal;
  readonly source: SourceFiles;
}

// Undefined on errors or a missing folder, after printing all problems. Warnings alone are left to `portal
// check`.
export const loadConfig = async (
  { config, locales, portBase, isAnalysed = false }: Source,
  print: (line: string) => void,
): Promise<Loaded | undefined> => {
  refuseNoConfig({ config, locales });
  const missing = [config, locales].find((folder) => !existsSync(folder));
  if (missing !== undefined) {
    print(`The folder ${missing} does not exist.`);
    return undefined;
  }
  try {
    const documents = await folderStore({ config, locales }).list();
    return {
      compiled: withPortBase(compileWithoutErrors(documents, isAnalysed), portBase),
      source: sourceOf(documents),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    print(error.message);
    return undefined;
  }
};

export const loadPortal = (values: OptionValues): Promise<PortalSource> =>
  readPortal(folderStore(existingFolders(values)));

export const readPublished = (dist: string): Published => ({
  publications: publicationChain(dist).list(),
  live: readPointer(dist)?.release,
  read: (release) => releasedConfig(readRelease(dist, release)),
});

export const loadRequestedPortal = async (
  values: OptionValues,
): Promise<PortalSource & { readonly version?: string }> => {
  const { of } = values;
  if (typeof of !== 'string') return loadPortal(values);
  const published = readPublished(String(values['in']));
  return { portal: await readVersion(of, published), documents: [], version: versionText(of, published) };
};
