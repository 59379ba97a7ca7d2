import { afterAll, expect, test } from 'vitest';
import { nextPaint, passTime } from '../support/browser/clock.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { memberValues } from '../support/browser/storage.ts';
import { widgetOf } from '../support/browser/sign-in.ts';
import { editedCopy } from '../support/config/edited-copy.ts';

const copy = editedCopy();
copy.replace('config/site/settings.json', '"idleMinutes": 0', '"idleMinutes": 5');
const journeys = openJourneys({ config: copy.folders.config });
afterAll(copy.remove);

test('a member who does nothing is warned two minutes before, stays by one click, and is logged off at the end of the next silence', async () => {
  const { page, requestsTo } = await journeys.enterAs('m01');
  // The watch begins with the parts that come after the screen.
  await page.waitForFunction(() => localStorage.getItem('portal.activity') !== null);
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await passTime(page, 170);
  await nextPaint(page);
  expect(await warning.count()).toBe(0);
  await passTime(page, 15);
  await warning.getByText('we will log you out at').waitFor();
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect.poll(() => warning.count()).toBe(0);
  await passTime(page, 170);
  await nextPaint(page);
  expect(await warning.count()).toBe(0);
  await passTime(page, 135);
  await widgetOf(page).waitFor();
  expect(requestsTo('Home/Logout').length).toBe(1);
  expect(await memberValues(page)).toEqual([]);
});
