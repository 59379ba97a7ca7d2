import { expect } from 'vitest';
import { question } from './question-journeys.ts';

/** What analysts asked in a trial, answered on the page of one member. The right answers were worked out by hand from the catalogue of sample members. */

export const nobodyCanBe = question('what if a member were what nobody can be', 5, async ({ page, goTo, combo, offer, hand }) => {
  await goTo('Who sees');
  await hand.use(page.getByRole('link', { name: 'One member', exact: true }));
  // Elena has an individual plan, which is no Medicare plan.
  await hand.find(combo('Set a fact otherwise'), 'over-the-counter', offer('there is no over-the-counter benefit link'));
  await expect
    .poll(() => page.getByRole('complementary', { name: 'What if' }).innerText())
    .toMatch(/There can be no such member: .*Medicare/);
});

export const childOfHolder = question(
  'proxies and children: what a child, shown through its holder, gets of the premium',
  5,
  async ({ page, goTo, member, sight, hand }) => {
    await goTo('Who sees');
    await hand.use(page.getByRole('link', { name: 'One member', exact: true }));
    await member('m21');
    await expect.poll(() => sight('home/premiumDue').innerText()).toMatch(/hidden\s+Because the plan does not bill the member\./);
  },
);

export const suspendedAndPastDue = question(
  'suspended and past due: Tomás sees the premium, and may pay it',
  5,
  async ({ page, goTo, member, sight, hand }) => {
    await goTo('Who sees');
    await hand.use(page.getByRole('link', { name: 'One member', exact: true }));
    await member('m02');
    await expect.poll(() => sight('home/premiumDue').innerText()).toMatch(/shown\s+Because .*the plan bills the member/);
    expect(await sight('home/premiumDue/payNow').innerText()).toMatch(/shown/);
  },
);

/** All of them. */
export const memberQuestions = [nobodyCanBe, childOfHolder, suspendedAndPastDue];
