import { expect, test } from 'vitest';
import { frozenContext } from '../../../tests/support/members/sample-context.ts';
import { hrefInLanguage, placeAbove } from './hrefs.ts';

const spanishOf = (address: string): string =>
  hrefInLanguage('es', new URL(address, 'http://portal.example'), frozenContext());

test('R1.19: a change of language keeps screen, query and hash', () => {
  expect(spanishOf('/claims?x=1&slang=en#forms')).toBe('/reclamos?x=1&slang=en#forms');
  expect(spanishOf('/?x=1')).toBe('/?x=1');
  expect(spanishOf('/unknown?x=1')).toBe('/unknown?x=1');
});

test('a language that the query names follows the switch, so that a reload stays in it', () => {
  expect(spanishOf('/claims?lang=en&x=1')).toBe('/reclamos?lang=es&x=1');
  expect(spanishOf('/claims?x=1&lng=en#forms')).toBe('/reclamos?x=1&lng=es#forms');
});

test('no path is read as a host', () => {
  expect(hrefInLanguage('es', { pathname: '//evil.example/x', search: '', hash: '' }, frozenContext())).toBe(
    '/evil.example/x',
  );
});

test('R2.194: Back without an earlier page of the portal opens the parent screen or home, and for visitors the sign-in screen', () => {
  const { config } = frozenContext();
  const above = (pathname: string, isMember = true, language: 'en' | 'es' = 'en') =>
    placeAbove(config, { language, pathname, isMember });
  expect([above('/coverage/behavioral-health'), above('/claims'), above('/nope')]).toEqual([
    '/coverage',
    '/home',
    '/home',
  ]);
  expect([above('/login/guest-pay', false), above('/contact-us', false)]).toEqual(['/login', '/login']);
  expect(above('/facturación', true, 'es')).toBe('/inicio');
});
