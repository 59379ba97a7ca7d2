import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The version of the code that runs, such as `0.2.0`: from the project's package.json, or from that of a built server. */
export const codeVersion = (): string => {
  const manifest = readFileSync(findPackageJSON(import.meta.url) ?? '', 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
};
