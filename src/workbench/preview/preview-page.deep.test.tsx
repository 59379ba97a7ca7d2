import { beforeEach, expect, test, vi } from 'vitest';
import { allVisits, bothDoms } from '../../../tests/support/workbench/both-doms.tsx';
import { readMembers } from '../../samples/read-members.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockReturnValue();
});

test.each(readMembers().map(({ id }) => id))(
  'the tree of the preview is that of the signed-in portal, on every screen in both languages, for %s',
  { timeout: 900_000 },
  async (member) => {
    const visits = allVisits.filter((visit) => visit.member === member);
    const differing: unknown[] = [];
    for (const visit of visits) {
      const { portal, preview } = await bothDoms(visit);
      const at = portal.findIndex((line, index) => line !== preview[index]);
      if (at >= 0 || preview.length !== portal.length)
        differing.push({ ...visit, portal: portal[at], preview: preview[at] });
    }
    expect(visits.length).toBeGreaterThan(50);
    expect(differing).toEqual([]);
  },
);
