import { compileConfig } from '../../src/config/compile-config.ts';
import { readConfig } from '../../src/config/read-config.ts';

/** The configuration and words that the project ships. */
export const shippedConfig = compileConfig(readConfig('config', 'locales'));
