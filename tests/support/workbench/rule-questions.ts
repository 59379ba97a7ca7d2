import { expect } from 'vitest';
import { inOrder, message, messagePattern } from './message.ts';
import { sentences } from '../../../src/analysis/words/sentences.ts';
import { planted } from './question-drafts.ts';
import { question } from './question-journeys.ts';

/**
 * Questions of analysts in a trial, answered on the pages of rules and texts. The expected answers were
 * found manually from the specification.
 */

export const partnershipForAll = question(
  'what changes if domestic partnership on the coverage forms were for individual plans too: IFP members alone see more',
  12,
  async ({ page, workbench, goTo, search, choose, button, hand, rows }) => {
    await workbench.beginDraft('Partnership for everybody');
    await goTo('rules');
    await choose(message('rules.of'), message('rules.draft', { name: 'Partnership for everybody' }));
    await button(message('rules.new.open')).waitFor();
    await search('mayDeclarePartnershipOnCoverage');
    await hand.use(
      page.getByRole('link', { name: 'the plan is not CalPERS, Medicare or individual and family' }),
    );
    await hand.use(
      button(messagePattern('rules.builder.remove', { what: 'the plan is an individual and family plan' })),
    );
    const affected = page
      .locator('section.panel')
      .filter({ has: page.getByRole('heading', { name: message('rules.who.title') }) });
    await expect
      .poll(() => affected.innerText())
      .toMatch(
        inOrder(
          message('rules.who.gains'),
          'individual and family plan',
          /M01\s+M02\s+M03\s+M04\s+M18\/2\s+M20/,
        ),
      );
    expect(await affected.innerText()).not.toContain(message('rules.who.loses'));
    await page.getByText(message('editor.kept.saved'), { exact: true }).first().waitFor();
    await goTo('grid');
    await choose(message('grid.source'), message('grid.draft', { name: 'Partnership for everybody' }));
    await choose(message('grid.only'), message('grid.onlyWhat.changed'));
    await expect.poll(rows).toEqual(['coverage.forms/forms/declarePartnership']);
  },
  'edda',
);

export const plantedRules = question(
  'which rules are equal, dead or contradictory: three planted ones and the one that is equal',
  4,
  async ({ leaveDraft, page, goTo, choose, button, hand }) => {
    await leaveDraft(planted);
    await goTo('rules');
    await choose(message('rules.of'), message('rules.draft', { name: planted.name }));
    await hand.use(button(new RegExp(`^${message('rules.show.toCheck')} \\d+$`)));
    const labels = async (): Promise<Readonly<Record<string, string>>> => {
      const found = await page.locator('main table tbody tr').allInnerTexts();
      return Object.fromEntries(found.map((row) => [row.split(/\s*\t\s*/)[1] ?? '', row]));
    };
    await expect
      .poll(async () => Object.keys(await labels()).sort())
      .toEqual(['isAnybody', 'isNobody', 'isPlanOfSystem', 'isPosOrPpo']);
    const { isAnybody, isNobody, isPlanOfSystem, isPosOrPpo } = await labels();
    expect(isAnybody).toContain(message('rules.holds.everybody'));
    expect(isNobody).toContain(message('rules.holds.nobody'));
    expect(isPlanOfSystem).toContain(message('rules.likeOthers', { names: 'isPosOrPpo' }));
    expect(isPosOrPpo).toContain(message('rules.likeOthers', { names: 'isPlanOfSystem' }));
  },
);

export const cannotBe = question(
  'which combinations cannot be, by what',
  4,
  async ({ page, goTo, button, search, hand }) => {
    await goTo('rules');
    await hand.use(button(message('rules.view.always')));
    await search('over-the-counter');
    const row = page.locator('main table tbody tr');
    await expect.poll(() => row.count()).toBe(1);
    const text = await row.innerText();
    expect(text).toContain('the plan is not Medicare and there is an over-the-counter benefit link');
    expect(text).toMatch(
      new RegExp(
        `${message('rules.always.status.stated')}\\s+Specification 3, Pharmacy: otcLink for Medicare only\\.`,
      ),
    );
  },
);

export const welcomed = question(
  'who is welcomed at the first sign-in: nobody who is shown through another, such as a child',
  4,
  async ({ page, goTo, search, hand }) => {
    await goTo('rules');
    await search('first sign-in');
    await hand.use(page.getByRole('link', { name: /^first sign-in of the member/ }));
    const affected = page
      .locator('section.panel')
      .filter({ has: page.getByRole('heading', { name: message('rules.who.title') }) });
    await expect
      .poll(() => affected.innerText())
      .toMatch(inOrder(message('rules.who.trueFor', { some: 4, all: 26 }), /M03\s+M06\s+M15\s+M20\s*$/));
  },
);

export const whoReads = question('who reads a sentence', 3, async ({ page, goTo, search }) => {
  await goTo('words');
  await search('you are not the subscriber');
  const word = page.locator('[data-text]');
  await expect.poll(() => word.count()).toBe(1);
  await expect
    .poll(() => word.innerText())
    .toMatch(
      inOrder('Coverage forms', message('words.readers', { readers: 'the member is not the subscriber' })),
    );
});

/** What the analysis says. */
const say = sentences('en');

/** An assertion that the sample workbench begins without. */
const ppoHasCard = {
  name: 'ppoHasCard',
  says: { en: 'PPO members have the ID card at hand', es: 'Los afiliados PPO tienen a mano su tarjeta' },
  who: 'isPPO',
  sees: ['home/quickLinks/requestIdCard'],
};

export const effectAgainstAssertion = question(
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
      async ([path, text]) =>
        (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text }))
          .status,
      [`/api/drafts/${draft}/edits`, JSON.stringify(body)] as const,
    );
    expect(status).toBe(200);
    await goTo('rules');
    await choose(message('rules.of'), message('rules.draft', { name: 'No card for PPO' }));
    await hand.use(page.getByRole('link', { name: message('rules.wish.open') }));
    await hand.find(
      combo(message('rules.wish.item')),
      'requestIdCard',
      offer('home/quickLinks/requestIdCard'),
    );
    await hand.use(button(message('rules.wish.hide')));
    await hand.find(combo(message('rules.wish.who')), 'isPPO', offer('the plan is a PPO'));
    await hand.use(button(message('rules.wish.add')));
    const lost = say('wish.lost', { item: 'ID card', cases: 'the plan is a PPO' }).replaceAll('`', '');
    const answers = page
      .locator('section.panel')
      .filter({ has: page.getByRole('heading', { name: message('rules.wish.answers') }) });
    await expect
      .poll(() => answers.innerText())
      .toMatch(inOrder(lost, new RegExp(`${say('wish.noGate')}\\s+the plan is not a PPO`)));
    await answers
      .getByText(message('rules.wish.breaks', { says: 'PPO members have the ID card at hand' }))
      .waitFor();
  },
  'edda',
);

/** All of them. */
export const ruleQuestions = [
  partnershipForAll,
  plantedRules,
  cannotBe,
  welcomed,
  whoReads,
  effectAgainstAssertion,
];
