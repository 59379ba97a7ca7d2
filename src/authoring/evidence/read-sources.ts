import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { parseDocument } from '../../config/files/parse-document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { compileSound } from '../project/read-portal.ts';
import { Refusal } from '../refusal.ts';

/** A configuration, or why it is missing: its source is not stored, or this version cannot read it. */
export type ReadSource = CompiledPortal | 'no-source' | 'unreadable-source';

/**
 * Returns a function that compiles the source of each release. A file is parsed again only if it differs from
 * that of the release before.
 */
export const sourceReader = (
  files: (source: string) => SourceFiles | undefined,
): ((source: string | undefined) => ReadSource) => {
  let recent = new Map<string, ConfigDocument>();
  let last: { readonly source: string; readonly read: ReadSource } | undefined;
  const compiled = (written: SourceFiles): ReadSource => {
    const documents = Object.keys(written)
      .sort()
      .map((file) => {
        const text = written[file] ?? '';
        const known = recent.get(file);
        return known?.text === text ? known : parseDocument(file, text);
      });
    recent = new Map(documents.map((document) => [document.file, document]));
    try {
      return compileSound(documents);
    } catch (error) {
      if (error instanceof Refusal) return 'unreadable-source';
      throw error;
    }
  };
  return (source) => {
    if (source === undefined) return 'no-source';
    if (last?.source === source) return last.read;
    const written = files(source);
    const read = written ? compiled(written) : 'no-source';
    last = { source, read };
    return read;
  };
};
