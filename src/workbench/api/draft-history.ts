import type { Draft, DraftEdit, PersonName } from './generated/api-shapes.ts';

interface Revision {
  readonly rev: number;
  readonly edits: readonly [DraftEdit, ...DraftEdit[]];
}

/** Groups the edits of a draft by request, newest first. */
export const revisionsOf = (edits: readonly DraftEdit[]): readonly Revision[] => {
  const byRev = new Map<number, [DraftEdit, ...DraftEdit[]]>();
  for (const edit of edits) {
    const found = byRev.get(edit.rev);
    if (found) found.push(edit);
    else byRev.set(edit.rev, [edit]);
  }
  return [...byRev].map(([rev, own]) => ({ rev, edits: own })).toSorted((one, other) => other.rev - one.rev);
};

type Decision = 'approve' | 'changes' | 'comment' | 'withdraw' | 'publish';

/** An action on a draft, with its user and time. */
export type HistoryEntry = { readonly key: string; readonly at: string; readonly by: PersonName | null } & (
  | { readonly revision: Revision }
  | { readonly decision: Decision; readonly text: string; readonly number?: number | undefined }
);

/** Returns all actions on a draft, newest first: edits, reviews, withdrawn reviews and the publication. */
export const historyOf = ({
  edits,
  reviews,
  publication,
}: Pick<Draft, 'edits' | 'reviews' | 'publication'>): readonly HistoryEntry[] => {
  const revised = revisionsOf(edits).map((revision): HistoryEntry => {
    const [{ author, at }] = revision.edits;
    return { key: `rev ${revision.rev}`, at, by: author, revision };
  });
  const reviewed = reviews.flatMap(
    ({ id, reviewer, verdict, text, at, withdrawnAt }): readonly HistoryEntry[] => [
      { key: id, at, by: reviewer, decision: verdict, text },
      ...(withdrawnAt === null
        ? []
        : [{ key: `${id} back`, at: withdrawnAt, by: reviewer, decision: 'withdraw', text: '' } as const]),
    ],
  );
  const published: readonly HistoryEntry[] =
    publication?.state === 'settled'
      ? [
          {
            ...{
              key: publication.id,
              at: publication.settledAt ?? publication.at,
              by: publication.requestedBy,
            },
            ...{ decision: 'publish', text: '', number: publication.number ?? undefined },
          },
        ]
      : [];
  return [...revised, ...reviewed, ...published].toSorted((one, other) => (one.at < other.at ? 1 : -1));
};
