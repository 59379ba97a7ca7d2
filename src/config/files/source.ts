import { createHash } from 'node:crypto';
import type { ConfigDocument } from './document.ts';

/** A source: the text of every file of a configuration by its place, such as `config/rules/facts.json`. */
export type SourceFiles = Readonly<Record<string, string>>;

/** The name of a source: SHA-256, in hex, of `place \0 text \0` of each file in order of place; so formatting counts, folders do not. */
export const sourceId = (files: SourceFiles): string => {
  const hash = createHash('sha256');
  for (const place of Object.keys(files).sort()) hash.update(`${place}\0${files[place]}\0`);
  return hash.digest('hex');
};

/** Whether a value is the name of a source: 64 hex digits. */
export const isSourceId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The source of a configuration that was read. */
export const sourceOf = (documents: readonly ConfigDocument[]): SourceFiles =>
  Object.fromEntries(documents.map(({ place, text }) => [place, text]));
