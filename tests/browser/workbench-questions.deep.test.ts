import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { analystHands, type AnalystHands } from '../support/workbench/analyst-hands.ts';
import { hands, type Hands } from '../support/workbench/hands.ts';
import { planted, withFact } from '../support/workbench/question-drafts.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';

/**
 * Questions of analysts, asked in the browser from the list of drafts on, each within a number of interactions. The right answers were worked
 * out by hand from the specification and from the catalogue of sample members, not from what the pages show.
 */

const journeys = openWorkbenchJourneys();

type Visitor = Awaited<ReturnType<typeof journeys.enterAs>>;

interface Asking extends AnalystHands, Pick<Visitor, 'page' | 'workbench'> {
  readonly hand: Hands;
}

/** A question that somebody asks, with so many interactions at most. */
const asked = (question: string, most: number, work: (asking: Asking) => Promise<void>, who = 'ana'): void =>
  test(`${question}, in ${most} interactions`, async () => {
    const { page, workbench, complaints } = await journeys.enterAs(who);
    await page.getByRole('navigation').getByRole('link', { name: 'Who sees', exact: true }).first().waitFor();
    // A table that is worked out anew on a busy machine.
    page.setDefaultTimeout(30_000);
    const hand = hands(page, 'mouse');
    await work({ page, workbench, hand, ...analystHands(page, hand) });
    expect(hand.count()).toBeLessThanOrEqual(most);
    expect(complaints.pageErrors).toEqual([]);
    expect(complaints.policyViolations).toEqual([]);
  });

const states = ['m01', 'm02', 'm03', 'm04', 'm05', 'm06', 'm07', 'm08', 'm09', 'm10', 'm11', 'm12', 'm13', 'm14', 'm15', 'm16']
  .concat(['m17/1', 'm17/2', 'm17/none', 'm18/1', 'm18/2', 'm18/none', 'm19', 'm20', 'm21', 'Visitor']); // prettier-ignore
const allBut = (names: readonly string[]): readonly string[] => states.filter((name) => !names.includes(name));

asked('who sees the over-the-counter link, and why Consuelo does not', 5, async ({ goTo, search, explain, panel, seers, sight, hand }) => {
  await goTo('Who sees');
  await search('over-the-counter');
  await explain('pharmacy/overTheCounter', 'medicare');
  const own = ['m08', 'm10', 'm11', 'm12'];
  expect(await seers()).toEqual([own, allBut(own)]);
  expect(await panel.innerText()).toMatch(/By plan: some of employer group Medicare plan \(EGWP\), Medicare plan; nobody of/);
  await hand.use(panel.getByRole('link', { name: 'm09', exact: true }));
  expect(await sight('pharmacy/overTheCounter').innerText()).toMatch(/hidden\s+Because there is no over-the-counter benefit link\./);
});

asked('who sees no premium card, and why Naomi does not', 5, async ({ goTo, search, explain, panel, seers, sight, hand }) => {
  await goTo('Who sees');
  await search('premium payment');
  await explain('home/premiumDue', 'pos');
  const billed = ['m01', 'm02', 'm03', 'm04', 'm08', 'm09', 'm13', 'm18/2', 'm20'];
  expect(await seers()).toEqual([billed, allBut(billed)]);
  await hand.use(panel.getByRole('link', { name: 'm05', exact: true }));
  expect(await sight('home/premiumDue').innerText()).toMatch(/hidden\s+Because the plan does not bill the member\./);
});

asked(
  'what changes if domestic partnership on the coverage forms were for individual plans too: IFP members alone see more',
  12,
  async ({ page, workbench, goTo, search, choose, button, hand, rows }) => {
    await workbench.beginDraft('Partnership for everybody');
    await goTo('Rules');
    await choose('Rules of', 'Draft Partnership for everybody');
    await button('New rule').waitFor();
    await search('mayDeclarePartnershipOnCoverage');
    await hand.use(page.getByRole('link', { name: 'the plan is not CalPERS, Medicare or individual and family' }));
    await hand.use(button(/^Take away: the plan is (not )?an individual and family plan/));
    const affected = page.locator('section.panel').filter({ has: page.getByRole('heading', { name: 'Who is affected' }) });
    await expect.poll(() => affected.innerText()).toMatch(/Gain:[^]*individual and family plan[^]*M01\s+M02\s+M03\s+M04\s+M18\/2\s+M20/);
    expect(await affected.innerText()).not.toContain('Lose:');
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await goTo('Who sees');
    await choose('What is shown', 'Draft: Partnership for everybody');
    await choose('Only', 'What differs');
    await expect.poll(rows).toEqual(['coverage.forms/forms/declarePartnership']);
  },
  'edda',
);

