import { sql } from 'kysely';
import type {
  CellVerdict,
  NewSignOff,
  OtherSignOff,
  SignOff,
  SignOffs,
} from '../../api/generated/api-shapes.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Granted } from '../transact.ts';
import { namesOf, personOf } from '../rows/draft-row.ts';
import { keepSource } from '../drafts/sources.ts';

export interface Cells {
  readonly files: SourceFiles;
  readonly hashOf: (item: string, column: string) => string | undefined;
}

const isVerdict = (verdict: CellVerdict | 'withdrawn'): verdict is CellVerdict => verdict !== 'withdrawn';

const outcomeKey = ({ item, column, cellHash }: Pick<SignOff, 'item' | 'column' | 'cellHash'>): string =>
  [item, column, cellHash].join('\0');

/**
 * Returns the sign-offs, newest first: the newest one of each outcome of a cell, and those of other users with the
 * same verdict.
 */
export const readSignOffs = async ({ db }: Granted<'see'>): Promise<Outcome<SignOffs>> => {
  const ofEach = db
    .selectFrom('signOff')
    .distinctOn(['item', 'columnName', 'cellHash', 'personId'])
    .selectAll()
    .orderBy('item')
    .orderBy('columnName')
    .orderBy('cellHash')
    .orderBy('personId')
    .orderBy(sql`at desc`)
    .orderBy('id');
  const rows = await db
    .selectFrom(ofEach.as('said'))
    .selectAll()
    .where('verdict', '!=', 'withdrawn')
    .orderBy('at', 'desc')
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ personId }) => personId),
  );
  const verdicts = new Map<string, CellVerdict>();
  const signOffs: SignOff[] = [];
  for (const { id, item, columnName: column, cellHash, source, verdict, text, personId, at } of rows) {
    if (!isVerdict(verdict)) continue;
    const key = outcomeKey({ item, column, cellHash });
    if (!verdicts.has(key)) verdicts.set(key, verdict);
    if (verdicts.get(key) === verdict)
      signOffs.push({
        id,
        item,
        column,
        cellHash,
        source,
        verdict,
        text,
        person: personOf(names, personId),
        at,
      });
  }
  return done({ signOffs });
};

// The newest one of each outcome, as the page shows it.
const shownSignOffs = async (granted: Granted<'see'>): Promise<ReadonlyMap<string, SignOff>> => {
  const read = await readSignOffs(granted);
  const newestLast = read.ok ? read.value.signOffs.toReversed() : [];
  return new Map(newestLast.map((one) => [outcomeKey(one), one]));
};

// Cells that someone has signed off, or a sign-off that someone has withdrawn, since the user saw them.
const signedMeanwhile = async (
  granted: Granted<'remark'>,
  newSignOffs: readonly NewSignOff[],
): Promise<readonly OtherSignOff[]> => {
  const shown = await shownSignOffs(granted);
  return newSignOffs.flatMap((wanted) => {
    const current = shown.get(outcomeKey(wanted)) ?? null;
    const isSame = current?.verdict === wanted.verdict && current.text === (wanted.text ?? '');
    const { item, column, expected } = wanted;
    const overwrites = wanted.verdict !== 'withdrawn' && (current?.id ?? null) !== expected;
    return !overwrites || isSame ? [] : [{ item, column, current }];
  });
};

/**
 * Signs off cells or withdraws sign-offs, all or none. Refuses with `other-cell` if the outcome of a cell has
 * changed, and with `other-sign-off` if someone has signed off a cell since.
 */
export const signOff = async (
  granted: Granted<'remark'>,
  newSignOffs: readonly NewSignOff[],
  { files, hashOf }: Cells,
): Promise<Outcome<SignOffs>> => {
  const { db, person, note } = granted;
  if (person === null) return refused({ code: 'not-allowed' });
  const source = await keepSource(db, files);
  const others = newSignOffs.filter(
    (wanted) => wanted.source !== source || hashOf(wanted.item, wanted.column) !== wanted.cellHash,
  );
  if (others.length > 0)
    return refused({
      code: 'other-cell',
      items: others.map(({ item, column }) => ({ item, column, cellHash: hashOf(item, column) ?? null })),
    });
  // One after the other: the second of two users sees what the first one signed.
  await sql`lock table sign_off in share row exclusive mode`.execute(db);
  const signed = await signedMeanwhile(granted, newSignOffs);
  if (signed.length > 0) return refused({ code: 'other-sign-off', items: signed });
  const rows = newSignOffs.map(({ item, column, cellHash, verdict, text = '' }) => ({
    ...{ item, columnName: column, cellHash, source, verdict, text, personId: person },
  }));
  // One statement takes 65,535 values: 9,362 rows of seven, and a request has at most 5,000.
  const made = await db
    .insertInto('signOff')
    .values(rows)
    .returning(['id', 'item', 'columnName', 'cellHash', 'verdict'])
    .execute();
  for (const { id, item, columnName, cellHash, verdict } of made)
    note(`sign-off.${verdict}`, `${item} ${columnName}`, { signOff: id, cellHash, source });
  return readSignOffs(granted);
};
