import { describe, expect, test } from 'vitest';
import { frozenContext, type SampleVisit } from '../../../tests/support/members/sample-context.ts';
import { type AddressOpening, openAddress } from './open-address.ts';

const pages = {
  en: new Map([['/news', { id: '1', title: 'News' }]]),
  es: new Map([['/noticias', { id: '1', title: 'Noticias' }]]),
};

const open = (
  address: string,
  visit: SampleVisit = { id: 'm01' },
  known: typeof pages | 'unknown' = pages,
): AddressOpening => {
  const { pathname, search } = new URL(address, 'https://portal.example');
  return openAddress(
    { pathname, search },
    { ...frozenContext(visit), pages: known === 'unknown' ? undefined : known },
  );
};

const screenKey = (opening: AddressOpening): string | undefined =>
  'screen' in opening ? opening.screen.key : undefined;

describe('what an address opens', () => {
  test.each([
    ['planChangeIFP', '/coverage/'],
    ['planChangeMA', '/coverage/'],
    ['planChangeSHCEGWP', '/coverage/'],
    ['ssnVerification', '/account/'],
    ['ssnCorrect', '/account/'],
  ])('R2.085 R2.086 R2.088: the legacy option %s moves to its screen without its query', (option, start) => {
    const opening = open(`/inside.asp?mode=fdiredirect&option=${option}`);
    expect(opening.kind).toBe('moved');
    expect('href' in opening && opening.href.startsWith(start) && !opening.href.includes('?')).toBe(true);
  });

  test('R2.087 R2.089: in Spanish it moves to the Spanish address', () => {
    const spanish = { id: 'm01', language: 'es' } as const;
    for (const query of ['mode=fdiredirect&option=planChangeSHCEGWP', 'mode=questionnaire&form=nameChange'])
      expect(open(`/inside.asp?${query}`, spanish)).toMatchObject({
        kind: 'moved',
        href: expect.stringMatching(/^\/(cobertura|cuenta)\//) as string,
      });
  });

  test('R2.201: a path of the other language is found in the whole table, children included, without waiting for pages', () => {
    expect(open('/reclamos', { id: 'm01' }, 'unknown')).toMatchObject({
      kind: 'otherLanguage',
      language: 'es',
    });
    expect(open('/claims', { id: 'm01', language: 'es' })).toMatchObject({
      kind: 'otherLanguage',
      language: 'en',
    });
    const { paths } = frozenContext().config;
    expect(open(paths.es['billing.payNow'] ?? '')).toMatchObject({ kind: 'otherLanguage', language: 'es' });
  });

  test('R2.074: an extra page opens under its title; an unknown path waits until the pages are known', () => {
    const opening = open('/news');
    expect(opening).toMatchObject({ kind: 'extraPage', title: 'News', opening: { kind: 'screen' } });
    expect(open('/news', { id: 'm01' }, 'unknown').kind).toBe('waiting');
    expect(open('/noticias')).toMatchObject({ kind: 'otherLanguage', language: 'es' });
  });

  test('an extra page asks a visitor to sign in, redirects a member without plans to home, and waits for the choice of a coverage', () => {
    expect(open('/news', {})).toMatchObject({ opening: { kind: 'signIn' } });
    expect(open('/news', { id: 'm19' })).toMatchObject({
      opening: { kind: 'redirect', resetRedirect: true },
    });
    expect(open('/news', { id: 'm01', selected: 'none' })).toMatchObject({
      opening: { screen: { key: 'chooseCoverage' } },
    });
  });

  test('a redirect that has ended has no effect, and a screen before its first day is not found', () => {
    const { config, ...context } = frozenContext({ id: 'm01' });
    const dated = {
      ...config,
      redirects: config.redirects.map((redirect) => ({ ...redirect, until: '2027-01-05' })),
      screens: config.screens.map((screen) =>
        screen.key === 'billing' ? { ...screen, from: '2027-01-06' } : screen,
      ),
    };
    const openThen = (pathname: string, search = '') =>
      openAddress({ pathname, search }, { ...context, config: dated, pages });
    expect(openThen('/inside.asp', '?mode=fdiredirect&option=ssnCorrect').kind).toBe('screen');
    for (const key of ['billing', 'billing.payNow'])
      expect(screenKey(openThen(config.paths.en[key] ?? ''))).toBe('notFound');
  });

  test('an alias of a screen moves to its path in the language, with the query; home also stays at the root', () => {
    const { config } = frozenContext();
    const screens = config.screens.map((screen) =>
      screen.key === 'claims'
        ? { ...screen, aliases: ['/requests'], aliasesIn: { es: ['/solicitudes'] } }
        : screen,
    );
    const openAt = (pathname: string, language: 'en' | 'es') =>
      openAddress(
        { pathname, search: '?a=1' },
        { ...frozenContext({ id: 'm01', language }), config: { ...config, screens } },
      );
    expect(openAt('/requests', 'en')).toEqual({ kind: 'redirect', href: '/claims', resetRedirect: false });
    expect(openAt('/Requests/', 'es')).toEqual({ kind: 'redirect', href: '/reclamos', resetRedirect: false });
    expect(openAt('/solicitudes', 'es')).toEqual({
      kind: 'redirect',
      href: '/reclamos',
      resetRedirect: false,
    });
    expect(openAt('/solicitudes', 'en')).toMatchObject({ kind: 'otherLanguage', language: 'es' });
    expect(screenKey(openAt('/Claims/', 'en'))).toBe('claims');
    expect(screenKey(openAt('/', 'en'))).toBe('home');
  });

  test('R2.084: any other path is not found, signed in or out', () => {
    expect(screenKey(open('/nope'))).toBe('notFound');
    expect(screenKey(open('/nope', {}))).toBe('notFound');
    expect(screenKey(open('/%E0%A4%A'))).toBe('notFound');
  });
});
