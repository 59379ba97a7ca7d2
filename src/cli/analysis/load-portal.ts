import { existsSync } from 'node:fs';
import { UsageError } from '../usage-error.ts';
import type { OptionValues } from '../command.ts';
import { readPortal, type PortalSource } from './read-portal.ts';

/** The configuration that `--config` and `--locales` name; a missing folder is a usage error. */
export const loadPortal = ({ config, locales }: OptionValues): PortalSource => {
  const missing = [config, locales].find((folder) => !existsSync(String(folder)));
  if (missing !== undefined) throw new UsageError(`There is no folder ${String(missing)}.`);
  return readPortal(String(config), String(locales));
};
