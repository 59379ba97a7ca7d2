import type { ConfigDocument } from '../../config/files/document.ts';
import { readConfig } from '../../config/files/read-config.ts';
import { replaceFiles } from '../../config/files/replace-files.ts';
import type { Edit } from '../edit/edit.ts';
import { checkedEdits } from './edit-documents.ts';

/** Who edits, and why. */
interface EditNote {
  readonly author: string;
  readonly note: string;
}

/** Where a configuration is kept. Whoever reads or edits one needs to know no more of it. */
export interface ConfigStore {
  /** Every document as it is now, sorted by place. */
  readonly list: () => Promise<readonly ConfigDocument[]>;
  /** Edits documents and answers the changed ones. It is the only way to write, and refuses what `checkedEdits` refuses; then nothing is written, nor where one of the files cannot be. */
  readonly keep: (edits: readonly Edit[], by: EditNote) => Promise<readonly ConfigDocument[]>;
}

/** The two folders of a configuration. */
export interface Folders {
  readonly config: string;
  readonly locales: string;
}

/** A configuration in two folders; who changed what there and why is for git to remember. Both functions reject with what the file system throws. */
export const folderStore = ({ config, locales }: Folders): ConfigStore => {
  const list = () => new Promise<readonly ConfigDocument[]>((resolve) => resolve(readConfig(config, locales)));
  return {
    list,
    keep: async (edits) => {
      const changed = checkedEdits(await list(), edits);
      replaceFiles(changed);
      return changed;
    },
  };
};
