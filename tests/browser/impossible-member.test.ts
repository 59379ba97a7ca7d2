import { expect, test } from 'vitest';
import { sampleData, tokenBody } from '../faults/token-answers.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf, waitForHeading } from '../support/browser/page.ts';

const journeys = openJourneys();

test('a member who breaks constraints is shown Home all the same, and is warned about once by their ids, without member data', async () => {
  const { page, complaints, logIn } = await journeys.visit();
  await logIn('m01');
  await page.route(/\/oauth2\/token$/, (route) =>
    route.fulfill({
      contentType: 'application/json',
      headers: {
        'access-control-allow-origin': journeys.origins.portal,
        'access-control-allow-credentials': 'true',
      },
      body: tokenBody({ data: `${sampleData('m01')}|isPPO,1,Yes|isPOS,1,Yes|isFEHB,1,Yes` }),
    }),
  );
  await page.goto('/home');
  await headingOf(page).getByText('Elena').waitFor();
  const warned = () => complaints.warnings.map((text) => text.replace(/ \(http.*$/, ''));
  await expect
    .poll(warned)
    .toEqual(['The member breaks constraints: individualIsAlone, notPpoAndPos, ppoAndPosAreCommercial']);
  await page.getByRole('link', { name: 'Claims', exact: true }).first().click();
  await waitForHeading(page, 'Claims');
  expect(warned()).toHaveLength(1);
  expect(complaints.errors).toEqual([]);
});
