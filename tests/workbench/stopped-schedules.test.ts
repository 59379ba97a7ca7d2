import { expect, test } from 'vitest';
import type { StoppedSchedules } from '../../src/workbench/api/generated/api-shapes.ts';
import { serverText } from '../../src/workbench/server/words/server-words.ts';
import { failSchedule } from '../../src/workbench/store/rows/schedule-rows.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import {
  type Answered,
  type Caller,
  fakeParts,
  servedWorkbench,
} from '../support/workbench/served-workbench.ts';
import { links } from '../support/workbench/small-source.ts';
import { freshId } from '../support/workbench/team.ts';

test('authors, reviewers and the publisher get the reason of a stopped schedule in their language, until they dismiss it', async () => {
  const { checker, publishing } = fakeParts();
  const workbench = servedWorkbench(await freshEmbedded(), { checker, publishing });
  const edda = await workbench.as(['editor'], 'Edda');
  const rita = await workbench.as(['reviewer'], 'Rita');
  const paul = await workbench.as(['publisher'], 'Paul');
  const known = ({ body }: Answered) => body as { readonly id: string; readonly source: string };
  const { id } = known(await edda.ask('POST /api/drafts', { name: 'New year' }));
  const edit = { address: links.one, expected: 'https://one.example', value: 'https://new.example' };
  const { source } = known(
    await edda.ask(`POST /api/drafts/${id}/edits`, { clientId: freshId(), edits: [edit] }),
  );
  await edda.ask(`POST /api/drafts/${id}/submit`, { source });
  await rita.ask(`POST /api/drafts/${id}/reviews`, { source, verdict: 'approve' });
  const night = { source, wall: '2098-01-01T00:00' };
  const schedule = known(await paul.ask(`POST /api/drafts/${id}/schedule`, night)).id;
  await operate(workbench.site.store, 'schedule', async (granted) => {
    await failSchedule(granted, id, { code: 'publisher-gone', name: 'Paul' });
    return { ok: true, value: undefined };
  });
  const stopsOf = async (who: Caller, language: string) =>
    (await who.ask('GET /api/stopped-schedules', undefined, { 'accept-language': language }))
      .body as StoppedSchedules;
  const [english, spanish] = [await stopsOf(edda, 'en'), await stopsOf(edda, 'es')];
  expect(english).toMatchObject({
    schedules: [
      {
        ...{ id: schedule, draft: { id, name: 'New year' }, at: '2098-01-01T08:00:00.000Z' },
        failure: { code: 'publisher-gone', message: serverText('en', 'publisher-gone', 'Paul') },
      },
    ],
    count: 1,
  });
  expect(spanish.schedules[0]?.failure?.message).not.toBe(english.schedules[0]?.failure?.message);
  expect([await stopsOf(rita, 'en'), await stopsOf(paul, 'en')]).toEqual([english, english]);
  const stranger = await workbench.as(['viewer'], 'Vera');
  expect(await stopsOf(stranger, 'en')).toEqual({ schedules: [], count: 0 });
  const dismiss = `POST /api/stopped-schedules/${schedule}/dismiss`;
  expect((await stranger.ask(dismiss)).status).toBe(404);
  expect((await edda.ask(dismiss)).body).toEqual({ schedules: [], count: 0 });
  expect([(await stopsOf(edda, 'en')).count, (await stopsOf(rita, 'en')).count]).toEqual([0, 1]);
}, 60_000);
