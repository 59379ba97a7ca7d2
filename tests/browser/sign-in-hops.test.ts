import { expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { waitForHeading } from '../support/browser/page.ts';
import { holdRequests } from '../support/browser/requests.ts';
import { useWidget, widgetOf } from '../support/browser/sign-in.ts';
import { sessionValues } from '../support/browser/storage.ts';

const journeys = openJourneys();

test('R4.009 R4.016 R4.015: all redirects of a sign-in happen before the portal’s own script is loaded, which uses their results', async () => {
  const { portal } = journeys.origins;
  const visit = await journeys.visit();
  await visit.logIn('m01');
  const scripts = await holdRequests(visit.page, '**/assets/index-*.js');
  await visit.page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => visit.requestsTo('/oauth2/token').length).toBe(1);
  expect(
    visit.requests
      .filter((request) => request.isNavigationRequest())
      .map((request) => new URL(request.url()).pathname),
  ).toEqual(expect.arrayContaining(['/', '/inside.asp', '/oauth2/authorize']));
  await scripts.release();
  await waitForHeading(visit.page, 'Hello, Elena');
  expect(visit.page.url()).toBe(`${portal}/`);
  expect(visit.requestsTo('/oauth2/token').length).toBe(1);
  expect(visit.requestsTo('Home/KeepAlive').length).toBe(2);
  const values = await sessionValues(visit.page);
  expect(values).not.toHaveProperty('portal.signIn');
  expect(
    (JSON.parse(values['portal.signInAttempts'] ?? '[]') as readonly { step: string }[]).map(
      ({ step }) => step,
    ),
  ).toEqual(['signIn', 'authorize']);
  expect([...visit.complaints.errors, ...visit.complaints.policyViolations]).toEqual([]);
});

test('A27: automatic sign-ins end after three, though the portal’s own script starts none of them', async () => {
  await journeys.turnKnobs({ token: '500' });
  const visit = await journeys.visit();
  await visit.logIn('m01');
  await visit.page.goto('/');
  await visit.page
    .getByRole('button', { name: 'Try again' })
    .or(visit.page.getByRole('link', { name: 'Try again' }))
    .first()
    .waitFor();
  expect(visit.requestsTo('inside.asp').length).toBe(3);
});

test(
  'without a session the address of home leads to the sign-in screen, and nothing is sent on',
  { tags: 'deep' },
  async () => {
    const visit = await journeys.visit();
    await visit.page.goto('/');
    await widgetOf(visit.page).waitFor();
    expect(visit.requestsTo('Home/KeepAlive').length).toBe(1);
    expect(visit.requestsTo('inside.asp')).toEqual([]);
  },
);

/** Notes all that is seen of a page from frame to frame, over its redirects. */
const noteWhatIsSeen = (): void => {
  if (window.top !== window || window.origin === 'null') return;
  let isPainted = false;
  const look = (): void => {
    const main = [...document.querySelectorAll<HTMLElement>('main')].find((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const words = main ? (main.querySelector('h1')?.innerText ?? main.innerText).trim() : '';
    const seen = JSON.parse(sessionStorage.getItem('test.seen') ?? '[]') as string[];
    isPainted ||= words !== '';
    // Until a document has something to show, the browser leaves the one before on the screen.
    if (isPainted && seen.at(-1) !== words)
      sessionStorage.setItem('test.seen', JSON.stringify([...seen, words]));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

test.each([
  { locale: 'en-US', stored: undefined, words: 'Authorizing...', greeting: 'Hello, Elena' },
  { locale: 'en-US', stored: 'es', words: 'Autorizando...', greeting: 'Hola, Elena' },
])(
  'R4.022 R2.197: from the password to “$greeting” one screen stays visible over all redirects',
  { tags: 'deep' },
  async ({ locale, stored, words, greeting }) => {
    const visit = await journeys.visit({ locale });
    await visit.context.addInitScript(noteWhatIsSeen);
    await visit.page.goto(stored === undefined ? '/login' : `/login?lng=${stored}`);
    await widgetOf(visit.page).waitFor();
    await useWidget(visit.page, 'm01');
    await waitForHeading(visit.page, greeting);
    const seen = JSON.parse((await sessionValues(visit.page))['test.seen'] ?? '[]') as readonly string[];
    expect(seen.slice(seen.indexOf(words))).toEqual([words, greeting]);
  },
);

test('the sign-in screen loads the files of Home in idle time', { tags: 'deep' }, async () => {
  const visit = await journeys.visit();
  const named = (part: string) => visit.requestsTo(`/assets/${part}-`);
  await visit.page.goto('/login');
  await widgetOf(visit.page).waitFor();
  await expect.poll(() => named('home').length).toBe(1);
  await expect
    .poll(() => [named('first-script-member').length, named('member-companion').length])
    .toEqual([1, 1]);
  expect(visit.complaints.policyViolations).toEqual([]);
});
