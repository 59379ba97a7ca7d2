import { expect } from 'vitest';
import { planted } from './question-drafts.ts';
import { question } from './question-journeys.ts';

/** What analysts asked in a trial, answered on the pages of rules and words. The right answers were worked out by hand from the specification. */

export const partnershipForAll = question(
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
    await expect
      .poll(() => affected.innerText())
      .toMatch(/It becomes true for:[^]*individual and family plan[^]*M01\s+M02\s+M03\s+M04\s+M18\/2\s+M20/);
    expect(await affected.innerText()).not.toContain('no longer true for');
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await goTo('Who sees');
    await choose('What is shown', 'Draft: Partnership for everybody');
    await choose('Only', 'What differs');
    await expect.poll(rows).toEqual(['coverage.forms/forms/declarePartnership']);
  },
  'edda',
);

export const plantedRules = question(
  'which rules are equal, dead or contradictory: three planted ones and the one that is equal',
  4,
  async ({ leaveDraft, page, goTo, choose, button, hand }) => {
    await leaveDraft(planted);
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

export const cannotBe = question('which combinations cannot be, by what', 4, async ({ page, goTo, button, search, hand }) => {
  await goTo('Rules');
  await hand.use(button('What is always so'));
  await search('over-the-counter');
  const row = page.locator('.constraint-list tbody tr');
  await expect.poll(() => row.count()).toBe(1);
  const text = await row.innerText();
  expect(text).toContain('the plan is not Medicare and there is an over-the-counter benefit link');
  expect(text).toMatch(/Stated\s+Specification 3, Pharmacy: otcLink for Medicare only\./);
});

export const welcomed = question(
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

export const whoReads = question('who reads a sentence', 3, async ({ page, goTo, search }) => {
  await goTo('Words');
  await search('you are not the subscriber');
  const word = page.locator('[data-word]');
  await expect.poll(() => word.count()).toBe(1);
  await expect.poll(() => word.innerText()).toMatch(/Coverage forms[^]*Who reads it: .*the member is not the subscriber/);
});

/** An assertion that the sample workbench begins without. */
const ppoHasCard = {
  name: 'ppoHasCard',
  says: { en: 'PPO members have the ID card at hand', es: 'Los afiliados PPO tienen a mano su tarjeta' },
  who: 'isPPO',
  sees: ['home/quickLinks/requestIdCard'],
};

export const wishAgainstAssertion = question(
  'how is a card hidden from PPO members alone, and what stands against it: a gate with the rule for all others, and the assertion that they see it',
  12,
  async ({ page, workbench, goTo, choose, combo, offer, button, hand }) => {
    await workbench.beginDraft('No card for PPO');
    const body = {
      clientId: crypto.randomUUID(),
      edits: [
        {
          address: 'config/rules/assertions.json#',
          expected: null,
          value: { $schema: '../../schemas/assertions.json', assertions: [ppoHasCard] },
        },
      ],
    };
    const draft = new URL(page.url()).pathname.split('/')[2];
    const status = await page.evaluate(
      async ([path, text]) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text })).status,
      [`/api/drafts/${draft}/edits`, JSON.stringify(body)] as const,
    );
    expect(status).toBe(200);
    await goTo('Rules');
    await choose('Rules of', 'Draft No card for PPO');
    await hand.use(page.getByRole('link', { name: 'Edits for an effect' }));
    await hand.find(combo('Item'), 'requestIdCard', offer('home/quickLinks/requestIdCard'));
    await hand.use(button('Hidden'));
    await hand.find(combo('To whom'), 'isPPO', offer('the plan is a PPO'));
    await hand.use(button('Add'));
    const answers = page.locator('section.panel').filter({ has: page.getByRole('heading', { name: 'The edits' }) });
    await expect.poll(() => answers.innerText()).toMatch(/ID card is hidden from: the plan is a PPO[^]*no gate\s+the plan is not a PPO/);
    await answers.getByText(/an assertion would no longer be true.*“PPO members have the ID card at hand”/).waitFor();
  },
  'edda',
);

/** All of them. */
export const ruleQuestions = [partnershipForAll, plantedRules, cannotBe, welcomed, whoReads, wishAgainstAssertion];
