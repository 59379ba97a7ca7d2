import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import type { SignInView } from '../../view/blocks/sign-in.ts';
import { SignIn } from './sign-in.tsx';

const { signIn } = sampleBlocks;

const alertOf = (error: NonNullable<SignInView['error']>, language: 'en' | 'es' = 'en'): HTMLElement => {
  renderUi(<SignIn view={{ ...signIn, error }} />, language);
  return screen.getByRole('alert');
};

describe('SignIn', () => {
  test('R2.098: the sign-in frame is 500 by 220 without scrolling', async () => {
    renderUi(<SignIn view={signIn} />);
    const frame = await screen.findByTitle('Sign in');
    expect([
      frame.getAttribute('width'),
      frame.getAttribute('height'),
      frame.getAttribute('scrolling'),
    ]).toEqual(['500', '220', 'no']);
    const { width, height } = frame.getBoundingClientRect();
    expect([width, height]).toEqual([500, 220]);
  });

  test('R2.099: an error has its block; without an error there is no block', () => {
    alertOf('undetermined');
    const { rerender } = renderUi(null);
    rerender(<SignIn view={signIn} />);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('R2.100, R2.101, R2.102: links recover the account, create one and use an activation code', () => {
    renderUi(<SignIn view={signIn} />);
    const links = within(screen.getByRole('navigation', { name: 'Help with your account' }));
    const hrefOf = (name: string) => links.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Forgot username or password')).toBe('/login/recover-account');
    expect(hrefOf('Create an account')).toBe('/login/code-request');
    expect(hrefOf('Use activation code')).toBe('/login/code');
  });

  test('R2.103: the guest card links to paying without login', () => {
    renderUi(<SignIn view={signIn} />);
    expect(screen.getByRole('heading', { name: 'Pay without login' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay as guest' }).getAttribute('href')).toBe('/login/guest-pay');
  });

  test('R8.01: an unknown name or password shows the full sentence with the link to recovery', () => {
    const alert = alertOf('usernameloginfailed');
    expect(alert.textContent).toBe(
      "We couldn't find that username and/or the password is incorrect. Please try again. You can also recover your username or reset your password.",
    );
    const link = within(alert).getByRole('link', { name: 'recover your username or reset your password' });
    expect(link.getAttribute('href')).toBe('/login/recover-account');
  });

  test.each([
    [
      'R8.02',
      'maxpassfail',
      'You have reached the maximum failed login attempts. Please reset your password to regain access to your account.',
    ],
    ['R8.03', 'accountlocked', 'Your account is locked. An email has been sent with reset instructions'],
    [
      'Cookies',
      'cookiesblocked',
      'Your password is right, but your browser did not keep you signed in. Allow cookies for this site in the settings of your browser and sign in again, or call us and we can help you.',
    ],
    [
      'R8.04',
      'undetermined',
      'There was a problem logging in with your username or password. Please try again.',
    ],
  ] as const)('%s: %s has its own message', (_row, error, words) => {
    expect(alertOf(error).textContent).toBe(words);
  });

  test('the Spanish sentence keeps its link', () => {
    expect(alertOf('usernameloginfailed', 'es').textContent).toBe(
      'No encontramos ese nombre de usuario o la contraseña es incorrecta. Inténtelo de nuevo. También puede recuperar su nombre de usuario o restablecer su contraseña.',
    );
  });

  test('announces politely why the session ended', () => {
    renderUi(<SignIn view={{ ...signIn, signedOut: 'sessionEnded' }} />);
    const words = screen.getByText(/^Your session ended/);
    expect(words.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('axe finds no violations with an error', async () => {
    alertOf('usernameloginfailed');
    await screen.findByTitle('Sign in');
    expect(await accessibilityOf()).toEqual([]);
  });
});
