import type { Drafts, DraftSummary, Me } from '../../../src/workbench/api/generated/api-shapes.ts';
import { containsText } from '../../../src/workbench/web/kit/match-text.ts';
import { draftViews } from './draft-views.ts';

const views: Readonly<Record<string, (draft: DraftSummary, me: Me) => boolean>> = {
  ...draftViews,
  all: () => true,
};

const fits = ({ name, note, authors, createdBy }: DraftSummary, searched: string): boolean =>
  [name, note, createdBy?.name ?? '', ...authors.map((author) => author.name)].some((text) =>
    containsText(text, searched),
  );

/** The page of drafts that the server answers to a user: the parameters as the server takes them. */
export const listedDrafts = (
  drafts: readonly DraftSummary[],
  me: Me,
  query: URLSearchParams,
  pageLength = 100,
): Drafts => {
  const of = (view: string) => drafts.filter((draft) => views[view]?.(draft, me) ?? false);
  const id = query.get('draft');
  const found = of(query.get('show') ?? (id === null ? 'open' : 'all'))
    .filter((draft) => id === null || draft.id === id)
    .filter((draft) => fits(draft, query.get('find') ?? ''));
  const from = Number(query.get('after') ?? 0);
  const [open = 0, waiting = 0, mine = 0, scheduled = 0] = ['open', 'waiting', 'mine', 'scheduled'].map(
    (view) => of(view).length,
  );
  return {
    drafts: found.slice(from, from + pageLength),
    next: found.length > from + pageLength ? String(from + pageLength) : null,
    ...(query.size === 0 && { counts: { open, waiting, mine, scheduled } }),
  };
};
