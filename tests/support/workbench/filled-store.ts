import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { done } from '../../../src/workbench/store/outcome.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import { blobRow, insertSource } from '../../../src/workbench/store/rows/kept-rows.ts';
import { json, type JsonText } from '../../../src/workbench/store/tables/columns.ts';
import { operate } from '../../../src/workbench/store/transact.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Fills an empty store with a row or two in every table, some of them hard to copy. */
export const filledStore = async ({ db, ...rest }: Store): Promise<void> => {
  const [{ id: edda }, { id: paul }] = (await db
    .insertInto('person')
    .values([
      { issuer: 'i', subject: 'edda', name: 'Edda "\\\n ñ 😀', email: null },
      { issuer: 'i', subject: 'paul', name: 'Paul', email: 'p@example.org', language: 'es' },
    ])
    .returning('id')
    .execute()) as [{ id: string }, { id: string }];
  await db.insertInto('roleOf').values({ personId: edda, role: 'administrator', grantedBy: paul }).execute();
  const later = sql<string>`clock_timestamp() + interval '1 hour'`;
  await db
    .insertInto('session')
    .values({ tokenHash: sha('t'), personId: edda, idleUntil: later, endsAt: later })
    .execute();
  await db
    .insertInto('signIn')
    .values({ stateHash: sha('s'), verifier: 'v', nonce: 'n', returnTo: '/', expiresAt: later })
    .execute();
  await db
    .insertInto('setting')
    .values({ name: 'approvals', value: json(2), changedBy: edda })
    .execute();
  await db
    .insertInto('freezeWindow')
    .values({ fromAt: '2026-12-24T00:00:00Z', untilAt: '2027-01-02T00:00:00Z', reason: 'rest', madeBy: paul })
    .execute();
  const text = 'A text\nwith "lines" and ñ\r\n';
  await db
    .insertInto('blob')
    .values({ hash: sha(text), text })
    .execute();
  const source = sha(`config/a.json\0${text}\0`);
  await db
    .insertInto('source')
    .values({ id: source, files: json({ 'config/a.json': sha(text) }) })
    .execute();
  const changed = text.replace('lines', 'líneas');
  await db
    .insertInto('blob')
    .values(blobRow({ hash: sha(changed), text: changed }, { hash: sha(text), text }))
    .execute();
  const next = { id: sha(`config/a.json\0${changed}\0`), files: { 'config/a.json': sha(changed) } };
  await insertSource(next, source).execute(db);
  const draft = { name: 'Enrolment', baseSource: source, source, baseNumber: 1, createdBy: edda };
  const { id: draftId } = await db
    .insertInto('draft')
    .values(draft)
    .returning('id')
    .executeTakeFirstOrThrow();
  const edit = {
    draftId,
    rev: 1,
    address: 'config/a.json#a',
    author: edda,
    clientId: 'c',
    kind: 'edit' as const,
  };
  // Names that a parser would put in another order, and blanks.
  const after = '{"10":1, "9" : null,"é":"\\n"}' as JsonText;
  await db
    .insertInto('draftEdit')
    .values([
      { ...edit, id: 40, ordinal: 0, before: null, after, restores: 6 },
      { ...edit, id: 41, ordinal: 1, before: json({ is: null }), after: null, undoes: 7 },
    ])
    .execute();
  await db
    .insertInto('review')
    .values({ draftId, source, reviewer: paul, verdict: 'approve', text: '' })
    .execute();
  await db.insertInto('draftAuthor').values({ draftId, personId: paul }).execute();
  await db
    .insertInto('proof')
    .values({
      ...{ approvedBase: source, approvedSource: source, baseSource: source, source },
      ...{ result: 'same', code: '0.0.0' },
    })
    .execute();
  const thread = { draftId, address: 'a', source, openedBy: paul };
  const { id: threadId } = await db
    .insertInto('thread')
    .values(thread)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('remark').values({ threadId, author: paul, text: '<b>' }).execute();
  const cell = { item: 'i', columnName: 'c', cellHash: sha('c') };
  await db
    .insertInto('signOff')
    .values({ ...cell, source, verdict: 'right', text: '', personId: paul })
    .execute();
  await db
    .insertInto('exchange')
    .values({ draftId, format: 'csv', source, words: json({ a: 'b' }), madeBy: edda })
    .execute();
  await db
    .insertInto('presence')
    .values({ sessionHash: sha('t'), draftId, address: 'a' })
    .execute();
  const when = {
    at: '2026-11-30T10:00:00Z',
    wall: '2026-11-30T02:00',
    zone: 'America/Los_Angeles',
    state: 'waiting' as const,
  };
  const { id: scheduleId } = await db
    .insertInto('schedule')
    .values({ draftId, source, baseNumber: 1, ...when, createdBy: paul })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('dismissedStop').values({ scheduleId, personId: edda }).execute();
  const asked = {
    id: '6f9619ff-8b86-4d11-b42d-00c04fc964ff',
    draftId,
    kind: 'publish' as const,
    source,
    baseNumber: 1,
    requestedBy: paul,
  };
  await db
    .insertInto('publication')
    .values({ ...asked, state: 'asked', failure: json({ b: 1, a: 2 }) })
    .execute();
  await operate({ db, ...rest }, 'cli', ({ note }) => {
    note('draft.create', draftId, { name: 'to live', '2': 1, '10': [0.1, 1e21, -0] }, edda);
    return Promise.resolve(done(undefined));
  });
};
