import type { Portal } from '../../analysis/model/portal.ts';
import { compileConfig } from '../../config/compile-config.ts';
import type { ConfigDocument } from '../../config/config-document.ts';
import { readConfig } from '../../config/read-config.ts';

/** A configuration as the analysis takes it, with the documents that it was read from. */
export interface PortalSource {
  readonly portal: Portal;
  readonly documents: readonly ConfigDocument[];
}

/** Reads a configuration from its two folders. Throws what the file system throws when one is missing. */
export const readPortal = (configFolder: string, localesFolder: string): PortalSource => {
  const documents = readConfig(configFolder, localesFolder);
  return { portal: compileConfig(documents), documents };
};
