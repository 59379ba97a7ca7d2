import { beforeEach, expect, test, vi } from 'vitest';
import { bothDoms } from '../../../tests/support/workbench/both-doms.tsx';

beforeEach(() => {
  // The content service is away: the preview has none.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockReturnValue();
});

test.each([
  ['m01', 'home', 'en'],
  ['m09', 'billing', 'es'],
  ['m11', 'coverage.forms', 'en'],
] as const)('the preview has what the signed-in portal has: %s on %s in %s', async (member, screen, language) => {
  const { portal, preview } = await bothDoms({ member, screen, language });
  expect(portal.length).toBeGreaterThan(30);
  expect(preview).toEqual(portal);
});
