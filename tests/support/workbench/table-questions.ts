import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { inOrder, message, messagePattern } from './message.ts';
import { sentences } from '../../../src/analysis/words/sentences.ts';
import { withFact } from './question-drafts.ts';
import { question } from './question-journeys.ts';

/**
 * Questions of analysts in a trial, answered in the gating table. The expected answers were found
 * manually from the specification and the sample members.
 */

/** What the analysis says. */
const say = sentences('en');

const states = ['m01', 'm02', 'm03', 'm04', 'm05', 'm06', 'm07', 'm08', 'm09', 'm10', 'm11', 'm12', 'm13', 'm14', 'm15', 'm16']
  .concat(['m17/1', 'm17/2', 'm17/none', 'm18/1', 'm18/2', 'm18/none', 'm19', 'm20', 'm21', message('rules.visitor')]); // prettier-ignore
const allBut = (names: readonly string[]): readonly string[] =>
  states.filter((name) => !names.includes(name));

export const overTheCounter = question(
  'who sees the over-the-counter link, and why Consuelo does not',
  5,
  async ({ goTo, search, explain, panel, seers, sight, because, hand }) => {
    await goTo('grid');
    await search('over-the-counter');
    await explain('pharmacy/overTheCounter', 'medicare');
    const own = ['m08', 'm10', 'm11', 'm12'];
    expect(await seers()).toEqual([own, allBut(own)]);
    expect(await panel.innerText()).toMatch(
      inOrder(
        say('share.some', { names: 'employer group Medicare plan (EGWP), Medicare plan' }),
        say('share.none', { names: '' }),
      ),
    );
    await hand.use(panel.getByRole('link', { name: 'm09', exact: true }));
    expect(await sight('pharmacy/overTheCounter').innerText()).toMatch(
      because('hidden', 'there is no over-the-counter benefit link'),
    );
  },
);

export const noPremiumCard = question(
  'who sees no premium card, and why Naomi does not',
  5,
  async ({ goTo, search, explain, panel, seers, sight, because, hand }) => {
    await goTo('grid');
    await search('premium payment');
    await explain('home/premiumDue', 'pos');
    const billed = ['m01', 'm02', 'm03', 'm04', 'm08', 'm09', 'm13', 'm18/2', 'm20'];
    expect(await seers()).toEqual([billed, allBut(billed)]);
    await hand.use(panel.getByRole('link', { name: 'm05', exact: true }));
    expect(await sight('home/premiumDue').innerText()).toMatch(
      because('hidden', 'the plan does not bill the member'),
    );
  },
);

export const egwpAndMedicare = question(
  'what differs between EGWP and Medicare',
  8,
  async ({ page, goTo, button, dialog, hand, rows }) => {
    await goTo('grid');
    await hand.use(button(message('compare.open')));
    await hand.use(dialog.getByRole('button', { name: message('compare.kind.plans'), exact: true }));
    await hand.choose(
      dialog.getByLabel(message('compare.one'), { exact: true }),
      'employer group Medicare plan (EGWP)',
    );
    await hand.choose(dialog.getByLabel(message('compare.other'), { exact: true }), 'Medicare plan');
    await hand.use(dialog.getByRole('button', { name: message('compare.do'), exact: true }));
    const row = (item: string) => page.locator('tr').filter({ has: page.locator(`th[title="${item}"]`) });
    // Counseling leads elsewhere; plan changes and disenrollment are for individuals.
    const links = /serenobehavioral\.example\/group-retirees[^]*serenobehavioral\.example\/seniors/;
    await expect.poll(() => row('coverage.behavioralHealth/care/counseling').innerText()).toMatch(links);
    expect(await row('coverage.forms/forms/disenroll').innerText()).toMatch(/nobody[^]*when /);
    await expect.poll(rows).not.toContain('home/card');
  },
);

export const billingByStatus = question(
  'who opens /premium-billing in each status',
  11,
  async ({ goTo, search, ask, cells, cell, rows }) => {
    await goTo('grid');
    await search('/premium-billing');
    await ask(message('questions.each', { says: 'coverage status' }));
    await ask('the plan bills the member');
    await expect.poll(rows).toContain('billing');
    // Active, Pending, Suspended and Terminated do not matter; only the plan that bills does.
    await cell('billing', 'hasBilling').waitFor();
    const any = message('questions.cell.any');
    const yes = message('questions.cell.yes');
    const answers = (await cells('billing'))
      .slice(-5)
      .map((text) => [any, yes].find((answer) => text.trim().endsWith(answer)));
    expect(answers).toEqual([any, any, any, any, yes]);
  },
);

