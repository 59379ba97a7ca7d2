import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { fieldIn, inOrder, message, messagePattern } from '../support/workbench/message.ts';
import { writeOver } from '../support/workbench/workbench-page.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';

const journeys = openWorkbenchJourneys();
const unfinished = 'Travel and urgent care, first try';
const approved = 'Nurse line around the clock';

test('a new user finds two drafts: one open with its problem, one approved, with the members it affects', async () => {
  const { page, workbench, complaints } = await journeys.visit();
  await workbench.signIn('edda');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect
    .poll(() => row(approved).innerText())
    .toMatch(
      inOrder(
        message('common.state.approved'),
        message('drafts.items', { count: 7 }),
        message('drafts.allPass'),
      ),
    );
  await expect
    .poll(() => row(unfinished).innerText())
    .toMatch(
      inOrder(
        message('drafts.comments', { count: 1 }),
        message('drafts.changes', { count: 2 }),
        message('drafts.errors', { count: 1 }),
      ),
    );
  await workbench.openDraft(unfinished);
  await workbench.openChanges();
  await expect
    .poll(() => page.locator('main').innerText())
    .toContain(message('strip.toCheck.nearest', { name: 'urgentCare' }));
  expect(complaints.policyViolations).toEqual([]);
  expect(complaints.pageErrors).toEqual([]);
});

test('a session that ends while a user types leaves the page unchanged, and the text is saved after the user signs in again in another window', async () => {
  const { page, context, workbench } = await journeys.enterAs('edda');
  await workbench.openDraft(unfinished);
  await workbench.openChanges();
  await workbench.button(message('draft.head.edit')).click();
  const reason = page.getByRole('textbox', { name: message('draft.head.note') });
  await writeOver(reason, 'Written before the session ended.');
  await context.clearCookies();
  await workbench.button(message('common.do.save')).click();
  await workbench.signInBeside('edda');
  await workbench.button(message('common.sessionOver.do')).waitFor({ state: 'detached' });
  expect(await reason.inputValue()).toBe('Written before the session ended.');
  await workbench.button(message('common.do.save')).click();
  await reason.waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => page.locator('main').innerText()).toContain('Written before the session ended.');
});

test('a sample member can sign in, and a message explains that without a role there is nothing to see', async () => {
  const { page, workbench } = await journeys.visit();
  await workbench.signIn('m01');
  await page.getByRole('heading', { name: message('entry.noRole.title') }).waitFor();
  expect(await page.locator('body').innerText()).toContain(message('entry.noRole.meanwhile'));
});

test('a Medicare link goes live: edited, approved by another user, published, served without a restart, and rolled back', async () => {
  const wellness = '/coverage/prevention-&-wellness';
  const preventive = 'https://www.brisamar.example/medicare/annual-wellness-visit';
  const before = await journeys.served();
  const number = (await journeys.newestPublication())?.number ?? 0;
  const edda = await journeys.enterAs('edda');
  await edda.workbench.beginDraft('Wellness visits at the care finder');
  const draft = `${new URL(edda.page.url()).pathname}/review`;
  await edda.workbench.openItem('coverage.wellness/programs/preventive');
  await edda.workbench.write('Medicare plan', 'route:findCare');
  await edda.page.goto(draft);
  await edda.workbench.step(message('draft.do.submit'), 'The visit is booked there now.');
  await expect.poll(() => edda.page.locator('main').innerText()).toContain(message('common.state.review'));

  const rita = await journeys.enterAs('rita', { path: draft });
  await expect.poll(() => rita.page.locator('main').innerText()).toContain('route:findCare');
  await rita.workbench.step(message('draft.do.approve'), 'Right.');
  const paul = await journeys.enterAs('paul', { path: draft });
  await paul.workbench.step(message('draft.do.publish'), 'New way to book');
  await expect.poll(journeys.served, { timeout: 30_000, interval: 50 }).not.toBe(before);
  const publication = await journeys.newestPublication();
  expect(publication).toMatchObject({
    number: number + 1,
    author: 'Paul Okafor',
    message: 'New way to book',
  });

  const member = await journeys.enterPortal('m08', wellness);
  await member.locator('main a[href="/find-care"]').first().waitFor();
  expect(await member.locator(`main a[href="${preventive}"]`).count()).toBe(0);

  await paul.page.goto(`/releases?number=${number}`);
  await writeOver(paul.page.getByLabel(message('releases.back.why')), 'Booking is not ready.');
  await paul.workbench.button(message('releases.back.do', { number })).click();
  await expect.poll(journeys.served, { timeout: 30_000 }).toBe(before);
});

