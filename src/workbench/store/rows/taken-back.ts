import type { Transaction } from 'kysely';
import { sameJson } from '../../../authoring/draft/json-value.ts';
import { pairsPath } from '../../../config/files/document.ts';
import type { TakenBack, TakingBack } from '../../api/generated/api-shapes.ts';
import type { Json } from '../tables/columns.ts';
import type { Tables } from '../tables/tables.ts';
import { type MadeEdit, standingEdits } from './changed-by.ts';

type Db = Transaction<Tables>;

/** An edit of a draft that undoes a change of a release, or restores a value from one. */
export interface MarkedEdit {
  readonly address: string;
  readonly after: Json;
  readonly undoes: number | null;
  readonly restores: number | null;
}

const isMarked = ({ undoes, restores }: MarkedEdit): boolean => undoes !== null || restores !== null;

// What a later edit replaced does not count. It counts again once the same value is back.
const standingMarks = (edits: readonly (MadeEdit & MarkedEdit)[]): readonly MarkedEdit[] => {
  const marked = edits.filter(isMarked);
  return standingEdits(edits).flatMap(
    ({ address, after }) => marked.find((one) => one.address === address && sameJson(one.after, after)) ?? [],
  );
};

/** Returns the edits that undo a part of a release, by draft. Omits those that a later edit replaced. */
export const marksIn = async (
  db: Db,
  drafts: readonly string[],
): Promise<ReadonlyMap<string, readonly MarkedEdit[]>> => {
  if (drafts.length === 0) return new Map();
  const marked = await db
    .selectFrom('draftEdit')
    .select('draftId')
    .distinct()
    .where('draftId', 'in', drafts)
    .where((where) => where.or([where('undoes', 'is not', null), where('restores', 'is not', null)]))
    .execute();
  if (marked.length === 0) return new Map();
  const edits = await db
    .selectFrom('draftEdit')
    .select(['draftId', 'address', 'after', 'author', 'at', 'undoes', 'restores'])
    .where(
      'draftId',
      'in',
      marked.map(({ draftId }) => draftId),
    )
    .orderBy('id', 'desc')
    .execute();
  const byDraft = Map.groupBy(edits, ({ draftId }) => draftId);
  return new Map([...byDraft].map(([id, own]) => [id, standingMarks(own)]));
};

// Pairs follow from their texts.
const ofText = ({ address }: MarkedEdit): boolean => !address.startsWith(`${pairsPath}#`);

/** Groups edits by the release that they undo or restore. */
export const takenBackBy = (marks: readonly MarkedEdit[]): readonly TakenBack[] =>
  [
    ...Map.groupBy(marks.filter(ofText), ({ undoes, restores }) =>
      undoes === null ? `restore ${restores}` : `undo ${undoes}`,
    ).values(),
  ].map((own) => {
    const { undoes = null, restores = null } = own[0] ?? {};
    return {
      kind: undoes === null ? ('restore' as const) : ('undo' as const),
      number: undoes ?? restores ?? 0,
      addresses: own.map(({ address }) => address),
    };
  });

export interface ReleaseTakingBack extends TakenBack {
  /** The number of the release that undoes it. */
  readonly by: number;
}

/** Returns every release that undoes or restores changes of an earlier one, with the addresses. */
export const releasesTakingBack = async (db: Db): Promise<readonly ReleaseTakingBack[]> => {
  const releases = await db
    .selectFrom('draftEdit')
    .innerJoin('publication', 'publication.draftId', 'draftEdit.draftId')
    .select(['publication.draftId', 'publication.number'])
    .distinct()
    .where('publication.state', '=', 'settled')
    .where('publication.kind', '=', 'publish')
    .where((where) =>
      where.or([where('draftEdit.undoes', 'is not', null), where('draftEdit.restores', 'is not', null)]),
    )
    .execute();
  const marks = await marksIn(
    db,
    releases.flatMap(({ draftId }) => draftId ?? []),
  );
  return releases.flatMap(({ draftId, number: by }) =>
    takenBackBy(marks.get(draftId ?? '') ?? []).map((back) => ({ by: by ?? 0, ...back })),
  );
};

/**
 * Returns which earlier releases these releases undo or restore changes of, and which later releases undo changes of
 * these.
 */
export const takingBack = async (db: Db, numbers: readonly number[]): Promise<readonly TakingBack[]> =>
  numbers.length === 0
    ? []
    : (await releasesTakingBack(db))
        .filter(
          ({ by, kind, number }) => numbers.includes(by) || (kind === 'undo' && numbers.includes(number)),
        )
        .map(({ by, kind, number }) => ({ by, kind, number }));
