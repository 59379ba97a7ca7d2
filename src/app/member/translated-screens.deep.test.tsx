import { beforeEach, expect, test, vi } from 'vitest';
import { allVisits } from '../../../tests/support/workbench/both-doms.tsx';
import { switchedWords } from '../../../tests/support/workbench/switched-words.tsx';
import { readMembers } from '../../samples/read-members.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockReturnValue();
});

test.each(readMembers().map(({ id }) => id))(
  'a switch of the language leaves no old text in a translated page, on every screen, for %s',
  { timeout: 900_000 },
  async (member) => {
    const stale: unknown[] = [];
    for (const visit of allVisits.filter((one) => one.member === member && one.language === 'en')) {
      const { after, expected } = await switchedWords(visit);
      const at = after.findIndex((line, index) => line !== expected[index]);
      if (at >= 0 || after.length !== expected.length)
        stale.push({ ...visit, line: after[at], expected: expected[at] });
    }
    expect(stale).toEqual([]);
  },
);
