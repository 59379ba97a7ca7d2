import { sql } from 'kysely';
import type { NewSignOff, SignOff, SignOffs } from '../../api/generated/api-shapes.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { done, type Outcome, refused } from '../refusals.ts';
import type { Granted } from '../transact.ts';
import { namesOf, personOf } from './draft-row.ts';
import { keepSource } from './sources.ts';

/** The cells of the source that is signed off, as the server works them out. */
export interface Cells {
  readonly files: SourceFiles;
  /** The hash of the outcome of a cell now; undefined where there is no such cell. */
  readonly hashOf: (item: string, column: string) => string | undefined;
}

/** What was said of the cells, newest first; of one cell with one outcome only the newest, as outcomes that differ are told apart by hash. */
export const readSignOffs = async ({ db }: Granted<'see'>): Promise<Outcome<SignOffs>> => {
  const rows = await db
    .selectFrom('signOff')
    .distinctOn(['item', 'columnName', 'cellHash'])
    .selectAll()
    .orderBy('item')
    .orderBy('columnName')
    .orderBy('cellHash')
    .orderBy(sql`at desc`)
    .orderBy('id')
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ personId }) => personId),
  );
  const signOffs = rows.map(({ id, item, columnName, cellHash, source, verdict, text, personId, at }): SignOff => ({
    id,
    item,
    column: columnName,
    cellHash,
    source,
    verdict,
    text,
    person: personOf(names, personId),
    at,
  }));
  return done({ signOffs });
};

/** Signs cells off: all of them or none. Refuses with `other-cell` those whose outcome is another than the asker saw. */
export const signOff = async (
  granted: Granted<'remark'>,
  wishes: readonly NewSignOff[],
  { files, hashOf }: Cells,
): Promise<Outcome<SignOffs>> => {
  const { db, person, note } = granted;
  if (person === null) return refused({ code: 'not-allowed' });
  const source = await keepSource(db, files);
  const others = wishes.filter((wish) => wish.source !== source || hashOf(wish.item, wish.column) !== wish.cellHash);
  if (others.length > 0)
    return refused({
      code: 'other-cell',
      items: others.map(({ item, column }) => ({ item, column, cellHash: hashOf(item, column) ?? null })),
    });
  for (const { item, column, cellHash, verdict, text = '' } of wishes) {
    const values = { item, columnName: column, cellHash, source, verdict, text, personId: person };
    const { id } = await db.insertInto('signOff').values(values).returning('id').executeTakeFirstOrThrow();
    note(`sign-off.${verdict}`, `${item} ${column}`, { signOff: id, cellHash, source });
  }
  return readSignOffs(granted);
};
