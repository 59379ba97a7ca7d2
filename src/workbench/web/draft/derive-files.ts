import type { QueryClient } from '@tanstack/react-query';
import { applyEdits } from '../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { type SourceStep, sourceStepKey } from '../api/queries.ts';

export const sourceKey = (id: string) => ['source', id] as const;

// The same as `sourceId`, which needs Node: SHA-256 of `path \0 text \0` of each file in order of path.
const hashFiles = async (files: SourceFiles): Promise<string> => {
  const paths = Object.keys(files).toSorted();
  const text = paths.map((path) => `${path}\0${files[path] ?? ''}\0`).join('');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

// Applied request by request, as on the server: applying many edits at once gives another layout.
const applyStep = (before: SourceFiles, { edits }: SourceStep): SourceFiles | undefined => {
  let files = before;
  for (const request of Map.groupBy(edits, ({ rev }) => rev).values()) {
    const applied = applyEdits(
      files,
      request.map(({ address, before: expected, after: value }) => ({ address, expected, value })),
    );
    if (!('files' in applied)) return undefined;
    files = applied.files;
  }
  return files;
};

// Undefined if an edit is missing or the hash differs: some requests change what edits cannot express, such
// as the layout of a file.
export const deriveFiles = async (queries: QueryClient, id: string): Promise<SourceFiles | undefined> => {
  const step = queries.getQueryData<SourceStep>(sourceStepKey(id));
  if (!step) return undefined;
  const before =
    queries.getQueryData<SourceFiles>(sourceKey(step.from)) ?? (await deriveFiles(queries, step.from));
  const files = before && applyStep(before, step);
  return files && (await hashFiles(files)) === id ? files : undefined;
};
