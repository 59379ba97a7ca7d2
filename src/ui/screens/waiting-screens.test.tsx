import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import { SignInStopped } from './sign-in-stopped.tsx';
import { AuthorizingScreen, LoadingScreen } from './waiting-screens.tsx';

const phone = { text: '1-800-555-0199', href: 'tel:18005550199' };

test.each([
  ['en', 'Authorizing...'],
  ['es', 'Autorizando...'],
] as const)('R2.197: the authorizing text is a status in %s', (language, words) => {
  renderUi(<AuthorizingScreen />, language);
  expect(screen.getByRole('status').textContent).toBe(words);
});

test.each([
  ['en', 'Loading page'],
  ['es', 'Cargando la página'],
] as const)('R2.198: the loading text is shown in %s only after a delay', async (language, words) => {
  renderUi(<LoadingScreen />, language);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a stopped sign-in offers another try and the phone', async () => {
  const { actions } = renderUi(<SignInStopped reason="tooManyAttempts" phone={phone} />);
  expect(screen.getByRole('link', { name: phone.text }).getAttribute('href')).toBe(phone.href);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(actions.retrySignIn).toHaveBeenCalledOnce();
  expect(await accessibilityOf()).toEqual([]);
});

test('the general error offers a retry', async () => {
  let retries = 0;
  renderUi(<ProblemScreen onRetry={() => (retries += 1)} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is not working right now');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retries).toBe(1);
});

test('a failure that replaces a page in use moves the focus to its heading, for the Tab key and screen readers', async () => {
  const { rerender } = renderUi(<button type="button">Pay now</button>);
  await userEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  rerender(<ProblemScreen onRetry={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a failure that is the first screen of a load does not move the focus', () => {
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive: false, isActive: false });
  renderUi(<ProblemScreen onRetry={() => undefined} />);
  expect(document.activeElement).toBe(document.body);
});
