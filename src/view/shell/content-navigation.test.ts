import { describe, expect, test } from 'vitest';
import { frozenContext, type SampleVisit } from '../../../tests/support/members/sample-context.ts';
import { buildShell } from './build-shell.ts';
import { applyContentNavigation, type NavigationContent } from './content-navigation.ts';
import type { ShellView } from './shell-view.ts';

const nothing: NavigationContent = { main: [], secondary: [], footer: [] };
const page = (title: string, urlName: string, isShown = true) => ({ title, urlName, isShown });

const shells = (
  content: Partial<NavigationContent>,
  visit: SampleVisit = { id: 'm01' },
): { readonly own: ShellView; readonly complete: ShellView } => {
  const context = frozenContext(visit);
  const own = buildShell(context, { place: { pathname: '/home', search: '', hash: '' }, currentKey: 'home' });
  return { own, complete: applyContentNavigation(own, { ...nothing, ...content }, context) };
};

const labels = (entries: ShellView['main']): readonly string[] => entries.map(({ label }) => label);

describe('the shell with content', () => {
  test('without entries or blocks it is the portal’s own', () => {
    const { own, complete } = shells({});
    expect(complete).toEqual({ ...own, more: [] });
  });

  test('R3.060: the first entry renames, reorders and hides items of the main menu by their path segment in the language', () => {
    const { own, complete } = shells({
      main: [page('Money', 'claims'), page('Plan', 'COVERAGE'), page('Medicine', 'pharmacy', false)],
    });
    expect(labels(own.main).slice(0, 3)).toEqual(['Home', 'Coverage', 'Pharmacy']);
    const names = labels(complete.main);
    expect(names).not.toContain('Pharmacy');
    expect(names.indexOf('Money')).toBeLessThan(names.indexOf('Plan'));
    expect(names[0]).toBe('Home');
    expect(
      labels(shells({ main: [page('Dinero', 'claims')] }, { id: 'm01', language: 'es' }).complete.main),
    ).not.toContain('Dinero');
    expect(
      labels(shells({ main: [page('Dinero', 'reclamos')] }, { id: 'm01', language: 'es' }).complete.main),
    ).toContain('Dinero');
  });

  test('R7.011: the second entry only affects the other menus', () => {
    const { own, complete } = shells({ secondary: [page('Ask us', 'help'), page('Money', 'claims')] });
    expect(labels(complete.main)).toEqual(labels(own.main));
    expect(labels(complete.header)).toContain('Ask us');
  });

  test('R2.211: a page is matched by its full address, so that messages does not match the question to ask', () => {
    const { own, complete } = shells({ secondary: [page('Inbox', 'messages')] });
    const asking = (view: ShellView) => view.legal.find(({ id }) => id === 'askQuestion');
    expect(asking(own)?.link.href).toBe('/messages?ask-question=true');
    expect(asking(complete)).toEqual(asking(own));
    expect(labels(complete.header)).toContain('Inbox');
    const named = shells({ secondary: [page('Ask us', 'messages?ask-question=true')] }).complete;
    expect(asking(named)?.label).toBe('Ask us');
    expect(labels(named.header)).toEqual(labels(own.header));
    const hidden = shells({ secondary: [page('Inbox', 'messages', false)] }).complete;
    expect(asking(hidden)).toEqual(asking(own));
    const spanish = shells({ secondary: [page('Buzón', 'mensajes')] }, { id: 'm01', language: 'es' });
    expect(labels(spanish.complete.legal)).toEqual(labels(spanish.own.legal));
  });

  test('R2.211: footer links are matched by whole address too, those of the bottom line included', () => {
    const links = [
      { title: 'Inbox', url: '/messages' },
      { title: 'Questions', url: '/help' },
      { title: 'Questions of others', url: '/help?topic=1' },
    ];
    const { own, complete } = shells({ footer: [{ id: 'b1', label: 'More', links }] });
    expect(labels(complete.legal)).toEqual(
      labels(own.legal).map((label) => (label === 'FAQs' ? 'Questions' : label)),
    );
    expect(complete.more?.map(({ entries }) => labels(entries))).toEqual([['Inbox', 'Questions of others']]);
  });

  const ownLinks = [
    { title: 'Complain', url: '/grievance-form' },
    { title: 'Complain about Medicare', url: 'https://www.brisamar.example/medicare/grievances-and-appeals' },
    { title: 'Dispute a claim', url: 'https://www.brisamar.example/fehb/disputed-claims' },
    { title: 'Drugs', url: '/drug-list' },
  ];

  test.each([
    ['m01', '/grievance-form', ['Complain', 'Drugs']],
    ['m08', 'https://www.brisamar.example/medicare/grievances-and-appeals', ['Complain about Medicare']],
    ['m14', 'https://www.brisamar.example/fehb/disputed-claims', ['Dispute a claim', 'Drugs']],
  ])(
    'R2.212: of links that the content service sends, %s gets only those of that member’s plan',
    (id, grievance, names) => {
      for (const language of ['en', 'es'] as const) {
        const { own, complete } = shells(
          { footer: [{ id: 'b1', label: 'More', links: ownLinks }] },
          { id, language },
        );
        const entries = complete.footer.flatMap((menu) => menu.entries);
        expect(complete.more).toEqual([]);
        expect(entries.map(({ link }) => link.href)).toEqual(
          own.footer.flatMap((menu) => menu.entries).map(({ link }) => link.href),
        );
        expect(
          labels(entries)
            .filter((label) => ownLinks.some(({ title }) => title === label))
            .sort(),
        ).toEqual([...names].sort());
        if (language === 'en')
          expect(entries.find((entry) => entry.id === 'grievance')?.link.href).toBe(grievance);
      }
    },
  );

  test('R2.212: a link of an entry with a closed gate stays hidden, unless another entry links to it', () => {
    const links = [
      { title: 'Contact', url: '/contact-us' },
      { title: 'Paperless', url: '/account/paperless-preferences' },
    ];
    const moreOf = (id?: string) =>
      shells(
        { footer: [{ id: 'b1', label: 'More', links }] },
        id === undefined ? {} : { id },
      ).complete.more?.flatMap(({ entries }) => labels(entries));
    expect(moreOf('m01')).toEqual(['Paperless']);
    expect(moreOf('m10')).toEqual([]);
  });

  test('R2.212: a screen whose menu entry has a closed gate is not added again, unless another entry links to it', () => {
    const context = frozenContext({ id: 'm01' });
    const screens = context.config.screens.map((screen) =>
      screen.menu && ['claims', 'home'].includes(screen.key)
        ? { ...screen, menu: { ...screen.menu, when: 'isMedicare' } }
        : screen,
    );
    const hidden = { ...context, config: { ...context.config, screens } };
    const own = buildShell(hidden, {
      place: { pathname: '/home', search: '', hash: '' },
      currentKey: 'home',
    });
    const links = [
      { title: 'Claims', url: '/claims' },
      { title: 'Pharmacy', url: '/pharmacy' },
    ];
    const complete = applyContentNavigation(
      own,
      { ...nothing, footer: [{ id: 'b1', label: 'More', links }] },
      hidden,
    );
    const isLinked = [...own.footer, ...own.accountMenus].some(({ entries }) =>
      entries.some(({ link }) => link.href === '/claims'),
    );
    expect(own.main.map(({ id }) => id)).not.toContain('claims');
    expect(complete.more?.flatMap(({ entries }) => labels(entries)) ?? []).toEqual(
      isLinked ? ['Claims', 'Pharmacy'] : ['Pharmacy'],
    );
  });

  test('an entry with a closed gate is never restored', () => {
    const { own, complete } = shells(
      { main: [page('Home', 'home'), page('Claims', 'claims'), page('Pharmacy', 'pharmacy')] },
      { id: 'm19' },
    );
    expect(complete.main.map(({ id }) => id)).toEqual(own.main.map(({ id }) => id));
  });

  test('R3.061 R9.04: footer links rename the portal’s own or are added, and unsafe or closed ones are left out', () => {
    const links = [
      { title: 'Sign in here', url: '/login' },
      { title: 'News', url: 'https://www.example.com/news' },
      { title: 'Claims', url: '/claims' },
      { title: 'Bad', url: 'http://evil.example/' },
      { title: 'Worse', url: '//evil.example/' },
    ];
    const { own, complete } = shells({ footer: [{ id: 'b1', label: 'More', links }] }, {});
    expect(labels(complete.footer.flatMap(({ entries }) => entries))).toContain('Sign in here');
    expect(complete.footer.length).toBe(own.footer.length);
    expect(complete.more?.map(({ title, entries }) => [title, labels(entries)])).toEqual([
      ['More', ['News', 'Claims']],
    ]);
  });

  test('too many blocks and links are cut off', () => {
    const links = Array.from({ length: 500 }, (_, place) => ({
      title: `Link ${place}`,
      url: `https://www.example.com/${place}`,
    }));
    const footer = Array.from({ length: 100 }, (_, place) => ({ id: String(place), label: 'More', links }));
    const { complete } = shells({ footer });
    expect(complete.more?.length).toBe(4);
    expect(complete.more?.every(({ entries }) => entries.length === 12)).toBe(true);
  });
});
