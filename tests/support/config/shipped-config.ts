import { compileConfig, type CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import { readConfig } from '../../../src/config/files/read-config.ts';
import { type SourceFiles, sourceOf } from '../../../src/config/files/source.ts';

/** The configuration and words that the project ships. */
export const shippedConfig = compileConfig(readConfig('config', 'locales'));

const shipped = compileConfig(readConfig('config', 'locales'));

/** The shipped configuration, read once, under another brand name, so that each name makes a release of its own. */
export const compiledConfig = (name = 'Brisamar Health Plan'): CompiledPortal => ({
  ...shipped,
  config: { ...shipped.config, brand: { ...shipped.config.brand, name } },
});

/** The shipped source with the environment of this machine alone: a fifth of the documents, and of the time that a publication takes. */
export const localSource = (): SourceFiles => {
  const source = sourceOf(readConfig('config', 'locales'));
  const place = 'config/environments.json';
  const { environments, ...rest } = JSON.parse(source[place] ?? '') as { readonly environments: Readonly<Record<string, unknown>> };
  return { ...source, [place]: JSON.stringify({ ...rest, environments: { local: environments['local'] } }) };
};
