import { checkConfig } from '../../config/check-config.ts';
import { configProblemsText } from '../../config/config-problems-text.ts';
import { isReadable } from '../../config/is-readable.ts';
import { readConfig } from '../../config/read-config.ts';
import type { Folders } from '../folder-options.ts';
import { portalNames } from '../portal-names.ts';
import { Refusal } from '../refusal.ts';

/** Refuses, with the problems, to add an entry to a configuration while one of its files cannot be read. */
export const refuseUnreadable = ({ config, locales }: Folders): void => {
  const documents = readConfig(config, locales);
  if (!isReadable(documents)) throw new Refusal(configProblemsText(checkConfig(documents, portalNames)));
};
