import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleLink } from '../../../tests/support/components/sample-link.ts';
import { sampleShell } from '../../../tests/support/components/sample-shell.ts';
import { MemberShell } from './member-shell.tsx';

const shell = (changes: Partial<typeof sampleShell> = {}) => (
  <MemberShell view={{ ...sampleShell, ...changes }}>
    <h1 tabIndex={-1}>Home</h1>
  </MemberShell>
);

const wholeShell = async (language: 'en' | 'es' = 'en') => {
  const ui = renderUi(shell(), language);
  await expect.poll(() => document.querySelectorAll('button.acct, .ctx b, footer .base').length).toBe(3);
  return ui;
};

const accountButton = (): HTMLElement => screen.getByRole('button', { name: /Account menu/ });

afterEach(async () => page.viewport(1280, 900));

describe('MemberShell, header', () => {
  test('R2.194: log out, back, help, the other language and the number to call are there', async () => {
    const { actions } = renderUi(shell());
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect([actions.logOut, actions.goBack].map((action) => action.mock.calls.length)).toEqual([1, 1]);
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
    expect(screen.getByRole('link', { name: 'Call us 1-800-555-0199' }).getAttribute('href')).toBe(
      'tel:18005550199',
    );
  });

  test('the other language has its own name, links to the same page, and a plain click switches without a load', async () => {
    const { actions } = renderUi(shell());
    const link = screen.getByRole('link', { name: 'Español' });
    expect([link.lang, link.getAttribute('hreflang'), link.getAttribute('href')]).toEqual([
      'es',
      'es',
      '/inicio?x=1#y',
    ]);
    await userEvent.click(link);
    expect(actions.switchLanguage).toHaveBeenCalledOnce();
  });

  test('a language whose texts cannot be loaded is reported politely, in its own line, until the next try or screen', async () => {
    const away = new Error('away');
    const switchLanguage = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(away)
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(away);
    const { rerender } = renderUi(shell(), 'es', { switchLanguage });
    const link = screen.getByRole('link', { name: 'Español' });
    const failure = (): Element | null => document.querySelector('.strip [role="status"]');
    expect([failure()?.textContent, failure()?.clientHeight]).toEqual(['', 0]);
    await userEvent.click(link);
    await expect
      .poll(() => failure()?.textContent)
      .toBe('No se pudo cargar el inglés. Compruebe su conexión e inténtelo de nuevo.');
    expect(await accessibilityOf()).toEqual([]);
    await userEvent.click(link);
    await expect.poll(() => failure()?.textContent).toBe('');
    await userEvent.click(link);
    await expect.poll(() => failure()?.textContent).not.toBe('');
    rerender(shell({ otherLanguage: { ...sampleShell.otherLanguage, href: '/reclamos' } }));
    expect(failure()?.textContent).toBe('');
  });

  test('R2.191, R2.192: the greeting, messages and notifications', async () => {
    await wholeShell();
    expect(accountButton().textContent).toContain('Hello, Elena');
    expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/messages');
    expect(screen.getByRole('link', { name: 'Notifications' }).getAttribute('href')).toBe('/notifications');
  });

  test('R2.193: switch members offers the shared accounts, and is absent without them', async () => {
    const { actions, rerender } = await wholeShell();
    await userEvent.click(screen.getByRole('button', { name: 'Switch members' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mateo Marin' }));
    expect(actions.switchMember.mock.calls).toEqual([['e-2']]);
    rerender(shell({ account: { ...sampleShell.account!, members: [] } }));
    expect(screen.queryByRole('button', { name: 'Switch members' })).toBeNull();
  });

  test.each([
    ['en', 'Mateo', "You are viewing Mateo's record.", 'Back to mine'],
    ['es', 'Mateo', 'Está viendo el registro de Mateo.', 'Volver al mío'],
    ['en', '', "You are viewing another person's record.", 'Back to mine'],
    ['es', '', 'Está viendo el registro de otra persona.', 'Volver al mío'],
  ])(
    "in %s another person's record (%j) is marked as such, with the way back",
    async (language, name, sentence, back) => {
      const account = { ...sampleShell.account!, otherRecord: { name, own: { eid: 'e-1' } } };
      const { actions } = renderUi(shell({ account, main: [] }), language === 'es' ? 'es' : 'en');
      const bar = document.querySelector('.other-record');
      expect(bar?.querySelector('p')?.textContent).toBe(sentence);
      expect(bar?.querySelector('[translate=no]')?.textContent ?? '').toBe(name);
      await userEvent.click(screen.getByRole('button', { name: back }));
      expect(actions.switchMember.mock.calls).toEqual([['e-1']]);
      expect(await accessibilityOf()).toEqual([]);
    },
  );

  test("a phone has the switch in the bar of another person's record if there is a third person; the user's own record has no bar", async () => {
    await page.viewport(320, 700);
    const account = (eid: string) => ({
      ...sampleShell.account!,
      otherRecord: { name: 'Mateo', own: { eid } },
    });
    const { actions, rerender } = renderUi(shell({ account: account('e-2') }));
    await userEvent.click(await screen.findByRole('button', { name: 'Switch members' }));
    await userEvent.click(screen.getByRole('button', { name: 'Lucia Marin' }));
    expect(actions.switchMember.mock.calls).toEqual([['e-3']]);
    expect(document.documentElement.scrollWidth).toBe(320);
    rerender(shell({ account: { ...account('e-2'), members: [{ eid: 'e-2', name: 'Mateo Marin' }] } }));
    expect(screen.queryByRole('button', { name: 'Switch members' })).toBeNull();
    rerender(shell());
    expect(document.querySelector('.other-record')).toBeNull();
  });

  test('the current screen is marked, and the line shows whose data and which plan are open', async () => {
    const { actions } = await wholeShell();
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
      null,
      null,
    ]);
    const viewing = document.querySelector('.ctx b');
    expect(viewing?.textContent).toBe('Elena · Gold 80 HMO');
    expect([...(viewing?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Elena',
      'Gold 80 HMO',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Switch to another coverage' }));
    expect(actions.resetCoverage).toHaveBeenCalledOnce();
  });

  test('the skip link moves the focus to the main part', async () => {
    renderUi(shell());
    screen.getByRole('link', { name: 'Skip to main content' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('MemberShell, account menu', () => {
  test('R2.188, R2.189: five sections in order and a log-out button', async () => {
    const { actions } = await wholeShell();
    await userEvent.click(accountButton());
    expect(accountButton().getAttribute('aria-expanded')).toBe('true');
    const panel = document.getElementById(accountButton().getAttribute('aria-controls')!)!;
    await within(panel).findByRole('heading', { name: 'Legal Notices' });
    expect([...panel.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
      'Personal Information',
      'Important Documents',
      'Account Access and Control',
      'Shared Accounts',
      'Legal Notices',
    ]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Log out' }));
    expect(actions.logOut).toHaveBeenCalledOnce();
  });

  test('Escape closes it and returns the focus; so do an outside click and focus leaving', async () => {
    await wholeShell();
    await userEvent.click(accountButton());
    await userEvent.keyboard('{Tab}{Escape}');
    expect(accountButton().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(accountButton());
    await userEvent.click(accountButton());
    await userEvent.click(screen.getByRole('heading', { name: 'Help in other languages' }));
    expect(accountButton().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(accountButton());
    screen.getByRole('link', { name: 'Español' }).focus();
    await expect.poll(() => accountButton().getAttribute('aria-expanded')).toBe('false');
  });

  test('a choice that stays on this page closes it too, and the button has the focus', async () => {
    const { accountMenus } = sampleShell;
    const forms = sampleLink('#forms', { kind: 'document', newTab: true });
    const menus = accountMenus.map((menu) => ({
      ...menu,
      entries: menu.entries.map((entry) => ({ ...entry, link: forms })),
    }));
    renderUi(shell({ accountMenus: menus }));
    await userEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
    const link = await screen.findByRole('link', { name: /^Letters/ });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(accountButton().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(accountButton());
  });

  test('R2.215: choosing an entry navigates and closes it', async () => {
    await wholeShell();
    await userEvent.click(accountButton());
    await userEvent.click(screen.getByRole('link', { name: 'Letters' }));
    await expect.poll(() => accountButton().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('MemberShell, small screen', () => {
  test('R2.187, R2.190: Open menu shows the drawer with navigation and account sections; a choice closes it', async () => {
    await page.viewport(375, 800);
    renderUi(shell());
    const open = screen.getByRole('button', { name: 'Open menu' });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(open);
    expect(open.getAttribute('aria-expanded')).toBe('true');
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByRole('link', { name: 'Notifications' })).toBeTruthy();
    expect(drawer.getByRole('button', { name: 'Lucia Marin' })).toBeTruthy();
    expect(await accessibilityOf()).toEqual([]);
    await userEvent.click(drawer.getByRole('link', { name: 'Claims' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  test('nothing is wider than a screen of 320 px', async () => {
    await page.viewport(320, 800);
    await wholeShell('es');
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

test('axe finds no violations around a screen, in both languages', async () => {
  for (const language of ['en', 'es'] as const) {
    const { rerender } = await wholeShell(language);
    expect(await accessibilityOf()).toEqual([]);
    rerender(null);
  }
});
