import { createHash } from 'node:crypto';
import type { ConfigDocument } from './document.ts';

/** The text of every file of a configuration by path, such as `config/rules/facts.json`. */
export type SourceFiles = Readonly<Record<string, string>>;

/**
 * Returns the SHA-256 (hex) of all files: `path \0 text \0` in path order. Differences in formatting count.
 */
export const sourceId = (files: SourceFiles): string => {
  const hash = createHash('sha256');
  for (const file of Object.keys(files).sort()) hash.update(`${file}\0${files[file]}\0`);
  return hash.digest('hex');
};

/** Returns true for 64 hex digits. */
export const isSourceId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Returns the text of each document by path. */
export const sourceOf = (documents: readonly ConfigDocument[]): SourceFiles =>
  Object.fromEntries(documents.map(({ file, text }) => [file, text]));
