import type { QueryClient } from '@tanstack/react-query';
import { applyEdits } from '../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { type SourceStep, sourceStepKey } from '../api/queries.ts';

/** The key of the files of a source among the answers. */
export const sourceKey = (id: string) => ['source', id] as const;

// The same as `sourceId`, which needs Node: SHA-256 of `path \0 text \0` of each file in order of path.
const hashFiles = async (files: SourceFiles): Promise<string> => {
  const paths = Object.keys(files).toSorted();
  const text = paths.map((path) => `${path}\0${files[path] ?? ''}\0`).join('');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

// Each request by itself, as the server applied them: very many edits at once are laid out in another way.
const applyStep = (before: SourceFiles, { edits }: SourceStep): SourceFiles | undefined => {
  let files = before;
  for (const rev of new Set(edits.map((edit) => edit.rev))) {
    const request = edits.filter((edit) => edit.rev === rev);
    const applied = applyEdits(
      files,
      request.map(({ address, before: expected, after: value }) => ({ address, expected, value })),
    );
    if (!('files' in applied)) return undefined;
    files = applied.files;
  }
  return files;
};

/**
 * Makes the files of a source of files that the page has and the edits that led from there. Returns undefined if it does not know them, or if
 * the hash of the result is another one: some requests change what no edit can say, such as the layout of a file.
 */
export const deriveFiles = async (queries: QueryClient, id: string): Promise<SourceFiles | undefined> => {
  const step = queries.getQueryData<SourceStep>(sourceStepKey(id));
  if (!step) return undefined;
  const before = queries.getQueryData<SourceFiles>(sourceKey(step.from)) ?? (await deriveFiles(queries, step.from));
  const files = before && applyStep(before, step);
  return files && (await hashFiles(files)) === id ? files : undefined;
};
