import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SourceFiles } from '../../../config/files/source.ts';
import { useDraftList } from '../api/draft-lists.ts';
import { draftQuery, liveQuery } from '../api/queries.ts';
import { sourceQuery } from '../draft/draft-data.ts';
import { useMe, useSeesContent } from '../session/use-me.ts';
import { type FindEntry, findIndex } from './find-index.ts';
import { useFindable } from './findable.ts';

export interface SearchScope {
  readonly index: readonly FindEntry[];
  readonly files: SourceFiles;
  /** Undefined for the live files, which are read-only. */
  readonly draft: { readonly id: string; readonly name: string } | undefined;
  readonly changed: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

// The open page, else the user's last changed draft, else live. Undefined while loading and for users without
// access.
export const useSearchScope = (): SearchScope | undefined => {
  const me = useMe();
  const here = useFindable();
  const sees = useSeesContent();
  const wants = sees && here === undefined;
  const isEditor = me.roles.includes('editor');
  const drafts = useDraftList({ show: 'mine', enabled: wants && isEditor });
  const own = drafts.data?.drafts.find(
    ({ kind, state }) => kind === 'content' && (state === 'open' || state === 'review'),
  );
  const draft = useQuery({ ...draftQuery(own?.id ?? ''), enabled: wants && own !== undefined });
  const live = useQuery({
    ...liveQuery,
    enabled: wants && (drafts.isSuccess || !isEditor) && own === undefined,
  });
  const source = own ? draft.data?.source : (live.data?.source ?? undefined);
  const fetched = useQuery({ ...sourceQuery(source ?? ''), enabled: wants && source !== undefined });
  const files = here?.files ?? (wants ? fetched.data : undefined);
  const index = useMemo(() => files && findIndex(files), [files]);
  if (!files || !index) return undefined;
  return { index, files, draft: here?.draft ?? own, changed: here?.changed ?? none };
};
