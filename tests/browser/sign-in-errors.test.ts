import { describe, expect, test } from 'vitest';
import { noComplaints } from '../support/browser/complaints.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { pathOf } from '../support/browser/page.ts';
import { useWidget, widgetOf } from '../support/browser/sign-in.ts';
import type { Visit } from '../support/browser/visit.ts';

const journeys = openJourneys();

/** The alert after a failed sign-in: its words as they are read, and where its link leads. */
const failWith = async (password: string, language: 'en' | 'es') => {
  const visit = await journeys.visit();
  await visit.page.goto(`/login?lng=${language}`);
  await useWidget(visit.page, 'm01', password);
  const alert = visit.page.getByRole('alert');
  await alert.waitFor();
  const links = await alert
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  return { visit, text: (await alert.innerText()).trim(), links };
};

const unknown = {
  en: "We couldn't find that username and/or the password is incorrect. Please try again. You can also recover your username or reset your password.",
  es: 'No encontramos ese nombre de usuario o la contraseña es incorrecta. Inténtelo de nuevo. También puede recuperar su nombre de usuario o restablecer su contraseña.',
};
const undetermined = {
  en: 'There was a problem logging in with your username or password. Please try again.',
  es: 'Hubo un problema al iniciar sesión con su nombre de usuario o contraseña. Inténtelo de nuevo.',
};
const tooMany = {
  en: 'You have reached the maximum failed login attempts. Please reset your password to regain access to your account.',
  es: 'Ha alcanzado el máximo de intentos fallidos de inicio de sesión. Restablezca su contraseña para volver a tener acceso a su cuenta.',
};
const locked = {
  en: 'Your account is locked. An email has been sent with reset instructions',
  es: 'Su cuenta está bloqueada. Le enviamos un correo electrónico con instrucciones para restablecerla.',
};

describe.each(['en', 'es'] as const)('a failed sign-in in %s', (language) => {
  test('R8.01 R4.006 R2.099: a wrong name or password shows its text with the link to recovery, outside any frame', async () => {
    const { visit, text, links } = await failWith('wrong', language);
    expect(text).toBe(unknown[language]);
    const recovery = { en: '/login/recover-account', es: '/iniciar-sesi%C3%B3n/recover-account' };
    expect(links).toEqual([recovery[language]]);
    expect(pathOf(visit.page)).toBe('/login');
    expect(visit.page.url()).not.toContain('error=');
    expect(visit.complaints).toEqual(noComplaints);
  });

  test('R8.02: too many attempts', { tags: 'deep' }, async () => {
    expect((await failWith('max', language)).text).toBe(tooMany[language]);
  });

  test('R8.03: a locked account', async () => {
    expect((await failWith('locked', language)).text).toBe(locked[language]);
  });

  test(
    'R8.04 R4.007: any other code, and an error key without a code, are undetermined',
    { tags: 'deep' },
    async () => {
      expect((await failWith('boom', language)).text).toBe(undetermined[language]);
      expect((await failWith('errkey', language)).text).toBe(undetermined[language]);
    },
  );
});

const cookiesBlocked = {
  en: 'Your password is right, but your browser did not keep you signed in. Allow cookies for this site in the settings of your browser and sign in again, or call us and we can help you.',
  es: 'Su contraseña es correcta, pero su navegador no mantuvo la sesión iniciada. Permita las cookies de este sitio en la configuración de su navegador e inicie sesión de nuevo, o llámenos y le ayudaremos.',
};

/** Uses the widget with a right password in a browser that keeps no cookie of the legacy site. */
const signInWithoutCookies = async ({ page }: Visit): Promise<string> => {
  const { portal } = journeys.origins;
  await page.route('**/Login/DoLogin', (route) =>
    route.fulfill({ status: 302, headers: { location: `${portal}/` } }),
  );
  await useWidget(page, 'm01');
  await page.getByRole('alert').waitFor();
  await page.waitForURL(/\/login$|\/iniciar-sesi/);
  return (await page.getByRole('alert').innerText()).trim();
};

test.each(['en', 'es'] as const)(
  'a right password with blocked cookies is reported, once, in %s',
  { tags: 'deep' },
  async (language) => {
    const visit = await journeys.visit();
    await visit.page.goto(`/login?lng=${language}`);
    expect(await signInWithoutCookies(visit)).toBe(cookiesBlocked[language]);
    await visit.page.reload();
    await widgetOf(visit.page).waitFor();
    expect(await visit.page.getByRole('alert').count()).toBe(0);
  },
);

test('a browser without any storage is reported too', { tags: 'deep' }, async () => {
  const visit = await journeys.visit();
  await visit.context.addInitScript(() => {
    const fail = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const storage of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, storage, { get: fail });
  });
  await visit.page.goto('/login');
  expect(await signInWithoutCookies(visit)).toBe(cookiesBlocked.en);
});

test('R4.008 R8.03: the error message stays on the failed visit and is gone after a reload; codes are read in any letter case', async () => {
  const { page } = await journeys.visit();
  await page.goto('/login?error=ACCOUNTLOCKED');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain(locked.en);
  expect(page.url()).toMatch(/\/login$/);
  await page.reload();
  await widgetOf(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
