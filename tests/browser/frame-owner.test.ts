import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { firstLoginOf } from '../support/browser/first-login.ts';
import { frameOf, legacyFrame, postFrom } from '../support/browser/frames.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { goTo, headingText } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { memberValues } from '../support/browser/storage.ts';
import type { Visit } from '../support/browser/visit.ts';
import { tellAttack } from '../support/reports/attacks.ts';

const journeys = openJourneys();

const words = {
  en: { title: 'This page belongs to another account', goOn: 'Continue here', letters: '/account/letters' },
  es: { title: 'Esta página es de otra cuenta', goOn: 'Continuar aquí', letters: '/cuenta/cartas' },
} as const;

/** M01 in the header, and behind the portal's back another member in the legacy session. */
const enterBeforeAnother = async (language: 'en' | 'es', other: string): Promise<Visit> => {
  const visit = await journeys.enterAs('m01', { language, isFirst: true });
  await visit.logIn(other);
  return visit;
};

describe('A framed page that names its member', () => {
  test.each(['en', 'es'] as const)(
    'of another member is refused in %s: nothing of either is shown or stored, and one click continues with the open account',
    { tags: 'deep' },
    async (language) => {
      const { page } = await enterBeforeAnother(language, 'm10');
      await goTo(page, words[language].letters);
      await expect.poll(() => headingText(page)).toBe(words[language].title);
      expect(await page.content()).not.toMatch(/Elena|Walter/);
      expect(await frameOf(page).count()).toBe(0);
      expect(await memberValues(page)).not.toContain('portal.token');
      await page.getByRole('link', { name: /1-800/ }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: words[language].goOn }).click();
      await expect.poll(() => page.getByRole('banner').textContent()).toContain('Walter');
      await goTo(page, words[language].letters);
      await legacyFrame(page, 'app/letters');
      await expect.poll(() => headingText(page)).not.toBe(words[language].title);
    },
  );

  test('the header of one member never appears over the frame of another, whoever signs in and whatever screen opens', async () => {
    const others = ['m02', 'm05', 'm08', 'm12', 'm19', 'm21'];
    const screens = [
      '/account',
      '/claims',
      '/messages',
      '/coverage/authorizations',
      '/premium-billing/payment-history',
    ];
    let holes = 0;
    for (const [place, other] of others.entries()) {
      const { page } = await enterBeforeAnother('en', other);
      await goTo(page, screens[place % screens.length] ?? '/account');
      await expect.poll(() => headingText(page)).toBe(words.en.title);
      holes += await frameOf(page).count();
    }
    tellAttack({ attack: 'Another member signs in behind the header', tries: others.length, holes });
  });

  test(
    "the member's own page is shown, also for a child, for a member who shares an account without a plan, and after a switch",
    { tags: 'deep' },
    async () => {
      for (const member of ['m01', 'm19', 'm21']) {
        const { page } = await journeys.enterAs(member);
        await goTo(page, '/account');
        await legacyFrame(page, 'PersonalInformation');
        await postFrom(await legacyFrame(page, 'PersonalInformation'), { type: 'resize', height: 1900 });
        await expect.poll(() => frameOf(page).evaluate(({ clientHeight }) => clientHeight)).toBe(1900);
        expect(await headingText(page)).toBe('Personal information');
      }
      const { page } = await journeys.enterAs('m20', { language: 'es' });
      await firstLoginOf(page).close();
      await shellOf(page).chooseMember('Mateo Cruz');
      await expect.poll(() => headingText(page)).toContain('Mateo');
      await goTo(page, '/cuenta/cartas');
      await legacyFrame(page, 'app/letters');
      expect(await page.locator('.ctx').textContent()).toContain('Mateo Cruz');
    },
  );

  test('a page that names no member is framed as usual', async () => {
    await journeys.turnKnobs({ frames: 'nameless' });
    const { page } = await enterBeforeAnother('en', 'm10');
    await goTo(page, '/account/letters');
    const frame = await legacyFrame(page, 'app/letters');
    expect(await frame.locator('main').textContent()).toContain('Walter');
    await postFrom(frame, { type: 'resize', height: 1900 });
    await expect.poll(() => frameOf(page).evaluate(({ clientHeight }) => clientHeight)).toBe(1900);
    expect(await page.locator('header').textContent()).toContain('Elena');
  });
});
