import { expect, test } from 'vitest';
import type { Redirect } from '../../config/generated/config-files.ts';
import { legacyAddress } from './legacy-address.ts';

const redirects: readonly Redirect[] = [
  { path: 'inside.asp', query: { mode: 'fdiredirect', option: 'planChangeIFP' }, to: 'route:change' },
  { path: 'inside.asp', query: { mode: 'questionnaire', form: 'nameChange' }, to: 'route:name' },
  { path: 'app/letters', to: 'route:letters' },
];
const taken = (address: string): string | undefined => {
  const { pathname, search } = new URL(address, 'https://portal.example');
  return legacyAddress({ pathname, search }, redirects);
};

test('R2.085 R2.089: an address is redirected when its path ends as the redirect’s and its query has every parameter', () => {
  expect(taken('/inside.asp?mode=fdiredirect&option=planChangeIFP')).toBe('route:change');
  expect(taken('/MyChart/inside.asp?mode=questionnaire&form=nameChange&lang=es')).toBe('route:name');
  expect(taken('/app/letters')).toBe('route:letters');
});

test('letter case does not matter, in path, parameter or value', () => {
  expect(taken('/Inside.ASP?MODE=FdiRedirect&Option=PLANCHANGEIFP')).toBe('route:change');
});

test('another path, a missing parameter or another value does not redirect', () => {
  for (const address of [
    '/inside.asp',
    '/inside.asp?mode=fdiredirect',
    '/inside.asp?mode=fdiredirect&option=other',
    '/myinside.asp?mode=fdiredirect&option=planChangeIFP',
    '/letters',
  ])
    expect(taken(address)).toBeUndefined();
});