asked('what differs between EGWP and Medicare', 8, async ({ page, goTo, button, dialog, hand, rows }) => {
  await goTo('Who sees');
  await hand.use(button('Compare'));
  await hand.use(dialog.getByRole('button', { name: 'Plans', exact: true }));
  await hand.choose(dialog.getByLabel('First', { exact: true }), 'employer group Medicare plan (EGWP)');
  await hand.choose(dialog.getByLabel('Second', { exact: true }), 'Medicare plan');
  await hand.use(dialog.getByRole('button', { name: 'Compare', exact: true }));
  const row = (item: string) => page.locator('tr').filter({ has: page.locator(`th[title="${item}"]`) });
  // Counseling leads elsewhere; plan changes and disenrollment are for individuals.
  const links = /serenobehavioral\.example\/group-retirees[^]*serenobehavioral\.example\/seniors/;
  await expect.poll(() => row('coverage.behavioralHealth/care/counseling').innerText()).toMatch(links);
  expect(await row('coverage.forms/forms/disenroll').innerText()).toMatch(/nobody[^]*when /);
  await expect.poll(rows).not.toContain('home/card');
});

asked('who opens /premium-billing in each status', 11, async ({ goTo, search, ask, cells, cell, rows }) => {
  await goTo('Who sees');
  await search('/premium-billing');
  await ask('coverage status, each');
  await ask('the plan bills the member');
  await expect.poll(rows).toContain('billing');
  // Active, Pending, Suspended and Terminated do not matter; only the plan that bills does.
  await cell('billing', 'hasBilling').waitFor();
  const answers = (await cells('billing')).slice(-5).map((text) => /(does not matter|yes|no|either)$/.exec(text.trim())?.[1]);
  expect(answers).toEqual([...Array.from({ length: 4 }, () => 'does not matter'), 'yes']);
});

asked(
  'which rules are equal, dead or contradictory: three planted ones and the one that is equal',
  4,
  async ({ page, goTo, choose, button, hand }) => {
    await journeys.leaveDraft(planted);
    await goTo('Rules');
    await choose('Rules of', `Draft ${planted.name}`);
    await hand.use(button(/^To check \d+$/));
    const told = async (): Promise<Readonly<Record<string, string>>> => {
      const found = await page.locator('.rule-list tbody tr').allInnerTexts();
      return Object.fromEntries(found.map((row) => [row.split(/\s*\t\s*/)[1] ?? '', row]));
    };
    await expect.poll(async () => Object.keys(await told()).sort()).toEqual(['isAnybody', 'isNobody', 'isPlanOfSystem', 'isPosOrPpo']);
    const { isAnybody, isNobody, isPlanOfSystem, isPosOrPpo } = await told();
    expect(isAnybody).toContain('True for every possible member');
    expect(isNobody).toContain('True for no possible member');
    expect(isPlanOfSystem).toContain('The same as isPosOrPpo');
    expect(isPosOrPpo).toContain('The same as isPlanOfSystem');
  },
);

asked('what rests on an assumption, and what differs if it is wrong', 5, async ({ page, goTo, choose, explain, panel, rows, hand }) => {
  await goTo('Who sees');
  await choose('Only', 'What rests on an assumption');
  await expect.poll(rows).toContain('menus/accountLegal/grievance');
  await expect.poll(rows).not.toContain('home/card');
  await explain('menus/accountLegal/grievance', 'egwp');
  const assumed = panel.locator('p').filter({ hasText: 'group Medicare plans are Medicare plans' });
  await hand.use(assumed.getByRole('link', { name: 'What if it did not hold?' }));
  await page.getByText('Without: egwpIsMedicare').waitFor();
  await expect.poll(rows).toContain('menus/accountLegal/grievance');
  await expect.poll(rows).not.toContain('home/card');
});

asked('which combinations cannot be, by what', 4, async ({ page, goTo, button, search, hand }) => {
  await goTo('Rules');
  await hand.use(button('What is always so'));
  await search('over-the-counter');
  const row = page.locator('.constraint-list tbody tr');
  await expect.poll(() => row.count()).toBe(1);
  const text = await row.innerText();
  expect(text).toContain('the plan is not Medicare and there is an over-the-counter benefit link');
  expect(text).toMatch(/Stated\s+Specification 3, Pharmacy: otcLink for Medicare only\./);
});

asked('what if a member were what nobody can be', 5, async ({ page, goTo, combo, offer, hand }) => {
  await goTo('Who sees');
  await hand.use(page.getByRole('link', { name: 'One member', exact: true }));
  // Elena has an individual plan, which is no Medicare plan.
  await hand.find(combo('Set a fact otherwise'), 'over-the-counter', offer('there is no over-the-counter benefit link'));
  await expect
    .poll(() => page.getByRole('complementary', { name: 'What if' }).innerText())
    .toMatch(/There can be no such member: .*Medicare/);
});

