import { describe, expect, test } from 'vitest';
import { noComplaints } from '../support/browser/complaints.ts';
import { frameOf } from '../support/browser/frames.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf, pathOf, waitForHeading } from '../support/browser/page.ts';
import { widgetOf } from '../support/browser/sign-in.ts';

const journeys = openJourneys();

const open = async (path: string, width = 1280) => {
  const visit = await journeys.visit({ viewport: { width, height: 900 } });
  await visit.page.goto(path);
  await headingOf(visit.page).waitFor();
  return visit;
};

test('R2.098 R9.11 R1.22: the widget is the only frame, 500 by 220, does not scroll and has a name', async () => {
  const { page } = await open('/login');
  await widgetOf(page).waitFor();
  const frames = await page
    .locator('iframe')
    .evaluateAll((all) =>
      all.map((frame) => ['width', 'height', 'scrolling', 'title'].map((name) => frame.getAttribute(name))),
    );
  expect(frames).toEqual([['500', '220', 'no', 'Log in']]);
  const box = await widgetOf(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([500, 220]);
});

test.each([
  [599, 0],
  [600, 0],
  [601, 1],
])(
  'R7.027 R9.10: at a width of %i pixels the widget is requested with mobile=%i',
  { tags: 'deep' },
  async (width, mobile) => {
    const { page } = await open('/login', width);
    const { legacy } = journeys.origins;
    expect(await widgetOf(page).getAttribute('src')).toBe(
      `${legacy}/Authentication/Login/LoginWidget?mobile=${mobile}&lang=en`,
    );
  },
);

test('R2.100 R2.101 R2.102: links to recovery, a new account and the activation code', async () => {
  const { page } = await open('/login');
  const href = (name: string) => page.getByRole('main').getByRole('link', { name }).getAttribute('href');
  expect(await href('Forgot username or password')).toBe('/login/recover-account');
  expect(await href('Create an account')).toBe('/login/code-request');
  expect(await href('Use activation code')).toBe('/login/code');
});

test('R2.103 R2.104: a card to pay without login and the public site', { tags: 'deep' }, async () => {
  const { page } = await open('/login');
  await page.getByRole('heading', { name: 'Pay without login' }).waitFor();
  const href = (name: string) => page.getByRole('main').getByRole('link', { name }).getAttribute('href');
  expect(await href('Pay as guest')).toBe('/login/guest-pay');
  expect(await href('Visit our public site')).toBe('https://www.brisamar.example/');
});

describe('the screens under login', () => {
  test.each([
    ['/login/recover-account', 'Recover your account', 'app/account-recovery'],
    ['/login/code', 'Use activation code', 'accesscheck.asp'],
    ['/login/code-request', 'Create an account', 'Signup'],
    ['/login/guest-pay', 'Pay as guest', 'Insurance/Guestpay'],
    ['/contact-us', 'Contact us', 'publicforms.asp'],
  ])(
    'R2.077 R2.080 R2.081: %s frames its page without a member around it and without signing in',
    { tags: 'deep' },
    async (path, title, page) => {
      const visit = await open(path);
      await waitForHeading(visit.page, title);
      expect(await frameOf(visit.page).getAttribute('src')).toBe(
        `${journeys.origins.legacy}/${page}?lang=en`,
      );
      expect(await visit.page.locator('.navrow, .acct').count()).toBe(0);
      expect(pathOf(visit.page)).toBe(path);
      expect(visit.requestsTo('inside.asp')).toEqual([]);
      expect(visit.complaints).toEqual(noComplaints);
    },
  );

  test('R2.082 R1.05 R2.083: a guest pays in the framed page and reaches the public form, both without a session', async () => {
    const guest = await open('/login/guest-pay');
    await guest.page.frameLocator('iframe').locator('form').first().waitFor();
    const contact = await open('/comun%C3%ADquese?lng=es');
    expect(await frameOf(contact.page).getAttribute('src')).toBe(
      `${journeys.origins.legacy}/publicforms.asp?lang=es`,
    );
  });

  test(
    'R2.078 R2.079: recover-username and reset-password end at recover-account',
    { tags: 'deep' },
    async () => {
      for (const path of ['/login/recover-username', '/login/reset-password']) {
        const { page } = await open(path);
        await waitForHeading(page, 'Recover your account');
        expect(pathOf(page)).toBe('/login/recover-account');
      }
    },
  );
});

test('R2.084 R2.200 R8.14: an unknown path shows the page that is lost at sea, with its title, words and the way home, signed out', async () => {
  const { page } = await open('/nope');
  await waitForHeading(page, 'Looks like that page has been lost at sea!');
  expect(await page.title()).toMatch(/^Page not found/);
  expect(await page.getByRole('main').innerText()).toMatch(
    /Page not found[\s\S]*Sorry, we can.t find that page/,
  );
  expect(await page.getByRole('main').getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe(
    '/home',
  );
  expect(pathOf(page)).toBe('/nope');
});