test.runIf(process.env['DEEP'] === '1')(
  'two people edit one item: each sees the other and their changes within a second; a value that both changed needs a choice, and nothing is lost',
  async () => {
    const solo = await journeys.enterAs('solo');
    await solo.workbench.beginDraft('Two on one item');
    await solo.workbench.openItem('coverage.wellness/programs/preventive');
    const path = new URL(solo.page.url());
    const edda = await journeys.enterAs('edda', { path: path.pathname + path.search });
    const title = (page: typeof solo.page) =>
      page.getByLabel(fieldIn('en', message('draft.field.title'))).first();
    await edda.page
      .getByRole('list', { name: message('find.presence.label') })
      .getByText(/Solveig Omdahl/)
      .first()
      .waitFor({ state: 'attached' });
    const before = await title(edda.page).inputValue();
    await writeOver(title(solo.page), 'Preventive care for you');
    await expect.poll(() => title(edda.page).inputValue()).toBe('Preventive care for you');
    await edda.page
      .getByText(messagePattern('find.presence.changedBy', { name: 'Solveig Omdahl' }))
      .waitFor();

    await solo.context.setOffline(true);
    await writeOver(title(solo.page), 'Care before you are ill');
    await solo.page
      .getByRole('status')
      .getByText(message('find.kept.offline', { count: 1 }))
      .waitFor();
    await writeOver(title(edda.page), 'Visits that keep you well');
    await edda.page.getByText(message('editor.kept.saved'), { exact: true }).waitFor();
    await solo.context.setOffline(false);
    await solo.page.getByText(messagePattern('editor.dispute.by')).last().waitFor();
    await solo.workbench.button(message('editor.dispute.combine')).click();
    await writeOver(
      solo.page.getByLabel(message('editor.dispute.combined')),
      'Visits that keep you well, before you are ill',
    );
    await solo.workbench.button(message('editor.dispute.take')).click();
    await expect
      .poll(() => title(edda.page).inputValue())
      .toBe('Visits that keep you well, before you are ill');
    await solo.page.locator('h2').first().click();
    await solo.page.keyboard.press('Control+z');
    await solo.page.getByText(messagePattern('find.undo.undone')).waitFor();
    expect(before).not.toBe('');
  },
);

test('F6 moves to the reasons of a cell, and Escape back to the cell; the sticky headings cover no focused cell', async () => {
  const { page } = await journeys.enterAs('ana', { path: '/grid' });
  const cells = page.locator('td[data-column]');
  // The time to draw a table on a busy machine.
  await expect.poll(() => cells.count(), { timeout: 30_000 }).toBeGreaterThan(3_000);
  await cells.nth(0).focus();
  for (const [key, times] of [
    ['ArrowDown', 22],
    ['ArrowUp', 14],
    ['End', 1],
    ['Home', 1],
  ] as const)
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  const isInSight = () =>
    page.evaluate(() => {
      const { left = 0, top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return document.elementFromPoint(left + 4, top + 4)?.closest('td') === document.activeElement;
    });
  await expect.poll(isInSight).toBe(true);
  const item = await page.evaluate(() => document.activeElement?.getAttribute('data-item'));
  const reasons = page.getByRole('complementary', { name: message('grid.explain.label') });
  await page.keyboard.press('Enter');
  await reasons
    .getByText(item ?? '', { exact: true })
    .first()
    .waitFor();
  await page.keyboard.press('F6');
  expect(await reasons.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await reasons.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-item'))).toBe(item);
});

test('F6 moves through the page of one member: the member, the chosen screen among many, its items, what if', async () => {
  const { page } = await journeys.enterAs('ana', { path: '/member?as=m09&screen=claims' });
  const screens = page.getByRole('navigation', { name: message('member.screens') });
  const chosen = screens.locator('[aria-current]');
  await chosen.waitFor();
  await page.getByLabel(message('member.who'), { exact: true }).focus();
  const isInside = (part: Locator): Promise<boolean> =>
    part.evaluate((element) => element.contains(document.activeElement));
  for (const part of [
    chosen,
    page.getByRole('region', { name: 'Claims' }),
    page.getByRole('complementary', { name: message('member.whatIf') }),
  ]) {
    await page.keyboard.press('F6');
    expect(await isInside(part)).toBe(true);
  }
});

describe('every page in both languages and looks has no accessibility violation', () => {
  const looks = [
    ['en-US', 'light', 1440],
    ['es-US', 'dark', 390],
    ['es-US', 'light', 1440],
    ['en-US', 'dark', 390],
  ] as const;
  // The tests of components look for violations in each state of the design, in one look each.
  test.each(process.env['DEEP'] === '1' ? looks : looks.slice(1, 2))(
    '%s, %s, %i px',
    async (locale, colorScheme, width) => {
      const { page, complaints } = await journeys.enterAs('solo', {
        locale,
        colorScheme,
        viewport: { width, height: 900 },
      });
      const link = page.getByRole('link', { name: unfinished }).first();
      await link.waitFor();
      const review = (await link.getAttribute('href')) ?? '';
      const draft = review.replace('/review', '');
      const found: string[] = [];
      for (const path of [
        '/',
        draft,
        `${draft}?item=coverage.wellness%2Fprograms%2Fpreventive`,
        '/words',
        '/grid',
        review,
        `${review}?view=history`,
        '/releases',
        '/freezes',
        '/log',
        '/settings',
        '/me',
      ]) {
        await page.goto(path);
        await page.locator('h1').first().waitFor();
        found.push(...(await axeViolations(page)).map((one) => `${path} ${one}`));
      }
      expect(found).toEqual([]);
      expect(complaints.policyViolations).toEqual([]);
    },
  );
});
