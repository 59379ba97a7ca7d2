import type { CompiledConfig } from '../../config/compile/compile-config.ts';

/** Everything that is analysed: a configuration with its words, and what its names mean for people. */
export type Portal = CompiledConfig;
