import { checkConfig, isReadable } from '../../config/check/check-config.ts';
import { configProblemsText } from '../../config/check/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { readConfig } from '../../config/files/read-config.ts';
import type { Folders } from '../folder-options.ts';
import { portalNames } from '../portal-names.ts';
import { Refusal } from '../refusal.ts';

/** The files of a configuration; refuses, with the problems, one of which a file cannot be read. */
export const readableDocuments = ({ config, locales }: Folders): readonly ConfigDocument[] => {
  const documents = readConfig(config, locales);
  if (!isReadable(documents)) throw new Refusal(configProblemsText(checkConfig(documents, portalNames)));
  return documents;
};
