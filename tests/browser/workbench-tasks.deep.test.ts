import { expect, test } from 'vitest';
import { editorTasks } from '../support/workbench/all-tasks.ts';
import { shippedConfig } from '../support/config/shipped-config.ts';
import { editorHands } from '../support/workbench/editor-hands.ts';
import { shown } from '../support/workbench/editor-tasks.ts';
import { hands, type Means } from '../support/workbench/hands.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';

/**
 * What editors did in a trial, by mouse and by keyboard alone: each from the list of drafts to what the server's copy of the draft says, in
 * as many interactions as its title tells. A click, a key that is no text and a text that is written are one each.
 */

const journeys = openWorkbenchJourneys();
const bothMeans = ['mouse', 'keyboard'] as const;

const titled = (title: string, limit: number, means: Means): string => `${title}, in ${limit} interactions by ${means}`;

const tries = editorTasks.flatMap((task) => bothMeans.map((means) => [titled(task.title, task.most[means], means), task, means] as const));

test.each(tries)('%s', async (_, task, means) => {
  const { title, most, work, changes, warnings = [] } = task;
  const { page, complaints } = await journeys.enterAs('edda');
  const hand = hands(page, means);
  const editor = editorHands(page, hand);
  const name = `${title}, by ${means}`;
  await editor.begin(name);
  await work(editor, hand);
  await expect.poll(() => journeys.changesOf(name), { timeout: 20_000 }).toEqual(changes);
  const { portal, problems } = await journeys.judged(name);
  expect(problems).toEqual(warnings.map((address) => ({ severity: 'warning', address })));
  expect(task.members?.(portal)).toEqual(task.get);
  expect(hand.count()).toBe(most[means]);
  expect(complaints.pageErrors).toEqual([]);
});

const shownIn = { mouse: 10, keyboard: 10 };
const previewed = bothMeans.map((means) => [titled('the pharmacy as a Medicare member in Spanish', shownIn[means], means), means] as const);

test.each(previewed)('%s', async (_, means) => {
  const { page, complaints } = await journeys.enterAs('edda');
  const hand = hands(page, means);
  const { begin, open, seeInSpanishAs } = editorHands(page, hand);
  await begin(`A page to look at, by ${means}`);
  await open('pharmacy');
  await seeInSpanishAs('m09');
  const frame = page.frameLocator('iframe[title=Preview]');
  await frame.getByRole('heading', { name: 'Farmacia', level: 1 }).waitFor();
  const { itemIds } = shown(shippedConfig, 'pharmacy', 'm09', 'es');
  const items = frame.locator('main [data-item]');
  await expect.poll(() => items.evaluateAll((all) => all.map((one) => one.getAttribute('data-item')?.split('/').at(-1)))).toEqual(itemIds);
  expect(await frame.locator('html').getAttribute('lang')).toBe('es');
  expect(hand.count()).toBe(shownIn[means]);
  expect(complaints.pageErrors).toEqual([]);
});

const publishedIn = { mouse: 9, keyboard: 13 };
const published = bothMeans.map((means) => [titled('a draft is published and rolled back', publishedIn[means], means), means] as const);

test.each(published)('%s', async (_, means) => {
  const name = `Another support phone, by ${means}`;
  await journeys.approvedDraft(name, { place: 'config/site/values.json', from: '1-800-555-0166', to: '1-800-555-0177' });
  const before = await journeys.served();
  const number = (await journeys.newestPublication())?.number ?? 0;
  const { page, complaints } = await journeys.enterAs('paul');
  const hand = hands(page, means);
  const { openDraft, step, openRelease, button } = editorHands(page, hand);
  await openDraft(name);
  await step('Publish now', 'The line has another number');
  await expect.poll(journeys.served, { timeout: 30_000 }).not.toBe(before);
  expect(await journeys.newestPublication()).toMatchObject({
    number: number + 1,
    author: 'Paul Okafor',
    message: 'The line has another number',
  });
  await openRelease(number);
  const make = button(`Make release ${number} live`);
  await make.waitFor();
  await hand.write(page.getByLabel('Why'), 'The line is not ready.');
  await (means === 'mouse' ? hand.use(make) : hand.press('Control+Enter'));
  await expect.poll(journeys.served, { timeout: 30_000 }).toBe(before);
  expect(await journeys.newestPublication()).toMatchObject({ number: number + 2, kind: 'rollback', message: 'The line is not ready.' });
  expect(hand.count()).toBe(publishedIn[means]);
  expect(complaints.pageErrors).toEqual([]);
});