asked('a table for a colleague’s spreadsheet, of what is on show', 6, async ({ page, goTo, search, button, dialog, hand, rows }) => {
  await goTo('Who sees');
  await search('pharmacy/overTheCounter');
  await expect.poll(async () => (await rows()).length).toBe(2);
  await hand.use(button('Save as'));
  const saved = async (name: string): Promise<Buffer> => {
    const [file] = await Promise.all([page.waitForEvent('download'), hand.use(dialog.getByRole('button', { name, exact: true }))]);
    return readFile(await file.path());
  };
  expect((await saved('Workbook (XLSX)')).subarray(0, 2).toString()).toBe('PK');
  const csv = (await saved('Spreadsheet (CSV)')).toString('utf8');
  expect(csv.startsWith('\u{feff}')).toBe(true);
  expect(csv).toContain('pharmacy/overTheCounter');
  expect(csv).not.toContain('home/card');
});

asked(
  'what a new fact without data does: its card is there for nobody of the samples',
  6,
  async ({ goTo, choose, search, explain, panel, seers }) => {
    await journeys.leaveDraft(withFact);
    await goTo('Who sees');
    await choose('What is shown', `Draft: ${withFact.name}`);
    await search('retirees');
    await explain('claims/forms/retirees', 'default');
    expect(await seers()).toEqual([[], states]);
    expect(await panel.innerText()).toContain('Who sees it: the member is a retiree');
  },
);

asked(
  'proxies and children: what a child, shown through its holder, gets of the premium',
  5,
  async ({ page, goTo, member, sight, hand }) => {
    await goTo('Who sees');
    await hand.use(page.getByRole('link', { name: 'One member', exact: true }));
    await member('m21');
    await expect.poll(() => sight('home/premiumDue').innerText()).toMatch(/hidden\s+Because the plan does not bill the member\./);
  },
);

asked(
  'who is welcomed at the first sign-in: nobody who is shown through another, such as a child',
  4,
  async ({ page, goTo, search, hand }) => {
    await goTo('Rules');
    await search('first sign-in');
    await hand.use(page.getByRole('link', { name: /^first sign-in of the member/ }));
    const affected = page.locator('section.panel').filter({ has: page.getByRole('heading', { name: 'Who is affected' }) });
    await expect.poll(() => affected.innerText()).toMatch(/True for 4 of 26 sample members:[^]*M03\s+M06\s+M15\s+M20\s*$/);
  },
);

asked('suspended and past due: Tomás sees the premium, and may pay it', 5, async ({ page, goTo, member, sight, hand }) => {
  await goTo('Who sees');
  await hand.use(page.getByRole('link', { name: 'One member', exact: true }));
  await member('m02');
  await expect.poll(() => sight('home/premiumDue').innerText()).toMatch(/shown\s+Because .*the plan bills the member/);
  expect(await sight('home/premiumDue/payNow').innerText()).toMatch(/shown/);
});

asked(
  'without a plan: Noah reads that there is no coverage, and has no ID card',
  7,
  async ({ goTo, choose, explain, panel, seers, sight, rows, hand }) => {
    await goTo('Who sees');
    await choose('Plan', 'no plan');
    await choose('Seen by', 'Everybody');
    await expect.poll(rows).toContain('home/noCoverage');
    await expect.poll(rows).not.toContain('home/card');
    await explain('home/noCoverage', 'noPlans');
    expect(await seers()).toEqual([['m19'], allBut(['m19'])]);
    const told = await panel.innerText();
    expect(told).toContain('a coverage is selected, or there is none to select');
    expect(told).toContain('What would have to be different in the record: the number of coverages is 1.');
    await hand.use(panel.getByRole('link', { name: 'm19', exact: true }));
    expect(await sight('home/card').innerText()).toMatch(/hidden\s+Because the number of coverages is 0\./);
  },
);

asked('who reads a sentence', 3, async ({ page, goTo, search }) => {
  await goTo('Words');
  await search('you are not the subscriber');
  const word = page.locator('[data-word]');
  await expect.poll(() => word.count()).toBe(1);
  await expect.poll(() => word.innerText()).toMatch(/Coverage forms[^]*Read by: .*the member is not the subscriber/);
});

asked(
  'last month’s release against today: the hours of the nurse line, in the five texts that have them',
  5,
  async ({ page, workbench, goTo, button, dialog, hand, rows }) => {
    await page.getByRole('link', { name: 'Nurse line around the clock' }).first().click();
    await workbench.step('Publish now', 'From the first of the month on.');
    await expect.poll(async () => (await journeys.newestPublication())?.number, { timeout: 30_000 }).toBe(2);
    await goTo('Who sees');
    await hand.use(button('Compare'));
    const before = dialog.getByRole('option', { name: /^Release 1, \w+ \d+, \d{4}$/ });
    await before.waitFor({ state: 'attached' });
    await hand.choose(dialog.getByLabel('With', { exact: true }), (await before.textContent()) ?? '');
    await hand.use(dialog.getByRole('button', { name: 'Compare', exact: true }));
    const told = page.locator('tr.told');
    await expect.poll(() => told.count()).toBeGreaterThan(0);
    for (const text of await told.allInnerTexts()) expect(text).toMatch(/24 hours a day, every day/);
    await expect.poll(rows).not.toContain('home/premiumDue');
  },
  'paul',
);
