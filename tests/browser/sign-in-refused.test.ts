import { expect, test } from 'vitest';
import { firstLoginOf } from '../support/browser/first-login.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { waitForHeading } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { widgetOf } from '../support/browser/sign-in.ts';
import { sessionValues } from '../support/browser/storage.ts';
import type { Visit } from '../support/browser/visit.ts';

const journeys = openJourneys();

/** A visit whose browser has a legacy session, without any page yet. */
const withSession = async (): Promise<Visit> => {
  const visit = await journeys.visit();
  await visit.logIn('m01');
  return visit;
};

test('a code that this tab did not request is refused: no token is requested, and the code is removed from the address', async () => {
  const visit = await journeys.visit();
  await visit.page.goto('/?code=stolen&state=guessed');
  await widgetOf(visit.page).waitFor();
  expect(visit.requestsTo('/oauth2/token')).toEqual([]);
  expect(visit.page.url()).toMatch(/\/login$/);
});

test('a returned code with another state is refused with no token call', { tags: 'deep' }, async () => {
  const visit = await withSession();
  const location = `${journeys.origins.portal}/?code=real&state=tampered`;
  await visit.context.route(/oauth2\/authorize/, (route) =>
    route.fulfill({ status: 302, headers: { location } }),
  );
  await visit.page.goto('/');
  await visit.page.getByRole('heading', { name: 'We could not sign you in' }).waitFor();
  expect(visit.requestsTo('state=tampered').length).toBeGreaterThan(0);
  expect(visit.requestsTo('/oauth2/token')).toEqual([]);
  expect(visit.page.url()).toBe(`${journeys.origins.portal}/`);
});

test(
  'a launch of an unknown issuer is refused before anything is sent anywhere',
  { tags: 'deep' },
  async () => {
    const visit = await withSession();
    const evil = encodeURIComponent('http://localhost:1/fhir');
    await visit.page.goto(`/?launch=x&iss=${evil}`);
    await visit.page.getByRole('heading', { name: 'We could not sign you in' }).waitFor();
    const { fhir } = journeys.origins;
    expect([
      ...visit.requestsTo(fhir),
      ...visit.requestsTo('inside.asp'),
      ...visit.requestsTo('localhost:1/'),
    ]).toEqual([]);
    expect(new URL(visit.page.url()).search).toBe('');
  },
);

test('R8.07 R8.12: failing token calls are logged with the exact words, tried three times, then the screen stops with retry and phone', async () => {
  await journeys.turnKnobs({ token: '500' });
  const visit = await withSession();
  await visit.page.goto('/claims?x=1');
  await visit.page.getByRole('heading', { name: 'We could not sign you in' }).waitFor();
  expect(visit.requestsTo('/oauth2/token').length).toBe(3);
  const own = visit.complaints.errors.filter((text) => !text.startsWith('Failed to load resource'));
  expect(own.map((text) => text.split(' (')[0])).toEqual(Array(3).fill('Failed to fetch FHIR auth token'));
  expect(await visit.page.getByRole('link', { name: '1-800-555-0166' }).getAttribute('href')).toBe(
    'tel:18005550166',
  );
  await journeys.turnKnobs({ reset: true });
  await visit.page.getByRole('button', { name: 'Try again' }).click();
  await visit.page.waitForURL(/\/claims\?x=1$/);
  await waitForHeading(visit.page, 'Claims');
});

test(
  'R4.017 R8.08: an authorize error is taken out of the address and sends the visitor to sign in again, three times at most',
  { tags: 'deep' },
  async () => {
    const visit = await withSession();
    await visit.context.route(/oauth2\/authorize/, (route) =>
      route.fulfill({
        status: 302,
        headers: {
          location: `${journeys.origins.portal}/?error=access_denied&error_description=Not%20today`,
        },
      }),
    );
    await visit.page.goto('/');
    await visit.page.getByRole('heading', { name: 'We could not sign you in' }).waitFor();
    expect(visit.requestsTo('mode=fdiredirect').length).toBe(3);
    expect(visit.requestsTo('/oauth2/token')).toEqual([]);
    expect(visit.page.url()).toBe(`${journeys.origins.portal}/`);
    expect(await sessionValues(visit.page)).not.toHaveProperty('portal.token');
  },
);

test('R4.054: if the legacy site did not switch the member, no member data is shown, and "Sign in again" keeps the signed-in user', async () => {
  const { legacy } = journeys.origins;
  const visit = await journeys.enterAs('m20');
  await firstLoginOf(visit.page).close();
  const location = `${legacy}/inside.asp?mode=fdiredirect&option=local`;
  await visit.context.route(/proxysyncpost/, (route) =>
    route.fulfill({ status: 302, headers: { location } }),
  );
  await shellOf(visit.page).chooseMember('Mateo Cruz');
  await waitForHeading(visit.page, 'We could not open that account');
  expect(await sessionValues(visit.page)).not.toHaveProperty('portal.token');
  await visit.page.getByRole('button', { name: 'Sign in again' }).click();
  await waitForHeading(visit.page, 'Hello, Valentina');
  expect(visit.requestsTo('Home/Logout')).toEqual([]);
});

test(
  'an unreadable context opens no page, and a message explains that signing in stopped',
  { tags: 'deep' },
  async () => {
    await journeys.turnKnobs({ token: 'bad-base64' });
    const visit = await withSession();
    await visit.page.goto('/');
    await visit.page.getByRole('heading', { name: 'We could not read your plan information' }).waitFor();
    expect(await sessionValues(visit.page)).not.toHaveProperty('portal.token');
  },
);
