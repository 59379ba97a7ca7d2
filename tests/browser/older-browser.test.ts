import { expect, test } from 'vitest';
import { noComplaints } from '../support/browser/complaints.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { waitForHeading, waitForLanguage } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { signIn } from '../support/browser/sign-in.ts';

const journeys = openJourneys();

/** Removes features newer than Safari 16.4, Chrome 111 and Firefox 121, the oldest supported browsers. */
const forgetLaterFunctions = (): void => {
  const later: readonly (readonly [object, readonly string[]])[] = [
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [RegExp, ['escape']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
    [Element.prototype, ['checkVisibility', 'setHTML', 'moveBefore']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [
      window,
      [
        'navigation',
        'scheduler',
        'requestIdleCallback',
        'cancelIdleCallback',
        'Iterator',
        'URLPattern',
        'fetchLater',
      ],
    ],
  ];
  for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name);
};

test('in a browser of 2023 a member signs in, opens screens and dialogs, switches the language and logs out', async () => {
  const { page, context, complaints } = await journeys.visit();
  await context.addInitScript(forgetLaterFunctions);
  await signIn(page, 'm01');
  await waitForHeading(page, 'Hello, Elena');
  await page.getByRole('button', { name: 'What does Covered mean?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  for (const [link, title] of [
    ['Claims', 'Claims'],
    ['Premium billing', 'Premium billing'],
  ] as const) {
    await shellOf(page).follow(link);
    await waitForHeading(page, title);
  }
  await shellOf(page).strip.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Your bill' }).click();
  await page.getByText('Paying').waitFor();
  await shellOf(page).switchLanguage();
  await waitForLanguage(page, 'es');
  await page.reload();
  await waitForHeading(page, 'Ayuda');
  expect(complaints).toEqual(noComplaints);
  await shellOf(page).logOutFromMenu();
  await page.waitForURL(/\/(iniciar-sesi|login)/);
});
