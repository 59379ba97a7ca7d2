import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { IdleDialog } from './idle-dialog.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SignInStopped } from './sign-in-stopped.tsx';

const phone = { text: '1-800-555-0199', href: 'tel:18005550199' };
const endsAt = new Date(2027, 0, 5, 15, 42).getTime();

test.each([
  ['en', 'Are you still there?', /we will log you out at 3:42\sPM\./],
  ['es', '¿Sigue ahí?', /Hora de cierre: 15:42\./],
] as const)(
  'the warning of a log-off is a dialog in %s that announces the time politely',
  async (language, title, words) => {
    renderUi(<IdleDialog endsAt={endsAt} onStay={() => undefined} />, language);
    expect(screen.getByRole('dialog', { name: title }).contains(document.activeElement)).toBe(true);
    expect(await screen.findByText(words)).toBe(screen.getByRole('status'));
    expect(await accessibilityOf()).toEqual([]);
  },
);

test('the button or closing the warning keeps a member signed in, and the member can log out now', async () => {
  const stay = vi.fn();
  const { actions } = renderUi(<IdleDialog endsAt={endsAt} onStay={stay} />);
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await userEvent.keyboard('{Escape}');
  expect(stay).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(actions.logOut).toHaveBeenCalledOnce();
});

test('R4.011: the banner shows that the browser is offline, and the phone', async () => {
  const { rerender } = renderUi(<OfflineBanner isOffline={false} since={endsAt} phone={phone} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<OfflineBanner isOffline since={endsAt} phone={phone} />);
  expect(screen.getByRole('status').textContent).toMatch(
    /^You are offline\. What you see was loaded at Jan 5, 2027, 3:42\sPM\./,
  );
  expect(screen.getByRole('link', { name: 'Call us 1-800-555-0199' }).getAttribute('href')).toBe(phone.href);
  expect(await accessibilityOf()).toEqual([]);
});

test.each(['noReception', 'silence', 'logOutWaits'] as const)(
  'R4.011: a page that waits for reception (%s) offers another try and the phone, and no sign-in that could not work',
  async (reason) => {
    const { actions } = renderUi(<SignInStopped reason={reason} phone={phone} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(actions.retrySignIn).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: phone.text })).toBeTruthy();
    expect(await accessibilityOf()).toEqual([]);
  },
);
