import type { ConfigDocument } from '../../config/files/document.ts';
import { readConfig } from '../../config/files/read-config.ts';
import { replaceFiles } from '../../config/files/replace-files.ts';
import type { Edit } from '../edit/edit-text.ts';
import { checkEdits } from './edit-documents.ts';

interface EditNote {
  readonly author: string;
  readonly note: string;
}

/** The storage of a configuration. Readers and editors use only these two functions. */
export interface ConfigStore {
  /** Returns every document, sorted by path. */
  readonly list: () => Promise<readonly ConfigDocument[]>;
  /**
   * Applies edits and returns the changed documents. Rejects and writes nothing if `checkEdits` or the
   * file system fails.
   */
  readonly keep: (edits: readonly Edit[], by: EditNote) => Promise<readonly ConfigDocument[]>;
}

export interface Folders {
  readonly config: string;
  readonly locales: string;
}

/**
 * Stores a configuration in two folders; git keeps the history. Both functions reject with the errors of the
 * file system.
 */
export const folderStore = ({ config, locales }: Folders): ConfigStore => {
  const list = () =>
    new Promise<readonly ConfigDocument[]>((resolve) => resolve(readConfig(config, locales)));
  return {
    list,
    keep: async (edits) => {
      const changed = checkEdits(await list(), edits);
      replaceFiles(changed.map(({ fullPath, text }) => ({ file: fullPath, text })));
      return changed;
    },
  };
};
