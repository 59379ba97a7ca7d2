import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { openJourneys } from '../support/browser/journeys.ts';
import { waitForHeading } from '../support/browser/page.ts';
import { signIn } from '../support/browser/sign-in.ts';
import { tellAttack } from '../support/reports/attacks.ts';

const journeys = openJourneys();

const secrets = ['code', 'state', 'launch'];

/**
 * The values of a sign-in's parameters in the address of the portal's document, as a Referer would
 * contain them.
 */
const secretsIn = (address: string): readonly string[] => {
  const { searchParams } = new URL(address);
  return secrets.flatMap((name) => searchParams.getAll(name));
};

test('no Referer contains code, state or launch, and frames and forms of the legacy site still get the portal’s origin', async () => {
  const { page } = await journeys.visit();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await signIn(page, 'm01');
  await waitForHeading(page, 'Hello, Elena');
  const { portal, legacy } = journeys.origins;
  const own = requests
    .filter((request) => request.url().startsWith(`${portal}/?`))
    .flatMap((request) => secretsIn(request.url()));
  expect(own.length).toBeGreaterThanOrEqual(3);
  const referers = (await Promise.all(requests.map((request) => request.allHeaders()))).map(
    ({ referer = '' }) => referer,
  );
  const holes = referers.filter(
    (referer) => own.some((secret) => referer.includes(secret)) || /[?&](?:code|state|launch)=/.test(referer),
  );
  const posted = page.waitForRequest((request) => request.url().startsWith(`${legacy}/posted`));
  await page.route(`${legacy}/posted`, (route) => route.fulfill({ body: 'taken' }));
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action });
    document.body.append(form);
    form.submit();
  }, `${legacy}/posted`);
  const { origin, referer } = await (await posted).allHeaders();
  expect([origin, referer]).toEqual([portal, `${portal}/`]);
  tellAttack({
    attack: 'A Referer that holds what a sign-in left in the address',
    tries: secrets.length,
    holes: holes.length,
  });
});