export const assumed = question(
  'what rests on an assumption, and what differs if it is wrong',
  5,
  async ({ page, goTo, choose, explain, panel, rows, hand }) => {
    await goTo('grid');
    await choose(message('grid.only'), message('grid.onlyWhat.assumed'));
    await expect.poll(rows).toContain('menus/accountLegal/grievance');
    await expect.poll(rows).not.toContain('home/card');
    await explain('menus/accountLegal/grievance', 'egwp');
    const assumed = panel.locator('p').filter({ hasText: 'group Medicare plans are Medicare plans' });
    await hand.use(assumed.getByRole('link', { name: message('compare.ifNot') }));
    await page.getByText(message('questions.without', { says: 'egwpIsMedicare' })).waitFor();
    await expect.poll(rows).toContain('menus/accountLegal/grievance');
    await expect.poll(rows).not.toContain('home/card');
  },
);

export const savedTable = question(
  'a table for a colleague’s spreadsheet, of what is on show',
  6,
  async ({ page, goTo, search, button, dialog, hand, rows }) => {
    await goTo('grid');
    await search('pharmacy/overTheCounter');
    await expect.poll(async () => (await rows()).length).toBe(2);
    await hand.use(button(message('grid.export')));
    const saved = async (name: string): Promise<Buffer> => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        hand.use(dialog.getByRole('button', { name, exact: true })),
      ]);
      return readFile(await file.path());
    };
    expect((await saved(message('grid.save.xlsx'))).subarray(0, 2).toString()).toBe('PK');
    const csv = (await saved(message('grid.save.csv'))).toString('utf8');
    expect(csv.startsWith('\u{feff}')).toBe(true);
    expect(csv).toContain('pharmacy/overTheCounter');
    expect(csv).not.toContain('home/card');
  },
);

export const factWithoutData = question(
  'what a new fact without data does: its card is there for nobody of the samples',
  6,
  async ({ leaveDraft, goTo, choose, search, explain, panel, seers }) => {
    await leaveDraft(withFact);
    await goTo('grid');
    await choose(message('grid.source'), message('grid.draft', { name: withFact.name }));
    await search('retirees');
    await explain('claims/forms/retirees', 'default');
    expect(await seers()).toEqual([[], states]);
    expect(await panel.innerText()).toContain(say('sees', { cases: 'the member is a retiree' }).slice(0, -1));
  },
);

export const withoutPlan = question(
  'without a plan: Noah reads that there is no coverage, and has no ID card',
  7,
  async ({ goTo, choose, explain, panel, seers, sight, because, rows, hand }) => {
    await goTo('grid');
    await choose(message('grid.plan'), 'no plan');
    await choose(message('grid.state'), message('grid.states.shown'));
    await expect.poll(rows).toContain('home/noCoverage');
    await expect.poll(rows).not.toContain('home/card');
    await explain('home/noCoverage', 'noPlans');
    expect(await seers()).toEqual([['m19'], allBut(['m19'])]);
    const shown = await panel.innerText();
    expect(shown).toContain(say('chosen'));
    expect(shown).toContain(say('changeRecord', { facts: 'the number of coverages is 1' }));
    await hand.use(panel.getByRole('link', { name: 'm19', exact: true }));
    expect(await sight('home/card').innerText()).toMatch(because('hidden', 'the number of coverages is 0'));
  },
);

export const lastRelease = question(
  'last month’s release against today: the hours of the nurse line, in the five texts that have them',
  5,
  async ({ newestPublication, page, workbench, goTo, button, dialog, hand, rows }) => {
    await page.getByRole('link', { name: 'Nurse line around the clock' }).first().click();
    await workbench.step(message('draft.do.publish'), 'From the first of the month on.');
    await expect.poll(async () => (await newestPublication())?.number, { timeout: 30_000 }).toBe(2);
    await goTo('grid');
    await hand.use(button(message('compare.open')));
    const before = dialog.getByRole('option', { name: messagePattern('grid.release', { number: 1 }) });
    await before.waitFor({ state: 'attached' });
    await hand.choose(
      dialog.getByLabel(message('compare.with.sources'), { exact: true }),
      (await before.textContent()) ?? '',
    );
    await hand.use(dialog.getByRole('button', { name: message('compare.do'), exact: true }));
    const shown = page.locator('tr.told');
    await expect.poll(() => shown.count()).toBeGreaterThan(0);
    for (const text of await shown.allTextContents()) expect(text).toMatch(/24 hours a day, every day/);
    await expect.poll(rows).not.toContain('home/premiumDue');
  },
  'paul',
);

/** All of them. */
export const tableQuestions = [
  overTheCounter,
  noPremiumCard,
  egwpAndMedicare,
  billingByStatus,
  assumed,
  savedTable,
  factWithoutData,
  withoutPlan,
  lastRelease,
];
