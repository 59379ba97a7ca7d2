import type { Portal } from '../../analysis/model/world.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { readConfig } from '../../config/files/read-config.ts';
import { compileSound } from './compile-sound.ts';

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
