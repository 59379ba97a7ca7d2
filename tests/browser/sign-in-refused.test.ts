import { expect, test } from 'vitest';
import { asked, openJourneys, type Visit } from '../support/browser/journeys.ts';
import { heading, sessionValues } from '../support/browser/page.ts';

const journeys = openJourneys();

/** A visit whose browser has a legacy session, without any page yet. */
const withSession = async (): Promise<Visit> => {
  const visit = await journeys.visit();
  await visit.context.request.post(`${journeys.origins.legacy}/__sandbox/login?member=m01`);
  return visit;
};

const open = ({ page }: Visit, path: string) => page.goto(`${journeys.origins.portal}${path}`);

test('a code that this tab did not ask for is refused: no token call, and the address holds nothing of it', async () => {
  const visit = await journeys.visit();
  await open(visit, '/?code=stolen&state=guessed');
  await visit.page.locator('iframe').waitFor();
  expect(asked(visit, '/oauth2/token')).toEqual([]);
  expect(visit.page.url()).toMatch(/\/login$/);
});

test('a returned code with another state is refused with no token call', async () => {
  const visit = await withSession();
  await visit.context.route(/\/\?code=/, async (route) => {
    const address = new URL(route.request().url());
    if (asked(visit, '/?code=').length > 1) return route.abort();
    address.searchParams.set('state', 'tampered');
    return route.fulfill({ status: 302, headers: { location: address.href } });
  });
  await open(visit, '/').catch(() => undefined);
  await expect.poll(() => asked(visit, '/?code=').length).toBeGreaterThan(0);
  expect(asked(visit, '/oauth2/token')).toEqual([]);
});

test('a launch of an unknown issuer is refused before anything is sent anywhere', async () => {
  const visit = await withSession();
  const evil = encodeURIComponent('http://localhost:1/fhir');
  await open(visit, `/?launch=x&iss=${evil}`);
  await visit.page.getByRole('heading', { name: 'We could not sign you in' }).waitFor();
  const { fhir } = journeys.origins;
  expect([...asked(visit, fhir), ...asked(visit, 'inside.asp'), ...asked(visit, 'localhost:1/')]).toEqual([]);
  expect(new URL(visit.page.url()).search).toBe('');
});

test('R8.07 R8.12: failing token calls are logged with the exact words, tried three times, then the screen stops with retry and phone', async () => {
  await journeys.turnKnobs({ token: '500' });
  const visit = await withSession();
  await open(visit, '/claims?x=1');
  await visit.page.getByRole('heading', { name: 'We could not sign you in' }).waitFor();
  expect(asked(visit, '/oauth2/token').length).toBe(3);
  const own = visit.complaints.errors.filter((text) => !text.startsWith('Failed to load resource'));
  expect(own.map((text) => text.split(' (')[0])).toEqual(Array(3).fill('Failed to fetch FHIR auth token'));
  expect(await visit.page.getByRole('link', { name: '1-800-555-0166' }).getAttribute('href')).toBe('tel:18005550166');
  await journeys.turnKnobs({ reset: true });
  await visit.page.getByRole('button', { name: 'Try again' }).click();
  await visit.page.waitForURL(/\/claims\?x=1$/);
  await heading(visit.page, 'Claims');
});

test('R4.017 R8.08: an authorize error is taken out of the address and sends the visitor to sign in again, three times at most', async () => {
  const visit = await withSession();
  await visit.context.route(/oauth2\/authorize/, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: `${journeys.origins.portal}/?error=access_denied&error_description=Not%20today` },
    }),
  );
  await open(visit, '/');
  await visit.page.getByRole('heading', { name: 'We could not sign you in' }).waitFor();
  expect(asked(visit, 'mode=fdiredirect').length).toBe(3);
  expect(asked(visit, '/oauth2/token')).toEqual([]);
  expect(visit.page.url()).toBe(`${journeys.origins.portal}/`);
  expect(await sessionValues(visit.page)).not.toHaveProperty('portal.token');
});

test('an unreadable context opens nothing and says that signing in stopped', async () => {
  await journeys.turnKnobs({ token: 'bad-base64' });
  const visit = await withSession();
  await open(visit, '/');
  await visit.page.getByRole('heading', { name: 'We could not read your plan information' }).waitFor();
  expect(await sessionValues(visit.page)).not.toHaveProperty('portal.token');
});
