import { outlineOf } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { ask } from '../api/ask.ts';
import { outlineIndex } from '../draft/content/outline-index.ts';

// Comments on each item in a draft. The answer is the ids of the comments.
export const commentOnItems = async (
  draft: string,
  items: readonly string[],
  textFor: (item: string) => string,
  files: SourceFiles,
): Promise<readonly string[]> => {
  const outline = outlineIndex(outlineOf(files));
  const ids: string[] = [];
  for (const item of items) {
    const body = { address: outline.byId(item)?.node.entry ?? null, text: textFor(item) };
    ids.push((await ask('POST /api/drafts/:id/threads', { path: { id: draft }, body })).id);
  }
  return ids;
};

export const resolveComments = async (comments: readonly string[]): Promise<void> => {
  for (const id of comments)
    await ask('POST /api/threads/:id/resolve', { path: { id }, body: { resolved: true } });
};
