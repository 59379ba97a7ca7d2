import { beforeAll, expect, test } from 'vitest';
import { freshEmbedded } from '../../../../tests/support/workbench/embedded-store.ts';
import { type Caller, servedWorkbench } from '../../../../tests/support/workbench/served-workbench.ts';
import { routes } from '../../api/routes.ts';

let workbench: ReturnType<typeof servedWorkbench>;
beforeAll(async () => {
  workbench = servedWorkbench(await freshEmbedded());
}, 120_000);

const notesOf = ({ id }: Caller) =>
  workbench.site.store.db
    .selectFrom('audit')
    .select(['subject', 'detail'])
    .where('what', '=', 'request.refuse')
    .where('actor', '=', id)
    .orderBy('id')
    .execute();

test('what a user tries without the right is in the audit log, once a minute for the same request', async () => {
  const vera = await workbench.as(['viewer']);
  for (const turn of ['first', 'second', 'third'])
    expect((await vera.ask('POST /api/drafts', { name: turn })).status).toBe(403);
  expect((await vera.ask('GET /api/people')).status).toBe(403);
  expect(await notesOf(vera)).toEqual([
    { subject: '/api/drafts', detail: { route: 'POST /api/drafts', code: 'not-allowed' } },
    { subject: '/api/people', detail: { route: 'GET /api/people', code: 'not-allowed' } },
  ]);
});

test('an attempt on a draft or an account names it; a text in the place of an id does not get into the log', async () => {
  const vera = await workbench.as(['viewer']);
  const id = '00000000-0000-4000-8000-0000000000aa';
  await vera.ask(`POST /api/drafts/${id}/discard`, {});
  await vera.ask('POST /api/drafts/%3Cscript%3E/recall', {});
  expect((await notesOf(vera)).map(({ subject }) => subject)).toEqual([id, '/api/drafts/:id/recall']);
});

test('other refusals, and requests without a session, write nothing; one account writes twenty an hour at most', async () => {
  const before = await workbench.site.store.db.selectFrom('audit').select('id').execute();
  await workbench.nobody('GET /api/people');
  const edda = await workbench.as(['editor']);
  expect((await edda.ask('GET /api/drafts/x')).status).toBe(404);
  expect(await notesOf(edda)).toEqual([]);
  expect(before.length).toBeGreaterThan(0);
  const stranger = await workbench.as([]);
  for (const route of Object.keys(routes)) await stranger.ask(route.replaceAll(/:\w+/g, '1'), {});
  expect(await notesOf(stranger)).toHaveLength(20);
});
