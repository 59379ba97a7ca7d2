import type { QueryClient } from '@tanstack/react-query';
import type { ChangeValues, Saved } from '../../api/generated/api-shapes.ts';
import { ask } from './ask.ts';
import { draftQuery, rememberStep } from './queries.ts';

const underWay = new Map<string, Promise<void>>();

// Resolves once its answer is stored or it failed.
export const saveUnderWay = (draft: string): Promise<void> | undefined => underWay.get(draft);

// The answer has all edits after the known revision, including these.
export const saveEdits = (queries: QueryClient, id: string, body: ChangeValues): Promise<Saved> => {
  const known = queries.getQueryData(draftQuery(id).queryKey);
  const save = ask('POST /api/drafts/:id/edits', { path: { id }, query: { since: known?.rev }, body }).then(
    (saved) => {
      rememberStep(queries, known, saved);
      return saved;
    },
  );
  const ended = save.then(
    () => undefined,
    () => undefined,
  );
  underWay.set(id, ended);
  void ended.then(() => underWay.get(id) === ended && underWay.delete(id));
  return save;
};
