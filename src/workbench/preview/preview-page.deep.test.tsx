import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bothDoms, shownConfig } from '../../../tests/support/workbench/both-doms.tsx';
import { readMembers } from '../../samples/read-members.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** Screens that a member reaches by a path of their own and that stay on the portal. */
const screens = shownConfig.screens.filter(({ key, forwardTo }) => forwardTo === undefined && key in shownConfig.paths.en);

describe.each(['en', 'es'] as const)('in %s the preview has what the signed-in portal has, on every screen', (language) => {
  test.each(readMembers().map(({ id }) => id))('for %s', { timeout: 600_000 }, async (member) => {
    for (const { key: screen } of screens) {
      const { portal, preview } = await bothDoms({ member, screen, language });
      expect([screen, preview]).toEqual([screen, portal]);
    }
  });
});
