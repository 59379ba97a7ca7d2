import { expect } from 'vitest';
import { message, messagePattern } from './message.ts';
import { question } from './question-journeys.ts';

/**
 * Questions of analysts in a trial, answered on the page of one member. The expected answers were found
 * manually from the catalogue of sample members.
 */

export const nobodyCanBe = question(
  'what if a member were what nobody can be',
  5,
  async ({ page, goTo, combo, offer, hand }) => {
    await goTo('grid');
    await hand.use(page.getByRole('link', { name: message('member.title'), exact: true }));
    // Elena has an individual plan, which is no Medicare plan.
    await hand.find(
      combo(message('member.otherwise')),
      'over-the-counter',
      offer('there is no over-the-counter benefit link'),
    );
    await expect
      .poll(
        async () =>
          messagePattern('member.impossible').exec(
            await page.getByRole('complementary', { name: message('member.whatIf') }).innerText(),
          )?.[0],
      )
      .toContain('Medicare');
  },
);

export const childOfHolder = question(
  'proxies and children: what a child, shown through its holder, gets of the premium',
  5,
  async ({ page, goTo, member, sight, because, hand }) => {
    await goTo('grid');
    await hand.use(page.getByRole('link', { name: message('member.title'), exact: true }));
    await member('m21');
    await expect
      .poll(() => sight('home/premiumDue').innerText())
      .toMatch(because('hidden', 'the plan does not bill the member'));
  },
);

export const suspendedAndPastDue = question(
  'suspended and past due: Tomás sees the premium, and may pay it',
  5,
  async ({ page, goTo, member, sight, because, hand }) => {
    await goTo('grid');
    await hand.use(page.getByRole('link', { name: message('member.title'), exact: true }));
    await member('m02');
    const premium = (): Promise<string> => sight('home/premiumDue').innerText();
    await expect.poll(premium).toMatch(because('shown'));
    expect(await premium()).toContain('the plan bills the member');
    expect(await sight('home/premiumDue/payNow').innerText()).toContain(message('member.sight.shown'));
  },
);

/** All of them. */
export const memberQuestions = [nobodyCanBe, childOfHolder, suspendedAndPastDue];
