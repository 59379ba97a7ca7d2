import { compileConfig, type CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import { readConfig } from '../../../src/config/files/read-config.ts';

/** The configuration and words that the project ships. */
export const shippedConfig = compileConfig(readConfig('config', 'locales'));

const shipped = compileConfig(readConfig('config', 'locales'));

/** The shipped configuration, read once, under another brand name, so that each name makes a release of its own. */
export const compiledConfig = (name = 'Brisamar Health Plan'): CompiledPortal => ({
  ...shipped,
  config: { ...shipped.config, brand: { ...shipped.config.brand, name } },
});
