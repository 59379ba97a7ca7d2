import type { CompiledConfig } from '../../config/compile-config.ts';

/** Everything that is analysed: a configuration with its words, and what its names mean for people. */
export type Portal = CompiledConfig;
