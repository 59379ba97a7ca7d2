import type { OptionValues } from '../command.ts';
import { existingFolders } from '../existing-folders.ts';
import { readPortal, type PortalSource } from './read-portal.ts';

/** The configuration that `--config` and `--locales` name; a missing folder is a usage error. */
export const loadPortal = (values: OptionValues): PortalSource => {
  const { config, locales } = existingFolders(values);
  return readPortal(config, locales);
};
