import { checkConfig } from '../../config/check-config.ts';
import type { ConfigDocument } from '../../config/config-document.ts';
import { configProblemsText } from '../../config/config-problems-text.ts';
import { isReadable } from '../../config/is-readable.ts';
import { readConfig } from '../../config/read-config.ts';
import type { Folders } from '../folder-options.ts';
import { portalNames } from '../portal-names.ts';
import { Refusal } from '../refusal.ts';

/** The files of a configuration; refuses, with the problems, one of which a file cannot be read. */
export const readableDocuments = ({ config, locales }: Folders): readonly ConfigDocument[] => {
  const documents = readConfig(config, locales);
  if (!isReadable(documents)) throw new Refusal(configProblemsText(checkConfig(documents, portalNames)));
  return documents;
};
