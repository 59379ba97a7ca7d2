import { expect, test } from 'vitest';
import { homeOf, selectorOf } from '../support/browser/home.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { pathOf, waitForHeading } from '../support/browser/page.ts';
import { useWidget } from '../support/browser/sign-in.ts';
import { sessionValues } from '../support/browser/storage.ts';

const journeys = openJourneys();
const question = 'You have more than one plan';

test('R2.126 R3.015 R3.016: the selector greets, explains, and shows one card per coverage in filing order', async () => {
  const { page } = await journeys.enterAs('m17');
  await waitForHeading(page, question);
  const main = await page.getByRole('main').innerText();
  expect(main).toContain('Amara');
  expect(main).toContain('Choose the coverage you would like to see.');
  const cards = await selectorOf(page).plans.allInnerTexts();
  expect(cards.map((card) => /BM\d+/.exec(card)?.[0])).toEqual(['BM4100170101', 'BM4100170202']);
  expect(cards[0]).toMatch(/Performance HMO[\s\S]*Covered[\s\S]*Performance[\s\S]*View this coverage/);
  expect(cards[1]).toMatch(/Choice POS 3-Tier[\s\S]*Covered[\s\S]*Choice/);
});

test(
  'R2.127 R4.042 R4.043: two coverages bring the selector on any route, one coverage and none never do',
  { tags: 'deep' },
  async () => {
    for (const path of ['/claims', '/coverage/documents', '/account']) {
      const { page } = await journeys.enterAs('m17', { path });
      await waitForHeading(page, question);
    }
    for (const [id, name] of [
      ['m01', 'Elena'],
      ['m19', 'Noah'],
    ] as const) {
      const { page } = await journeys.enterAs(id);
      await waitForHeading(page, `Hello, ${name}`);
      expect(await selectorOf(page).plans.count()).toBe(0);
    }
  },
);

test('R2.128 R4.012 R4.013: selecting a card stores its id, flag and status for the session, and every plan flag follows', async () => {
  const { page } = await journeys.enterAs('m17');
  await selectorOf(page).choose(1);
  await waitForHeading(page, 'Hello, Amara');
  expect(await homeOf(page).memberId.textContent()).toBe('BM4100170202');
  expect(await sessionValues(page)).toMatchObject({
    'portal.coverageId': 'CVG-1702',
    'portal.coverageSelected': 'true',
    'portal.coverageStatus': 'Active',
  });
  await page.getByRole('heading', { name: 'Find care in your networks' }).waitFor();
});

test('R4.041: a reload keeps the selection; a stored coverage that no longer exists opens the chooser again', async () => {
  const { page } = await journeys.enterAs('m17');
  await selectorOf(page).choose(1);
  await homeOf(page).memberId.waitFor();
  await page.reload();
  await homeOf(page).memberId.waitFor();
  expect(await homeOf(page).memberId.textContent()).toBe('BM4100170202');
  await page.evaluate(() => sessionStorage.setItem('portal.coverageId', 'CVG-0000'));
  await page.reload();
  await waitForHeading(page, question);
});

test(
  'R4.044: another coverage can be chosen from the header; the first is forgotten',
  { tags: 'deep' },
  async () => {
    const { page } = await journeys.enterAs('m17');
    await selectorOf(page).choose(1);
    await waitForHeading(page, 'Hello, Amara');
    await page.getByRole('button', { name: 'Switch to another coverage' }).click();
    await waitForHeading(page, question);
    expect(await sessionValues(page)).not.toHaveProperty('portal.coverageId');
    await selectorOf(page).choose(0);
    await waitForHeading(page, 'Hello, Amara');
    expect(await homeOf(page).memberId.textContent()).toBe('BM4100170101');
  },
);

test('R2.129: after the selection the requested page opens, else home', { tags: 'deep' }, async () => {
  const asking = await journeys.visit({ locale: 'es-US' });
  await asking.page.goto('/reclamos?x=1');
  await useWidget(asking.page, 'm18');
  await waitForHeading(asking.page, 'Usted tiene más de un plan');
  await selectorOf(asking.page).choose(1);
  await asking.page.waitForURL(/\/reclamos\?x=1$/);
  await waitForHeading(asking.page, 'Reclamos');
  const { page } = await journeys.enterAs('m17');
  await selectorOf(page).choose(0);
  await waitForHeading(page, 'Hello, Amara');
  expect(['/', '/home']).toContain(pathOf(page));
});

test(
  'R3.016: two employers with one plan name are distinguished on cards, buttons and the line above, and home shows when the coverage ends',
  { tags: 'deep' },
  async () => {
    await journeys.turnKnobs({ overlay: 'onePlanName' });
    const { page } = await journeys.enterAs('m17', { language: 'es' });
    await waitForHeading(page, 'Usted tiene más de un plan');
    for (const employer of ['CalPERS', 'Puerto Logistics']) {
      const button = page.getByRole('button', {
        name: new RegExp(`^Ver esta cobertura.*Gold PPO 3-Tier, ${employer}$`),
      });
      await button.waitFor();
    }
    expect(await selectorOf(page).plans.nth(1).innerText()).toMatch(
      /Puerto Logistics[\s\S]*Fecha de terminación\s+19 de febrero de 2027/,
    );
    await selectorOf(page).choose(1);
    await waitForHeading(page, 'Hola, Amara');
    const main = page.getByRole('main');
    await main.getByText('Su cobertura termina el 19 de febrero de 2027.').waitFor();
    expect(await main.innerText()).toMatch(
      /Puerto Logistics\s+Fecha de entrada en vigor 19 de junio de 2026/,
    );
    expect(await page.locator('.ctx').first().innerText()).toContain('Gold PPO 3-Tier · Puerto Logistics');
  },
);
