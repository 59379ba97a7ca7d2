import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** Returns the version of the running code, such as `0.2.0`, from package.json. */
export const codeVersion = (): string => {
  const manifest = readFileSync(findPackageJSON(import.meta.url) ?? '', 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
};
