import { expect, test } from 'vitest';
import { editorHands } from '../support/workbench/editor-hands.ts';
import { itemTasks } from '../support/workbench/editor-tasks.ts';
import { hands } from '../support/workbench/hands.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';

/** What editors did in a trial, in the browser: each from the list of drafts to what the server's copy of the draft says. */

const journeys = openWorkbenchJourneys();

const tries = itemTasks.flatMap((task) => (['mouse', 'keyboard'] as const).map((means) => ({ ...task, means, limit: task.most[means] })));

test.each(tries)('$title, in $limit interactions by $means', async ({ title, means, limit, work, outcome, wanted }) => {
  const { page, complaints } = await journeys.enterAs('edda');
  const hand = hands(page, means);
  const editor = editorHands(page, hand);
  const name = `${title}, by ${means}`;
  await page
    .getByRole('button', { name: /^New draft/ })
    .first()
    .waitFor();
  await editor.begin(name);
  await work(editor, hand);
  await expect.poll(async () => outcome((await journeys.judged(name)).portal)).toEqual(wanted);
  await expect.poll(async () => (await journeys.judged(name)).errors, { interval: 2_000 }).toEqual([]);
  expect(hand.count()).toBeLessThanOrEqual(limit);
  expect(complaints.pageErrors).toEqual([]);
});
