import { compileConfig } from '../../../src/config/compile/compile-config.ts';
import { readConfig } from '../../../src/config/files/read-config.ts';

/** The configuration and words that the project ships: for tests of what the specification asks of them. */
export const shippedConfig = compileConfig(readConfig('config', 'locales'));
